import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small house in which everybody keeps to the rules: each file imports all that its room may import. */
const LAWFUL: Record<string, string> = {
  'packages/kernel/src/ids.ts': 'export const id = 1;',
  'packages/kernel/src/limits.ts': "import './ids.ts';",
  'packages/contract/src/audios.ts': "import 'zod'; import '@parlance/kernel/ids'; export const audios = 1;",
  'packages/artifacts/src/script.ts': "import 'zod'; import '@parlance/kernel/ids'; export const script = 1;",
  'packages/ports/src/voice.ts': "import '@parlance/kernel/ids'; import '@parlance/artifacts/script';",
  'packages/ports/suites/voice.ts':
    "import 'vitest'; import 'node:fs'; import '@parlance/ports/voice'; import '@parlance/artifacts/script';",
  'packages/pipeline/src/1-ingest/paste.ts':
    "import '@parlance/artifacts/script'; import '@parlance/ports/voice'; import '@parlance/sound/resample';",
  'packages/pipeline/src/2-write/write.ts': "import 'node:crypto'; import './outline.ts';",
  'packages/pipeline/src/2-write/outline.ts':
    "import '@parlance/kernel/ids'; import '@parlance/language/languages'; import '@parlance/claims/gate';",
  'packages/pipeline/src/line.ts':
    "import './1-ingest/paste.ts'; import './2-write/write.ts'; import './4-produce/mix.ts';",
  'packages/pipeline/src/4-produce/mix.ts':
    "import '@parlance/isolation/semaphore'; import '@parlance/transcripts/cue';",
  'packages/isolation/src/semaphore.ts': "import 'vendor'; import 'node:fs'; import '@parlance/kernel/ids';",
  'packages/sound/src/resample.ts': 'export const resample = 1;',
  'packages/transcripts/src/cue.ts': "import '@parlance/artifacts/script'; import '@parlance/kernel/ids';",
  'packages/show-notes/src/blocks.ts': "import '@parlance/kernel/ids';",
  'packages/language/src/languages.ts': "import 'vendor'; import '@parlance/kernel/ids';",
  'packages/language/src/text/fold.ts': "import '@parlance/kernel/ids';",
  'packages/claims/src/gate.ts':
    "import 'vendor'; import 'node:timers/promises'; import '@parlance/artifacts/script'; import '@parlance/language/languages'; import '@parlance/kernel/ids';",
  'packages/documents/src/isolated.ts':
    "import 'vendor'; import 'node:fs'; import '@parlance/ports/voice'; import '@parlance/isolation/semaphore'; import '@parlance/kernel/ids';",
  'packages/writer/src/embedded.ts':
    "import 'vendor'; import 'node:fs'; import '@parlance/ports/voice'; import '@parlance/artifacts/script'; import '@parlance/language/languages'; import '@parlance/isolation/semaphore'; import '@parlance/claims/gate'; import './writer.ts';",
  'packages/writer/src/writer.ts': 'export const write = 1;',
  'packages/speech/src/embedded.ts':
    "import 'vendor'; import 'node:fs'; import '@parlance/ports/voice'; import '@parlance/artifacts/script'; import '@parlance/language/languages'; import '@parlance/isolation/semaphore'; import '@parlance/sound/resample'; import './recording.ts';",
  'packages/speech/src/recording.ts': "import '@parlance/kernel/ids';",
  'packages/adapters/src/voice/kokoro.ts':
    "import 'vendor'; import 'node:fs'; import '@parlance/ports/voice'; import '@parlance/artifacts/script'; import '@parlance/language/languages'; import '@parlance/isolation/semaphore'; import '@parlance/sound/resample'; import '@parlance/speech/recording';",
  'packages/adapters/src/voice/providers.ts': "import './kokoro.ts';",
  'packages/adapters/src/voice/kokoro.test.ts':
    "import './kokoro.ts'; import './testing/sample.ts'; import '@parlance/ports/suites/voice';",
  'packages/adapters/src/voice/testing/sample.ts': "import '@parlance/pipeline/line';",
  'packages/adapters/src/voice/speak-thread.ts': 'postMessage(1);',
  'packages/adapters/src/queue/boss.ts': "import 'vendor';",
  'packages/stand-ins/src/mail.ts': "import 'vendor'; import 'node:http'; import '@parlance/kernel/ids';",
  'packages/adapters/src/queue/boss.test.ts': "import './boss.ts'; import '@parlance/stand-ins/mail';",
  'apps/server/src/mails/mails.ts':
    "import 'vendor'; import '@parlance/contract/audios'; import '@parlance/ports/voice'; import '@parlance/kernel/ids';",
  'apps/server/src/config/config.ts':
    "import 'zod'; import '@parlance/kernel/limits'; import '@parlance/adapters/voice/providers';",
  'apps/server/src/db/schema.ts': "import 'vendor'; import '@parlance/kernel/ids';",
  'apps/server/src/features/audios/audios.routes.ts':
    "import 'vendor'; import '../../db/schema.ts'; import '@parlance/contract/audios'; import '@parlance/ports/voice'; import './audios.view.ts'; import '../../feature.ts';",
  'apps/server/src/feature.ts': "import './db/schema.ts'; import '@parlance/contract/audios';",
  'apps/server/src/features/audios/audios.view.ts':
    "import '@parlance/artifacts/script'; import '@parlance/transcripts/cue';",
  'apps/server/src/features/billing/billing.store.ts':
    "import '../../db/schema.ts'; import '@parlance/show-notes/blocks';",
  'apps/server/src/http/server.ts':
    "import 'vendor'; import '../features/audios/audios.routes.ts'; import '@parlance/ports/voice'; import '@parlance/contract/audios'; import '../db/schema.ts';",
  'apps/server/src/worker/run.ts':
    "import '@parlance/pipeline/line'; import '../features/audios/audios.view.ts'; import '@parlance/ports/voice';",
  'apps/server/src/composition/compose.ts':
    "import '../config/config.ts'; import '../http/server.ts'; import '../worker/run.ts'; import '@parlance/adapters/voice/kokoro'; import '@parlance/adapters/queue/boss'; import '@parlance/documents/isolated'; import '@parlance/writer/embedded'; import '@parlance/speech/embedded'; import '@parlance/stand-ins/mail'; import '../mails/mails.ts'; import '../features/billing/billing.store.ts';",
  'apps/server/src/main.ts': "import './composition/compose.ts';",
  'apps/server/src/composition/compose.test.ts': "import './compose.ts'; import 'vitest';",
  'apps/web/src/lib/client.ts':
    "import 'vendor'; import '@parlance/contract/audios'; import '@parlance/kernel/ids'; import '@parlance/transcripts/cue'; import '@parlance/language/text/fold';",
  'apps/web/src/lib/locales/en-US.ts': "import '../client.ts';",
  'apps/web/src/ui/player.tsx':
    "import 'vendor'; import '../lib/client.ts'; import '@parlance/show-notes/blocks';",
  'apps/web/src/features/audio/page.tsx': "import '../../ui/player.tsx'; import '../../lib/client.ts';",
  'apps/web/src/features/new-audio/page.tsx':
    "import '../../ui/player.tsx'; import type { Route } from './+types/page';",
  'apps/web/src/app/shell.tsx':
    "import '../features/audio/page.tsx'; import '../features/new-audio/page.tsx';",
  'e2e/create.spec.ts':
    "import 'vendor'; import '../apps/web/src/lib/locales/en-US.ts'; import '@parlance/contract/audios';",
  'bench/make.ts': "import '../apps/server/src/composition/compose.ts';",
  'scripts/test.ts': "import 'node:fs';",
};

