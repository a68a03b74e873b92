// The product as it starts without a bundle: every module of its own, compiled when it was compiled before.
import { keepCompiled } from '../scripts/builds/compiled.ts';
import { ensureWebBuild } from '../scripts/builds/web.ts';

keepCompiled();
await ensureWebBuild();
await import('../apps/server/src/supervisor/supervisor-process.ts');
