/**
 * Makes the samples of the landing page: writes our own source texts as pages and handouts, gives them to the
 * running product as any visitor would, and keeps what it made. `npm run make-samples [id …]` remakes some or all.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALMANAC_DIR } from '@parlance/almanac';
import { type Audio, Peaks } from '@parlance/contract/audios';
import { UPLOADS_PATH } from '@parlance/contract/uploads';
import { Upload } from 'tus-js-client';
import { signUp } from '../bench/client.ts';
import { freePort, startProduct } from './product-process.ts';
import { SAMPLE_REQUESTS, type SampleRequest } from './samples/requests.ts';
import { htmlPage, pdfFile, readSourceText } from './samples/source-documents.ts';

const REPO = path.resolve(import.meta.dirname, '..');
const TEXTS = path.join(import.meta.dirname, 'samples/texts');
const PUBLIC = path.join(REPO, 'apps/web/public/samples');
const MANIFEST = path.join(REPO, 'apps/web/src/features/landing/samples.json');
const DRAWN_PEAKS = 160;
const OPENING_TURNS = 3;

type Client = Awaited<ReturnType<typeof signUp>>;
type Document = { file: string; bytes: Buffer };

async function documentOf({ source, language }: SampleRequest): Promise<Document> {
  const place =
    source.kind === 'topic' ? path.join(ALMANAC_DIR, source.article) : path.join(TEXTS, source.text);
  const text = readSourceText(await readFile(place, 'utf8'));
  const name = source.kind === 'topic' ? path.basename(source.article, '.md') : source.name;
  return source.kind === 'pdf'
    ? { file: `${name}.pdf`, bytes: await pdfFile(text, language) }
    : { file: `${name}.html`, bytes: Buffer.from(htmlPage(text, language)) };
}

/** Our pages, on loopback, at the one port that the product may read from. */
async function servePublic(port: number): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const file = path.join(PUBLIC, path.basename(request.url ?? ''));
    const body = await readFile(file).catch(() => null);
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => server.close();
}

const upload = (url: string, headers: Record<string, string>, { file, bytes }: Document): Promise<string> =>
  new Promise((resolve, reject) => {
    const sending: Upload = new Upload(bytes, {
      endpoint: `${url}${UPLOADS_PATH}`,
      metadata: { filename: file },
      headers,
      onError: reject,
      onSuccess: () => resolve(path.posix.basename(new URL(sending.url ?? '').pathname)),
    });
    sending.start();
  });

/** A stream of events may end before the audio does: then the next one is asked for. */
async function finished(client: Client, id: string): Promise<Audio> {
  for (;;) {
    try {
      for await (const event of client.events(id)) if (event.status === 'failed') break;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    const audio = await client.audio(id);
    if (audio.status === 'ready' || audio.status === 'failed') return audio;
  }
}

async function make(
  url: string,
  client: Client,
  audioRequest: SampleRequest,
  document: Document,
  site: string,
) {
  const { source, id: _, ...choices } = audioRequest;
  const asked =
    source.kind === 'topic'
      ? { type: 'topic', topic: source.topic }
      : source.kind === 'website'
        ? { type: 'url', url: `${site}/${document.file}` }
        : { type: 'files', upload_ids: [await upload(url, client.authorization, document)] };
  const { id } = await client.create({ ...choices, source: asked, length: 'short' });
  const audio = await finished(client, id);
  if (audio.status !== 'ready')
    throw new Error(`${audioRequest.id} ended ${audio.status}: ${audio.error?.code}`);
  return audio;
}

const rounded = (peaks: number[]): number[] =>
  Array.from({ length: DRAWN_PEAKS }, (_, at) => {
    const [from, to] = [at, at + 1].map((edge) => Math.floor((edge * peaks.length) / DRAWN_PEAKS));
    const slice = peaks.slice(from, Math.max((from ?? 0) + 1, to ?? 0));
    return Math.round((slice.reduce((sum, peak) => sum + peak, 0) / slice.length) * 100) / 100;
  });

/** Who says what at first: cues of one speaker put together again. */
function openingOf(transcript: string): { speaker: string; text: string }[] {
  const turns: { speaker: string; text: string }[] = [];
  for (const [, speaker = '', cue = ''] of transcript.matchAll(
    /<v(?:\.\S+)? ([^>]+)>([\s\S]*?)(?=\n\n|$)/g,
  )) {
    const text = cue
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const last = turns.at(-1);
    if (last?.speaker === speaker) last.text += ` ${text}`;
    else turns.push({ speaker, text });
  }
  return turns.slice(0, OPENING_TURNS);
}

/** Keeps sound and transcript, and says what the landing page needs to know at once. */
async function keep(client: Client, audio: Audio, audioRequest: SampleRequest, document: Document) {
  const { peaks } = Peaks.parse(await client.read(audio.peaks_url ?? ''));
  const transcript = Buffer.from(await client.download(audio.transcript_url ?? '')).toString();
  // What people get, byte for byte.
  const mp3 = await client.download(audio.media_url ?? '');
  await writeFile(path.join(PUBLIC, `${audioRequest.id}.mp3`), mp3);
  await writeFile(path.join(PUBLIC, `${audioRequest.id}.vtt`), transcript);
  const { voices } = await client.options();
  const ids =
    typeof audioRequest.voice === 'string'
      ? [audioRequest.voice]
      : [audioRequest.voice.host, audioRequest.voice.cohost];
  return {
    id: audioRequest.id,
    kind: audioRequest.source.kind,
    mode: audioRequest.mode,
    language: audioRequest.language,
    level: audioRequest.level,
    title: audio.title ?? '',
    voices: ids.map((id) => voices.find((voice) => voice.id === id)?.name ?? id),
    question: audioRequest.question ?? null,
    emphasis: audioRequest.emphasis ?? null,
    source: document.file,
    durationMs: audio.duration_ms ?? 0,
    opening: openingOf(transcript),
    peaks: rounded(peaks),
  };
}

type Kept = Awaited<ReturnType<typeof keep>>;

async function main(only: string[]): Promise<void> {
  await mkdir(PUBLIC, { recursive: true });
  const before = JSON.parse(await readFile(MANIFEST, 'utf8').catch(() => '[]')) as Kept[];
  const made = new Map(before.map((entry) => [entry.id, entry]));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parlance-samples-'));
  const port = await freePort();
  const stopServing = await servePublic(port);
  const product = await startProduct(dataDir, 'inherit', { PARLANCE_FETCH_ALLOW: `127.0.0.1:${port}` });
  try {
    for (const audioRequest of SAMPLE_REQUESTS) {
      if (only.length > 0 && !only.includes(audioRequest.id)) continue;
      const document = await documentOf(audioRequest);
      await writeFile(path.join(PUBLIC, document.file), document.bytes);
      // Somebody new each time: nobody's trial credits would do for all.
      const client = await signUp(product.url);
      const audio = await make(product.url, client, audioRequest, document, `http://127.0.0.1:${port}`);
      made.set(audioRequest.id, await keep(client, audio, audioRequest, document));
      console.log(`${audioRequest.id}: ${audio.title}, ${Math.round((audio.duration_ms ?? 0) / 1000)} s`);
      const entries = SAMPLE_REQUESTS.flatMap(({ id }) => made.get(id) ?? []);
      await writeFile(MANIFEST, `${JSON.stringify(entries, null, 2)}\n`);
      execFileSync('biome', ['format', '--write', MANIFEST]);
    }
  } finally {
    await product.stop();
    stopServing();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
