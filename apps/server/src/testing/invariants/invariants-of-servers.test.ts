import { INVARIANTS } from './invariants.ts';
import { showInvariants } from './show-invariants.ts';

showInvariants(INVARIANTS.filter(({ byProcesses, name }) => byProcesses && Number.parseInt(name, 10) >= 10));
