/**
 * How fast long PDFs become text, and what the reading process holds at its peak. Pages of one and of two
 * columns with running lines and notes, made here, so that the same file is measured everywhere.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Placed, writePdf } from '@parlance/documents/fixtures/pdf-writer';
import { isolatedDocumentReader } from '@parlance/documents/isolated';

const PAGES = Number(process.argv[2] ?? 2_000);
const WORDS =
  'the harbour master kept a careful record of every vessel that entered before the tide turned and another of those that were still waiting outside while the wind held from the north'.split(
    ' ',
  );

const say = (label: string, value: string) => console.log(`${label.padEnd(34)}${value}`);

/** Any words, but never the same page twice. */
function words(seed: number, chars: number): string {
  let text = '';
  for (let next = seed; text.length < chars; next = (next * 31 + 7) % 9_973)
    text += `${text ? ' ' : ''}${WORDS[next % WORDS.length]}${next % 11 === 0 ? '.' : ''}`;
  return text;
}

function page(number: number): Placed[] {
  const twoColumns = number % 2 === 0;
  const line = (index: number, x: number, chars: number): Placed => ({
    text: words(number * 101 + index * 3 + x, chars),
    x,
    y: 100 + index * 14,
  });
  const body = Array.from({ length: 46 }, (_, index) =>
    twoColumns ? [line(index, 50, 42), line(index, 310, 42)] : [line(index, 50, 90)],
  );
  return [
    { text: 'Harbour Records', x: 50, y: 40, size: 9 },
    { text: String(number), x: 290, y: 815, size: 9 },
    { text: `Chapter ${number}`, x: 50, y: 75, size: 16, bold: true },
    ...body.flat(),
    { text: '1 Kept in the office at the eastern wall.', x: 50, y: 770, size: 7 },
  ];
}

/** The most memory any child of this process has held; only Linux tells. */
async function childPeakMegabytes(): Promise<number> {
  try {
    const threads = await readdir('/proc/self/task');
    const lists = await Promise.all(threads.map((id) => readFile(`/proc/self/task/${id}/children`, 'utf8')));
    const peaks = lists
      .flatMap((list) => list.trim().split(/\s+/).filter(Boolean))
      .map(async (pid) => {
        const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
        return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
      });
    return Math.max(0, ...(await Promise.all(peaks)));
  } catch {
    return 0;
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-ingest-'));
try {
  const file = path.join(folder, 'long.pdf');
  const bytes = writePdf(
    Array.from({ length: PAGES }, (_, index) => ({ texts: page(index + 1) })),
    { compress: true },
  );
  await writeFile(file, bytes);
  let peak = 0;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await childPeakMegabytes());
  }, 200);
  const startedAt = performance.now();
  const document = await isolatedDocumentReader().read(
    { path: file, format: 'pdf', name: 'long.pdf' },
    AbortSignal.timeout(900_000),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(watch);
  const chars = document.blocks.reduce((sum, block) => sum + block.text.length, 0);
  say('PDF', `${PAGES} pages, ${(bytes.length / 1e6).toFixed(1)} MB`);
  say('Read in', `${seconds.toFixed(1)} s, ${(PAGES / seconds).toFixed(1)} pages a second`);
  say('Text', `${document.blocks.length} blocks, ${(chars / 1e6).toFixed(1)} million characters`);
  say('Peak memory of the process', peak > 0 ? `${peak.toFixed(0)} MB` : 'unknown on this system');
} finally {
  await rm(folder, { recursive: true, force: true });
}
