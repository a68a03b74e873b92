/**
 * How well scanned pages are read: character errors on clean, tilted, noisy and small pages in six languages, seconds a
 * page, and what the reading process holds over a long scan. `scans pages 10` and `scans memory 100` run one of the two;
 * `scans pages 3 4` takes the fifth to the seventh text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isolatedPageRecogniser } from '@parlance/adapters/page-recogniser/isolated';
import { damagePage, printPage, scanOf } from '@parlance/adapters/page-recogniser/testing/printed-pages';

const TEXTS = path.resolve(import.meta.dirname, 'eval/texts');
const [what = 'pages', count = what === 'memory' ? '100' : '10', from = '0'] = process.argv.slice(2);
const folder = await mkdtemp(path.join(tmpdir(), 'parlance-scans-'));
const signal = new AbortController().signal;
const recogniser = isolatedPageRecogniser();

const KINDS = {
  clean: {},
  tilted: { tiltDegrees: true },
  noisy: { tiltDegrees: true, noisy: true },
  small: { tiltDegrees: true, noisy: true, halfSize: true },
} as const;

/** Quotation marks of both kinds count as one; everything else must be as printed. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

function errorsBetween(truth: string, read: string): number {
  let before = Uint32Array.from({ length: read.length + 1 }, (_, at) => at);
  for (let row = 1; row <= truth.length; row++) {
    const next = new Uint32Array(read.length + 1);
    next[0] = row;
    for (let at = 1; at <= read.length; at++)
      next[at] = Math.min(
        before[at]! + 1,
        next[at - 1]! + 1,
        before[at - 1]! + (truth[row - 1] === read[at - 1] ? 0 : 1),
      );
    before = next;
  }
  return before[read.length]!;
}

/** A title and as many paragraphs as a page of one column or two holds. */
function textOf(file: string, chars: number): { title: string; paragraphs: string[]; language: string } {
  const [title = '', ...rest] = readFileSync(path.join(TEXTS, file), 'utf8')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').replace(/^#+ /, '').trim())
    .filter((paragraph) => paragraph !== '');
  const paragraphs: string[] = [];
  for (const paragraph of rest) {
    if (paragraphs.join(' ').length + paragraph.length > chars) break;
    paragraphs.push(paragraph);
  }
  return { title, paragraphs, language: file.split('.').at(-2) ?? 'en' };
}

const TILTS = [1, -2, 3, -1, 2];
const TICKS_A_SECOND = 100;

/** Seconds that processes of ours which have ended were at work: on a busy machine the clock says more than a page costs. */
async function workedSeconds(): Promise<number> {
  const fields = (await readFile('/proc/self/stat', 'latin1')).split(') ').at(-1)!.split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

type Total = { errors: number; chars: number; ms: number; worked: number; pages: number };
const NOTHING: Total = { errors: 0, chars: 0, ms: 0, worked: 0, pages: 0 };

const added = (total: Total, page: Omit<Total, 'pages'>): Total => ({
  errors: total.errors + page.errors,
  chars: total.chars + page.chars,
  ms: total.ms + page.ms,
  worked: total.worked + page.worked,
  pages: total.pages + 1,
});

async function pages(): Promise<void> {
  const files = readdirSync(TEXTS)
    .filter((file) => file.endsWith('.txt'))
    .slice(Number(from), Number(from) + Number(count));
  const totals = new Map<string, Total>();
  let sure = 0;
  let wrongAndSure = 0;
  for (const [index, file] of files.entries()) {
    const inTwo = index % 2 === 1;
    const { title, paragraphs, language } = textOf(file, inTwo ? 2_400 : 2_000);
    const half = Math.ceil(paragraphs.length / 2);
    const columns = inTwo ? [paragraphs.slice(0, half), paragraphs.slice(half)] : [paragraphs];
    const printed = await printPage(title, columns);
    const truth = plain([title, ...paragraphs].join(' '));
    for (const [kind, damage] of Object.entries(KINDS)) {
      const tiltDegrees = 'tiltDegrees' in damage ? TILTS[index % TILTS.length]! : 0;
      const picture = path.join(folder, `${index}-${kind}`);
      await writeFile(picture, await damagePage(printed, { ...damage, tiltDegrees }));
      const started = performance.now();
      const workedBefore = await workedSeconds();
      const read = await recogniser.recognise(
        { path: picture, format: 'picture' },
        { language, maxPages: 1, signal },
      );
      const ms = performance.now() - started;
      const worked = (await workedSeconds()) - workedBefore;
      const text = plain(read.blocks.map((block) => block.text).join(' '));
      const errors = errorsBetween(truth, text);
      for (const line of read.blocks.flatMap(({ lines }) => lines)) {
        if (line.confidence < 0.9) continue;
        sure++;
        if (!truth.includes(plain(line.text).replace(/-$/, ''))) wrongAndSure++;
      }
      const page = { errors, chars: truth.length, ms, worked };
      for (const key of [kind, `${kind} ${language}`])
        totals.set(key, added(totals.get(key) ?? NOTHING, page));
      const share = ((100 * errors) / truth.length).toFixed(2);
      console.log(
        `${file.padEnd(22)}${inTwo ? 'two' : 'one'}  ${kind.padEnd(8)}${share.padStart(6)} %  ${(ms / 1000).toFixed(1).padStart(6)} s  ${worked.toFixed(1).padStart(6)} s of work  ${truth.length} characters`,
      );
    }
  }
  for (const [key, { errors, chars, ms, worked, pages }] of [...totals].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(
      `${key.padEnd(11)}${((100 * errors) / chars).toFixed(2).padStart(6)} %  ${(ms / pages / 1000).toFixed(1)} s a page, ${(worked / pages).toFixed(1)} s of work, process start included`,
    );
  console.log(`lines that may be quoted: ${sure}, not letter-perfect among them: ${wrongAndSure}`);
}

/** The most that the recognising process has held so far. */
async function peakMegabytes(): Promise<number> {
  let most = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'latin1').catch(() => '');
    if (!command.includes('recognising-process')) continue;
    const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
    most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }
  return most;
}

async function memory(pageCount: number): Promise<void> {
  const { title, paragraphs, language } = textOf('tides.en.txt', 900);
  const worn = await damagePage(await printPage(title, [paragraphs]), {
    tiltDegrees: 1,
    noisy: true,
    halfSize: true,
  });
  const pdf = path.join(folder, 'scan.pdf');
  await writeFile(pdf, scanOf(Array(pageCount).fill(worn)));
  let peak = 0;
  const started = performance.now();
  const look = setInterval(async () => {
    peak = Math.max(peak, await peakMegabytes());
  }, 500);
  const read = await recogniser.recognise(
    { path: pdf, format: 'pdf' },
    {
      language,
      maxPages: pageCount,
      signal,
      onPage: (done, total) => {
        const seconds = (performance.now() - started) / 1000;
        if (done % 5 === 0 || done === total)
          console.log(
            `${done} of ${total} pages, ${(seconds / done).toFixed(1)} s a page, ${Math.round(peak)} MB at most`,
          );
      },
    },
  );
  clearInterval(look);
  console.log(`${read.pages} pages, ${read.unreadPages.length} unread, ${Math.round(peak)} MB at most`);
}

try {
  if (what === 'memory') await memory(Number(count));
  else await pages();
} finally {
  await rm(folder, { recursive: true, force: true });
}
