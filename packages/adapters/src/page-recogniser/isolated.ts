import { open } from 'node:fs/promises';
import { IsolationError, toAppError } from '@parlance/isolation/failure';
import { type IsolatedProcess, startProcess } from '@parlance/isolation/processes';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { Semaphore } from '@parlance/kernel/semaphore';
import type { PageRecogniser, PagesFile, RecognisingTask } from '@parlance/ports/page-recogniser';
import { RECOGNISING_LIMITS, REFUSALS, type Recognising, refused, type SeenPage } from './messages.ts';
import { toBlocks } from './to-blocks.ts';

const PROGRAM = new URL('./recognising-process.ts', import.meta.url);

const CODES: Parameters<typeof toAppError>[1] = {
  refusals: REFUSALS,
  out_of_memory: 'document.too_large',
  timed_out: 'document.too_large',
  otherwise: 'document.unreadable',
};

/** Pages that cost a process each before the file is given up. */
const MAX_LOST_PROCESSES = 3;
/** WebAssembly never gives memory back; a fresh process does. */
const RENEW_AFTER_PAGES = 25;

const { heapMegabytes, residentBytes, openMs, pageMs } = RECOGNISING_LIMITS;

type Start = typeof startProcess<Recognising>;

/** One file in the hands of a process that is replaced when a page was too much for it. */
class Recognition implements AsyncDisposable {
  readonly #descriptor: number;
  readonly #format: PagesFile['format'];
  readonly #signal: AbortSignal;
  readonly #start: Start;
  #process: IsolatedProcess<Recognising> | undefined;
  #read = 0;
  #lost = 0;
  pages = 0;

  constructor(descriptor: number, format: PagesFile['format'], signal: AbortSignal, start: Start) {
    this.#descriptor = descriptor;
    this.#format = format;
    this.#signal = signal;
    this.#start = start;
  }

  /** Whose turn it is has a process; the one before ends, so that there are no more of them than turns. */
  async open(): Promise<IsolatedProcess<Recognising>> {
    if (this.#process && !this.#process.isOver && this.#read < RENEW_AFTER_PAGES) return this.#process;
    await this.#process?.kill();
    this.#read = 0;
    const options = { program: PROGRAM, heapMegabytes, residentBytes, file: this.#descriptor };
    this.#process = await this.#start({ ...options, confine: 'native' }, this.#signal);
    const limits = { patienceMs: openMs, signal: this.#signal };
    this.pages = (await this.#process.call('open', [this.#format], limits)).pages;
    return this.#process;
  }

  /** Undefined when the page could not be read; throws when that happens too often. */
  async page(number: number, language: string | undefined, guess: string): Promise<SeenPage | undefined> {
    try {
      const process = await this.#reopen();
      this.#read++;
      const limits = { patienceMs: pageMs, signal: this.#signal };
      return await process.call('page', [number, language, guess], limits);
    } catch (error) {
      if (!(error instanceof IsolationError)) throw error;
      // One broken page must not cost the book, and a picture has no other.
      if (this.pages < 2 || (this.#process?.isOver && ++this.#lost > MAX_LOST_PROCESSES)) throw error;
      return undefined;
    }
  }

  /** What could be opened before is opened again: on a busy machine that takes too long by chance. */
  async #reopen(): Promise<IsolatedProcess<Recognising>> {
    try {
      return await this.open();
    } catch (error) {
      if (!(error instanceof IsolationError)) throw error;
      await this.#process?.kill();
      return this.open();
    }
  }

  /** The next page starts another. */
  async rest(): Promise<void> {
    await this.#process?.kill();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.rest();
  }
}

type Turn = NonNullable<RecognisingTask['turn']>;

/**
 * Pages in turns. A process stays with its file between two pages unless another file's page comes between them: then
 * it ends first, because each may hold what one may.
 */
class Turns {
  readonly #atOnce: number;
  /** Files that have a process and no turn, the one that rests longest first. */
  readonly #resting = new Set<Recognition>();
  #inside = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async take<T>(file: Recognition, turn: Turn, signal: AbortSignal, read: () => Promise<T>): Promise<T> {
    using _place = await turn(signal);
    this.#resting.delete(file);
    this.#inside++;
    try {
      for (const other of this.#resting) {
        if (this.#resting.size + this.#inside <= this.#atOnce) break;
        this.#resting.delete(other);
        await other.rest();
      }
      return await read();
    } finally {
      this.#inside--;
      this.#resting.add(file);
    }
  }

  leave(file: Recognition): void {
    this.#resting.delete(file);
  }
}

async function recognise(
  descriptor: number,
  { format }: PagesFile,
  { task, start, turns, turn }: { task: RecognisingTask; start: Start; turns: Turns; turn: Turn },
) {
  const { only, maxPages, language: guess, onPage, signal } = task;
  await using recognition = new Recognition(descriptor, format, signal, start);
  const inTurn = <T>(read: () => Promise<T>) => turns.take(recognition, turn, signal, read);
  using left = new DisposableStack();
  left.defer(() => turns.leave(recognition));
  const seen: { number: number; paragraphs: SeenPage['paragraphs'] }[] = [];
  let language: string | undefined;
  const see = async (number: number) => {
    const page = await recognition.page(number, language, guess);
    if (!page || page.paragraphs.length === 0) return;
    language ??= page.language;
    seen.push({ number, paragraphs: page.paragraphs });
  };
  // A photo is read in the turn that opens it.
  const wanted = await inTurn(async () => {
    await recognition.open();
    const numbers = only ?? Array.from({ length: recognition.pages }, (_, index) => index + 1);
    if (numbers.length > maxPages)
      throw new AppError('document.too_many_pages', {
        log: `${numbers.length} pages are pictures`,
        params: { pages: numbers.length, max_pages: maxPages },
      });
    if (numbers[0] !== undefined) await see(numbers[0]);
    return numbers;
  });
  for (const [index, number] of wanted.entries()) {
    if (index > 0) await inTurn(() => see(number));
    onPage?.(index + 1, wanted.length);
  }
  const { pages } = recognition;
  const blocks = toBlocks(seen);
  if (blocks.length === 0) throw refused('document.empty', `no word on ${wanted.length} pages`);
  const withText = new Set(seen.map(({ number }) => number));
  const unreadPages = wanted.filter((number) => !withText.has(number));
  return { language: language ?? guess, blocks, pages, unreadPages };
}

/** tesseract and what opens strangers' pictures, in a process of their own for each file. */
export function isolatedPageRecogniser({
  atOnce = 1,
  start = startProcess,
}: {
  atOnce?: number;
  start?: Start;
} = {}): PageRecogniser {
  const places = new Semaphore(atOnce);
  const turns = new Turns(atOnce);
  return {
    async recognise(file, task) {
      const { turn = (signal: AbortSignal) => places.acquire(signal) } = task;
      await using content = await open(file.path).catch((cause: unknown) => {
        throw refused('document.unreadable', 'the file can’t be opened', cause);
      });
      try {
        return await recognise(content.fd, file, { task, start, turns, turn });
      } catch (error) {
        throw isAppError(error) ? error : toAppError(error, CODES);
      }
    },
  };
}
