/** For each import rule, files that break it and nothing else. */
export const PLANTED: Record<string, Record<string, string>> = {
  'kernel-knows-nothing': {
    'packages/kernel/src/planted-room.ts': "import '@parlance/artifacts/script';",
    'packages/kernel/src/planted-machine.ts': "import 'node:fs';",
  },
  'contract-knows-kernel': {
    'packages/contract/src/planted.ts': "import type { x } from '@parlance/artifacts/script';",
  },
  'artifacts-know-kernel': { 'packages/artifacts/src/planted.ts': "import '@parlance/ports/voice';" },
  'ports-know-kernel-and-artifacts': {
    'packages/ports/src/planted.ts': "import '@parlance/contract/audios';",
  },
  'suites-know-their-port': {
    'packages/ports/suites/planted.ts': "import '@parlance/adapters/voice/kokoro';",
  },
  'pipeline-knows-artifacts-ports-kernel': {
    'packages/pipeline/src/1-ingest/planted-adapter.ts': "import '@parlance/adapters/voice/kokoro';",
    'packages/pipeline/src/planted-server.ts': "import '../../../apps/server/src/db/schema.ts';",
  },
  'stage-never-another-stage': {
    'packages/pipeline/src/1-ingest/planted-neighbour.ts': "import '../2-write/outline.ts';",
    'packages/pipeline/src/2-write/planted-line.ts': "import '@parlance/pipeline/line';",
  },
  'adapter-knows-ports-artifacts-kernel': {
    'packages/adapters/src/voice/planted-pipeline.ts': "import '@parlance/pipeline/line';",
    'packages/adapters/src/voice/planted-contract.ts': "import '@parlance/contract/audios';",
    'packages/adapters/src/voice/planted-server.ts': "import '../../../../apps/server/src/config/config.ts';",
    'packages/adapters/src/voice/planted-engine.ts': "import '@parlance/speech/embedded';",
    'packages/adapters/src/voice/planted-writer.ts': "import '@parlance/writer/embedded';",
  },
  'language-knows-kernel': {
    'packages/language/src/planted-artifact.ts': "import '@parlance/artifacts/script';",
    'packages/language/src/planted-machine.ts': "import 'node:fs';",
    'packages/language/src/planted-claims.ts': "import '@parlance/claims/gate';",
    'packages/language/src/planted-writer.ts': "import '@parlance/writer/embedded';",
  },
  'claims-know-language-and-artifacts': {
    'packages/claims/src/planted-port.ts': "import '@parlance/ports/voice';",
    'packages/claims/src/planted-writer.ts': "import '@parlance/writer/embedded';",
    'packages/claims/src/planted-pipeline.ts': "import '@parlance/pipeline/line';",
  },
  'sound-knows-nothing': {
    'packages/sound/src/planted-room.ts': "import '@parlance/artifacts/script';",
    'packages/sound/src/planted-machine.ts': "import 'node:fs';",
  },
  'transcripts-know-artifacts': {
    'packages/transcripts/src/planted-port.ts': "import '@parlance/ports/voice';",
    'packages/transcripts/src/planted-machine.ts': "import 'node:fs';",
  },
  'show-notes-know-kernel': {
    'packages/show-notes/src/planted-contract.ts': "import '@parlance/contract/audios';",
    'packages/show-notes/src/planted-machine.ts': "import 'node:fs';",
  },
  'writer-knows-ports-and-language': {
    'packages/writer/src/planted-sound.ts': "import '@parlance/sound/resample';",
    'packages/writer/src/planted-adapter.ts': "import '@parlance/adapters/voice/kokoro';",
    'packages/writer/src/planted-speech.ts': "import '@parlance/speech/recording';",
    'packages/writer/src/planted-pipeline.ts': "import '@parlance/pipeline/line';",
  },
  'speech-knows-ports-and-language': {
    'packages/speech/src/planted-adapter.ts': "import '@parlance/adapters/voice/kokoro';",
    'packages/speech/src/planted-claims.ts': "import '@parlance/claims/gate';",
    'packages/speech/src/planted-writer.ts': "import '@parlance/writer/embedded';",
  },
  'documents-know-ports-and-isolation': {
    'packages/documents/src/planted-adapter.ts': "import '@parlance/adapters/voice/kokoro';",
    'packages/documents/src/planted-language.ts': "import '@parlance/language/languages';",
    'packages/documents/src/planted-pipeline.ts': "import '@parlance/pipeline/line';",
  },
  'isolation-knows-kernel': {
    'packages/isolation/src/planted-port.ts': "import '@parlance/ports/voice';",
    'packages/isolation/src/planted-adapter.ts': "import '@parlance/adapters/voice/kokoro';",
  },
  'isolation-only-around-native-code': {
    'packages/pipeline/src/2-write/planted-process.ts': "import '@parlance/isolation/semaphore';",
    'packages/pipeline/src/planted-process.ts': "import '@parlance/isolation/semaphore';",
    'apps/server/src/main-planted-process.ts': "import '@parlance/isolation/semaphore';",
    'apps/server/src/composition/planted-process.ts': "import '@parlance/isolation/semaphore';",
  },
  'adapter-never-another-ports-adapter': {
    'packages/adapters/src/voice/planted.ts': "import '../queue/boss.ts';",
  },
  'stand-ins-know-kernel': {
    'packages/stand-ins/src/planted-contract.ts': "import '@parlance/contract/audios';",
    'packages/stand-ins/src/planted-adapter.ts': "import '@parlance/adapters/voice/kokoro';",
    'packages/stand-ins/src/planted-server.ts': "import '../../../apps/server/src/config/config.ts';",
  },
  'stand-ins-only-by-compose': {
    'apps/server/src/http/planted-stand-in.ts': "import '@parlance/stand-ins/mail';",
    'apps/server/src/main-planted-stand-in.ts': "import '@parlance/stand-ins/mail';",
    'packages/adapters/src/voice/planted-stand-in.ts': "import '@parlance/stand-ins/mail';",
    'scripts/planted-stand-in.ts': "import '@parlance/stand-ins/mail';",
  },
  'vendor-only-in-adapters': {
    'packages/show-notes/src/planted-vendor.ts': "import 'vendor';",
    'packages/kernel/src/planted-vendor.ts': "import 'zod';",
    'packages/sound/src/planted-vendor.ts': "import 'vendor';",
    'packages/transcripts/src/planted-vendor.ts': "import 'vendor';",
    'packages/ports/src/planted-vendor.ts': "import type { x } from 'vendor';",
    'packages/pipeline/src/2-write/planted-vendor.ts': "await import('vendor');",
  },
  'schemas-only-by-zod': {
    'packages/contract/src/planted-vendor.ts': "import 'vendor';",
    'packages/artifacts/src/planted-vendor.ts': "import 'vendor';",
  },
  'suites-only-with-test-tools': { 'packages/ports/suites/planted-vendor.ts': "import 'vendor';" },
  'feature-never-a-sibling': {
    'apps/server/src/features/audios/planted.ts': "import '../billing/billing.store.ts';",
  },
  'feature-knows-no-frame': {
    'apps/server/src/features/audios/planted-http.ts': "import '../../http/server.ts';",
    'apps/server/src/features/audios/planted-worker.ts': "import '../../worker/run.ts';",
    'apps/server/src/features/audios/planted-config.ts': "import '../../config/config.ts';",
    'apps/server/src/features/audios/planted-mails.ts': "import '../../mails/mails.ts';",
    'apps/server/src/features/audios/planted-adapter.ts': "import '@parlance/adapters/voice/kokoro';",
    'apps/server/src/features/audios/planted-pipeline.ts': "import '@parlance/pipeline/line';",
  },
  'feature-shape-knows-db': {
    'apps/server/src/events.ts': "import './features/billing/billing.store.ts';",
  },
  'http-knows-features-line-ports': {
    'apps/server/src/http/planted-adapter.ts': "import '@parlance/adapters/voice/kokoro';",
    'apps/server/src/http/planted-worker.ts': "import '../worker/run.ts';",
  },
  'worker-knows-features-line-ports': {
    'apps/server/src/worker/planted-stage.ts': "import '@parlance/pipeline/1-ingest/paste';",
    'apps/server/src/worker/planted-config.ts': "import '../config/config.ts';",
  },
  'vocabulary-knows-contract': { 'apps/server/src/log.ts': "import './db/schema.ts';" },
  'mails-know-contract-and-ports': {
    'apps/server/src/mails/planted-feature.ts': "import '../features/billing/billing.store.ts';",
    'apps/server/src/mails/planted-db.ts': "import '../db/schema.ts';",
    'apps/server/src/mails/planted-adapter.ts': "import '@parlance/adapters/voice/kokoro';",
  },
  'db-knows-kernel': { 'apps/server/src/db/planted.ts': "import '../features/billing/billing.store.ts';" },
  'compose-only-by-entries': {
    'apps/server/src/features/audios/planted-compose.ts': "import '../../composition/compose.ts';",
    'apps/server/src/http/planted-compose.ts': "import '../composition/compose.ts';",
    'scripts/planted-compose.ts': "import '../apps/server/src/composition/compose.ts';",
  },
  'vendors-chosen-in-compose': {
    'apps/server/src/composition/planted-choice.ts': "import '@parlance/adapters/voice/kokoro';",
    'apps/server/src/planted-writer-choice.ts': "import '@parlance/writer/embedded';",
    'apps/server/src/planted-reader-choice.ts': "import '@parlance/documents/isolated';",
    'apps/server/src/planted-voice-choice.ts': "import '@parlance/speech/embedded';",
  },
  'screens-only-in-web': {
    'apps/server/src/http/planted-screen.ts': "import '../../../web/src/lib/client.ts';",
    'packages/contract/src/planted-screen.ts': "import '../../../apps/web/src/lib/client.ts';",
  },
  'web-knows-contract-and-kernel': {
    'apps/web/src/features/audio/planted-artifact.ts': "import '@parlance/artifacts/script';",
    'apps/web/src/lib/planted-pipeline.ts': "import '@parlance/pipeline/line';",
    'apps/web/src/app/planted-server.ts': "import '../../../server/src/config/config.ts';",
    'apps/web/src/lib/planted-tables.ts': "import '@parlance/language/languages';",
  },
  'web-feature-never-a-sibling': {
    'apps/web/src/features/audio/planted-sibling.tsx': "import '../new-audio/page.tsx';",
  },
  'web-feature-knows-no-frame': {
    'apps/web/src/features/audio/planted-shell.tsx': "import '../../app/shell.tsx';",
  },
  'web-ui-knows-no-feature': { 'apps/web/src/ui/planted.tsx': "import '../features/audio/page.tsx';" },
  'web-lib-knows-no-screen': {
    'apps/web/src/lib/planted-ui.ts': "import '../ui/player.tsx';",
    'apps/web/src/lib/planted-feature.ts': "import '../features/audio/page.tsx';",
  },
  'web-islands-stay-light': {
    'apps/web/src/islands/planted-library.ts': "import 'zod';",
    'apps/web/src/islands/planted-part.ts': "import '../ui/player.tsx';",
  },
  'no-cycles': {
    'packages/kernel/src/planted-hen.ts': "import './planted-egg.ts';",
    'packages/kernel/src/planted-egg.ts': "import './planted-hen.ts';",
  },
  'no-dead-files': { 'packages/kernel/src/planted-orphan.ts': 'export const forgotten = 1;' },
  'no-orphans': { 'apps/web/src/lib/planted-orphan.ts': 'export const forgotten = 1;' },
  'imports-resolve': { 'packages/kernel/src/planted-nowhere.ts': "import './does-not-exist.ts';" },
  'tests-are-leaves': {
    'packages/adapters/src/voice/planted-test.ts': "import './kokoro.test.ts';",
    'apps/server/src/planted.test.ts': "import './composition/compose.test.ts';",
  },
  'test-material-only-for-tests': {
    'packages/adapters/src/voice/planted-material.ts': "import './testing/sample.ts';",
  },
  'suites-only-for-tests': {
    'packages/adapters/src/voice/planted-suite.ts': "import '@parlance/ports/suites/voice';",
  },
  'product-knows-no-tooling': {
    'apps/server/src/http/planted-tooling.ts': "import '../../../../scripts/test.ts';",
    'packages/pipeline/src/planted-tooling.ts': "import '../../../bench/make.ts';",
  },
  'journeys-see-the-outside': {
    'e2e/planted-server.spec.ts': "import '../apps/server/src/config/config.ts';",
    'e2e/planted-screen.spec.ts': "import '../apps/web/src/ui/player.tsx';",
  },
};
