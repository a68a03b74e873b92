import { keepCompiled } from './builds/compiled.ts';
import { builtProgram, ensureServerBuild } from './builds/server.ts';
import { ensureWebBuild } from './builds/web.ts';

keepCompiled();
await ensureServerBuild();
await ensureWebBuild();
await import(builtProgram('supervisor-process'));
