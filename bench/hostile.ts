/**
 * Gives the whole product files that mean harm, one after the other: each must end in a clear error within
 * 30 s, with the service up and nothing charged. Prints what became of each.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Audio } from '@parlance/contract/audios';
import { UPLOADS_PATH } from '@parlance/contract/uploads';
import { makeMedia } from '../packages/adapters/src/media-reader/fixtures/make-media.ts';
import {
  deflatedMegabytes,
  inflatingStream,
  nestedFormsPdf,
} from '../packages/documents/src/fixtures/bombs.ts';
import { docxParts } from '../packages/documents/src/fixtures/office.ts';
import { writePdf } from '../packages/documents/src/fixtures/pdf-writer.ts';
import { writeZip } from '../packages/documents/src/fixtures/zip-writer.ts';
import { startProduct } from '../scripts/product-process.ts';
import { signUp } from './client.ts';

const WITHIN_MS = 30_000;
const HOURS = 10;

/** What each file is, and what may be said of it. */
type Case = { name: string; bytes: Buffer; says: RegExp };

const zipOf = (packed: Buffer): Buffer =>
  writeZip([...docxParts('').slice(0, -1), { name: 'word/document.xml', packed }]);

/** A minute of a tone, once for each minute. */
async function tenHours(folder: string): Promise<Buffer> {
  const minute = await readFile(makeMedia(path.join(folder, 'minute.mp3'), { seconds: 60, sound: 'mp3' }));
  return Buffer.concat(Array<Buffer>(HOURS * 60).fill(minute));
}

async function hostileFiles(folder: string): Promise<Case[]> {
  const film = await readFile(
    makeMedia(path.join(folder, 'film.mp4'), { seconds: 20, sound: 'aac', film: true }),
  );
  const sound = await readFile(makeMedia(path.join(folder, 'sound.m4a'), { seconds: 20, sound: 'aac' }));
  const pdf = writePdf([{ texts: [{ text: 'Only a few words.', x: 60, y: 60 }] }]);
  const document = /file_(unreadable|too_large|scanned)|page_without_text|source_too_thin/;
  const media = /media_(unreadable|without_speech)/;
  return [
    { name: 'nothing.txt', bytes: Buffer.alloc(0), says: document },
    {
      name: 'one-page-of-2-gigabytes.pdf',
      bytes: writePdf([{ content: inflatingStream(2_000) }]),
      says: document,
    },
    {
      name: 'hundred-pages-of-100-megabytes.pdf',
      bytes: writePdf(Array(100).fill({ content: inflatingStream(100) })),
      says: document,
    },
    { name: 'forms-in-forms.pdf', bytes: nestedFormsPdf(), says: document },
    { name: 'zip-bomb.docx', bytes: zipOf(deflatedMegabytes(4_000)), says: document },
    { name: 'zip-bomb.epub', bytes: zipOf(deflatedMegabytes(4_000)), says: document },
    { name: 'truncated.pdf', bytes: pdf.subarray(0, pdf.length / 2), says: document },
    { name: 'playlist.mp3', bytes: Buffer.from('#EXTM3U\n#EXTINF:5,\nfile:///etc/passwd\n'), says: media },
    { name: 'concat.mp3', bytes: Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), says: media },
    { name: 'page.pdf', bytes: Buffer.from('<html><body>no pdf at all</body></html>'), says: /./ },
    { name: 'pdf-behind-zip.pdf', bytes: Buffer.concat([zipOf(deflatedMegabytes(10)), pdf]), says: document },
    {
      name: 'zip-behind-pdf.docx',
      bytes: Buffer.concat([pdf, zipOf(deflatedMegabytes(10))]),
      says: document,
    },
    { name: 'truncated.m4a', bytes: sound.subarray(0, sound.length - 2_000), says: media },
    { name: 'film-named-song.mp3', bytes: film, says: /video_needs_pro|media_/ },
    { name: 'noise.mp3', bytes: Buffer.alloc(200_000, 0xff), says: media },
    { name: 'ten-hours.mp3', bytes: await tenHours(folder), says: /media_too_long/ },
  ];
}

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-hostile-'));
const product = await startProduct(path.join(folder, 'data'), 'inherit', { LOG_LEVEL: 'silent' });
const failures: string[] = [];
const judge = (name: string, fine: boolean, what: string) => {
  console.log(`${fine ? 'ok  ' : 'BAD '} ${name.padEnd(38)}${what}`);
  if (!fine) failures.push(name);
};

try {
  const client = await signUp(product.url);
  const pair = (await client.options()).pairs.find(({ languages }) => languages.includes('en-US'));
  const request = {
    language: 'en-US',
    level: 'beginner',
    mode: 'dialogue',
    length: 'short',
    voice: pair?.id,
  };

  async function upload(name: string, bytes: Buffer): Promise<Response> {
    return fetch(`${product.url}${UPLOADS_PATH}`, {
      method: 'POST',
      headers: {
        ...client.authorization,
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes.length),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes),
    });
  }

  async function untilEnded(id: string): Promise<Audio> {
    for (;;) {
      const audio = await client.audio(id);
      if (['ready', 'failed', 'cancelled'].includes(audio.status)) return audio;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  for (const { name, bytes, says } of await hostileFiles(folder)) {
    const sent = await upload(name, bytes);
    const id = new URL(sent.headers.get('location') ?? product.url, product.url).pathname.split('/').at(-1);
    const startedAt = performance.now();
    const made = await client.create({ ...request, source: { type: 'files', upload_ids: [id] } });
    const audio = await untilEnded(made.id);
    const ms = performance.now() - startedAt;
    const code = audio.error?.code ?? audio.status;
    const alive = (await fetch(`${product.url}/readyz`)).ok;
    judge(
      name,
      says.test(code) && audio.status === 'failed' && ms < WITHIN_MS && alive && !audio.credits_charged,
      `${code} after ${(ms / 1000).toFixed(1)} s, ${(bytes.length / 1e6).toFixed(1)} MB, charged ${audio.credits_charged ?? 0}`,
    );
  }
  const user = await client.read<{ credits_remaining: number }>('/api/current_user');
  judge('credits afterwards', user.credits_remaining === 10, String(user.credits_remaining));
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
if (failures.length > 0) process.exitCode = 1;
