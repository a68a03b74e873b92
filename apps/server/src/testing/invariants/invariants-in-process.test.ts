import { INVARIANTS } from './invariants.ts';
import { showInvariants } from './show-invariants.ts';

showInvariants(INVARIANTS.filter(({ byProcesses }) => !byProcesses));
