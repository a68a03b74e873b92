import { INVARIANTS } from './invariants.ts';
import { showInvariants } from './show-invariants.ts';

// By number: 1 to 9 are shown here, later ones in invariants-of-servers.test.ts.
showInvariants(INVARIANTS.filter(({ byProcesses, name }) => byProcesses && Number.parseInt(name, 10) < 10));
