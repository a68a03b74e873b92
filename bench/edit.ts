/**
 * How long a dialogue of ten minutes takes to be made again after one of its lines was changed, beside what
 * making it took; and how many lines were spoken for it. Prints the ratio.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AudioScript } from '@parlance/contract/audios';
import { countWords, WORDS_PER_MINUTE } from '@parlance/kernel/speech-time';
import { type ProductProcess, startProduct } from '../scripts/product-process.ts';
import { signUp } from './client.ts';

const ARTICLE = path.resolve(import.meta.dirname, '../packages/writer/src/fixtures/lighthouses.en.txt');
const MINUTES = Number(process.argv[2] ?? 10);
/** As many as a line of our own writer has on average, with the sentence that fills it up. */
const WORDS_A_LINE = 14;
const MOST_OF_A_MAKE = 0.05;

/** Sentences of an article, dealt out to two speakers until there is enough to say. */
function dialogueOf(article: string): string {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(article)]
    .map(({ segment }) => segment.replace(/[\s#]+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
  const lines: string[] = [];
  let words = 0;
  for (let at = 0; words < MINUTES * WORDS_PER_MINUTE || lines.length % 2 === 1; ) {
    // An article that is told a second time must not be found on the shelf.
    const round = Math.floor(at / sentences.length);
    let text = round === 0 ? '' : `Once more, for the ${round + 1}th time:`;
    while (countWords(text) < WORDS_A_LINE) text = `${text} ${sentences[at++ % sentences.length]}`.trim();
    words += countWords(text);
    lines.push(`${lines.length % 2 === 0 ? 'HOST' : 'COHOST'}: ${text}`);
  }
  return lines.join('\n');
}

async function countTakes(dataDir: string): Promise<number> {
  const files = await readdir(path.join(dataDir, 'objects'), { recursive: true });
  return files.filter((name) => name.endsWith('.take')).length;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'parlance-bench-'));
let server: ProductProcess | undefined;
try {
  server = await startProduct(dataDir);
  const { url } = server;
  const client = await signUp(url);
  const pair = (await client.options()).pairs.find(({ languages }) => languages.includes('en-US'));
  const untilSettled = async (id: string) => {
    for await (const _ of client.events(id)) {
    }
    return client.audio(id);
  };

  const madeAt = performance.now();
  const { id } = await client.create({
    source: { type: 'script', script: dialogueOf(await readFile(ARTICLE, 'utf8')) },
    language: 'en-US',
    level: 'intermediate',
    mode: 'dialogue',
    length: 'long',
    voice: pair?.id,
  });
  const made = await untilSettled(id);
  const makeMs = performance.now() - madeAt;
  if (made.status !== 'ready') throw new Error(`the audio ended ${made.status}`);
  const takes = await countTakes(dataDir);

  const { lines } = await client.read<AudioScript>(`/api/audios/${id}/script`);
  const middle = Math.floor(lines.length / 2);
  const changed = lines.with(middle, { ...lines[middle]!, text: `Listen closely. ${lines[middle]!.text}` });
  const editedAt = performance.now();
  const answer = await fetch(`${url}/api/audios/${id}/script`, {
    method: 'PUT',
    headers: { ...client.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ lines: changed }),
  });
  if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
  const remade = await untilSettled(id);
  const editMs = performance.now() - editedAt;
  if (remade.revision === made.revision)
    throw new Error(`nothing was made: ${JSON.stringify(remade.remake)}`);
  const newTakes = (await countTakes(dataDir)) - takes;
  const ratio = editMs / makeMs;

  const say = (label: string, value: string) => console.log(`${label.padEnd(28)}${value.padStart(10)}`);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  say('audio', seconds(made.duration_ms ?? 0));
  say('lines', String(lines.length));
  say('made in', seconds(makeMs));
  say('one line changed in', seconds(editMs));
  say('ratio', `${(ratio * 100).toFixed(1)} %`);
  say('new takes', String(newTakes));
  process.exitCode = newTakes === 1 && ratio <= MOST_OF_A_MAKE ? 0 : 1;
} finally {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
