import { setTimeout as sleep } from 'node:timers/promises';
import { damagePage, printPage, scanOf } from '@parlance/adapters/page-recogniser/testing/printed-pages';
import { UPLOADS_PATH } from '@parlance/contract/uploads';
import type { Scene } from '../scene.ts';
import type { Person, Stage } from '../stage.ts';

const PAGES = 20;
const SENTENCES = 'The river was low that summer, and people walked across it to the market. '.repeat(12);
const READING = ['queued', 'ingesting'];
const POLL_MS = 250;

const printed = printPage('The river', [[SENTENCES, SENTENCES]]);
const photo = printed;
const scan = printed
  .then((page) => damagePage(page, { tiltDegrees: 1.3, noisy: true }))
  .then((page) => scanOf(Array<Buffer>(PAGES).fill(page)));
let voice: unknown;

/** How long the picture of a page takes to be read: the script that is then written is not waited for. */
async function read(
  stage: Stage,
  by: Person,
  name: string,
  bytes: Buffer,
  signal?: AbortSignal,
): Promise<number> {
  const upload = await new Promise<string>((resolve, reject) => {
    stage
      .open({
        by,
        method: 'POST',
        path: UPLOADS_PATH,
        bytes,
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': String(bytes.length),
          'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
          'content-type': 'application/offset+octet-stream',
        },
      })
      .once('error', reject)
      .once('response', (reply) => {
        reply.resume();
        resolve(reply.headers.location?.split('/').at(-1) ?? '');
      });
  });
  const body = {
    source: { type: 'files', upload_ids: [upload] },
    language: 'en-US',
    level: 'beginner',
    mode: 'monologue',
    length: 'short',
    voice,
    review: true,
  };
  const reply = await stage.ask({ by, method: 'POST', path: '/api/audios', body });
  if (reply.status !== 202) return reply.status;
  const path = `/api/audios/${(JSON.parse(reply.text) as { id: string }).id}`;
  for (let status = 'queued'; READING.includes(status) && !signal?.aborted; await sleep(POLL_MS)) {
    const { text } = await stage.ask({ by, path });
    status = (JSON.parse(text || '{}') as { status?: string }).status ?? status;
  }
  await stage.ask({ by, method: 'POST', path: `${path}/cancel` });
  for (let tries = 0; tries < 40; tries++) {
    if ((await stage.ask({ by, method: 'DELETE', path })).status === 204) break;
    await sleep(POLL_MS);
  }
  return 200;
}

/** Twenty noisy pages, sent again and again; somebody else sends a photo. */
export const pageRecognition: Scene = {
  door: 'page recognition',
  atOnce: 1,
  others: 1,
  async prepare(stage, by) {
    const options = JSON.parse((await stage.ask({ by, path: '/api/options' })).text) as {
      voices: { id: string; languages: string[] }[];
    };
    voice = options.voices.find(({ languages }) => languages.includes('en-US'))?.id;
  },
  heavy: async (stage, by, signal) => read(stage, by, 'scan.pdf', await scan, signal),
  light: async (stage, by) => read(stage, by, 'photo.png', await photo),
  pauseMs: 1_000,
  onMainThread: false,
};