const VENDORS = ['zod', 'vitest', 'vendor'];

function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${text}\nexport {};\n`);
  }
}

/** Leads to every planted file that isn't there to be dead, so that each breaks one rule only. */
const keepAlive = (paths: string[]): Record<string, string> => ({
  'apps/server/keep-alive-thread.ts': paths
    .filter((path) => /^(apps\/server|packages\/[^/]+)\/src\//.test(path) && !/\.test\.ts$/.test(path))
    .map((path) => `import '../../${path}';`)
    .join('\n'),
});

/** Builds the lawful house in a folder of its own, with planted files added, wired as npm wires ours. */
export function buildHouse(planted: Record<string, string>, dead: Record<string, string>): string {
  const repo = join(import.meta.dirname, '../..');
  const root = mkdtempSync(join(tmpdir(), 'fences-'));
  write(root, LAWFUL);
  write(root, { ...planted, ...dead, ...keepAlive(Object.keys(planted)) });
  mkdirSync(join(root, 'node_modules/@parlance'), { recursive: true });
  for (const room of readdirSync(join(repo, 'packages'))) {
    cpSync(join(repo, 'packages', room, 'package.json'), join(root, 'packages', room, 'package.json'));
    symlinkSync(join('../../packages', room), join(root, 'node_modules/@parlance', room));
  }
  for (const vendor of VENDORS) {
    mkdirSync(join(root, 'node_modules', vendor));
    writeFileSync(
      join(root, 'node_modules', vendor, 'package.json'),
      JSON.stringify({ name: vendor, main: 'index.js' }),
    );
    writeFileSync(join(root, 'node_modules', vendor, 'index.js'), '');
  }
  return root;
}
