import { keepCompiled } from './builds/compiled.ts';
import { builtProgram, ensureServerBuild } from './builds/server.ts';

keepCompiled();
await ensureServerBuild();
await import(builtProgram('operator'));
