import path from 'node:path';
import { feedsmithFeedReader } from '@parlance/adapters/feed-reader/feedsmith';
import { stripePayments } from '@parlance/adapters/payments/stripe';
import { saxesXmlReader } from '@parlance/adapters/xml-reader/saxes';
import { sourceUrl } from '@parlance/contract/new-audio';
import { ownPath } from '@parlance/contract/own-path';
import { isAppError } from '@parlance/kernel/errors';
import { findFaults, parseScript } from '@parlance/kernel/script-text';
import fc from 'fast-check';
import { parseRange } from '../../features/audios/media/byte-ranges.ts';
import { notesHtml } from '../../features/feeds/document/notes-html.ts';
import { text as xmlText } from '../../features/feeds/document/xml.ts';
import { serveUploads } from '../../features/uploads/testing/serve-uploads.ts';
import type { Ground, Invariant } from './ground.ts';
import { loadMutant } from './mutants.ts';
import { cut } from './mutate.ts';
import { newUser, openTrial } from './trial-database.ts';

/** Far above what any of them takes, far below what anybody would notice. */
const SLOWEST_MS = 500;

type Parser = {
  name: string;
  /** Things it should know, which are then spoilt. */
  known: readonly string[];
  /** Returns, throws AppError, or throws something else: then it crashed or gave a wrong answer. */
  parse(input: string): unknown;
};

const refuse = (wrong: boolean, what: string): void => {
  if (wrong) throw new Error(what);
};

const range =
  (parse: typeof parseRange) =>
  (input: string): void => {
    const found = parse(input, 100);
    if (typeof found !== 'string')
      refuse(
        !(found.start >= 0 && found.start <= found.end && found.end < 100),
        `${found.start}-${found.end} of 100 bytes`,
      );
  };

const PURE: Parser[] = [
  {
    name: 'address',
    known: ['https://example.com/a?b=c#d', 'example.com', 'http://[::1]:80/', 'https://user:pw@example.com'],
    parse(input) {
      const { success, data } = sourceUrl.safeParse(input);
      if (success) refuse(!/^https?:$/.test(new URL(data).protocol), `${data} is no web address`);
    },
  },
  {
    name: 'redirect',
    known: [
      '/app/home',
      '/app/audio/1?x=1#y',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/.//elsewhere.example',
    ],
    parse(input) {
      const own = ownPath(input);
      const here = 'https://ours.example';
      if (own !== null) refuse(new URL(own, here).origin !== here, `${own} leads elsewhere`);
    },
  },
  {
    name: 'script',
    known: ['HOST: Hello.\nCOHOST: Hello to you.', 'HOST:\r\nCOHOST:\u2028x', 'host: lower\nCOHOST: upper'],
    parse(input) {
      const { lines, faults } = parseScript(input, 'dialogue');
      if (faults.length === 0)
        refuse(findFaults(lines, 'dialogue').length > 0, 'a script with faults was let in');
    },
  },
  {
    name: 'RSS text',
    known: ['a & b < c', ']]>', '\u0000\ud800', 'Ünïcode 日本 😀'],
    parse(input) {
      const read = saxesXmlReader().read(`<a>${xmlText(input)}</a>`);
      refuse('error' in read, 'what was written is no XML');
    },
  },
  {
    name: 'show notes',
    known: [
      '# Title\n\n- 00:00:00 [a](https://example.com)\n- *b* **c**',
      '1. x\n2) y',
      '<script>x</script>',
    ],
    parse(input) {
      const { whole, short } = notesHtml(input.slice(0, 20_000), [], 4_000);
      refuse(
        /<(?!\/?(?:p|a|ul|ol|li|br|em|strong|code|b|i)\b)/.test(whole + short),
        'markup of a stranger came through',
      );
    },
  },
  {
    name: 'range',
    known: ['bytes=0-0', 'bytes=-5', 'bytes=5-', 'bytes=0-1,5-6', 'bytes=99-100'],
    parse: range(parseRange),
  },
  {
    name: 'podcast feed',
    known: [
      '<rss version="2.0"><channel><title>T</title><item><title>A</title><guid>1</guid><description>&lt;p&gt;x</description><enclosure url="https://e.example/a.mp3" type="audio/mpeg" length="1"/></item></channel></rss>',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><id>1</id></entry></feed>',
    ],
    parse: (input) => feedsmithFeedReader().read(input),
  },
];

const payments = stripePayments({
  secretKey: 'sk_test',
  webhookSecret: 'whsec_trial',
  apiUrl: 'http://127.0.0.1:9',
});
const WEBHOOK: Parser = {
  name: 'webhook',
  known: ['t=1,v1=00', 't=9999999999,v1=', 'v0=x', '{"id":"evt_1","type":"invoice.paid"}'],
  async parse(input) {
    const taken = await payments.readEvent(input, input).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
    });
    refuse(taken !== undefined, 'an unsigned event was taken');
  },
};

/** Whole inputs, spoilt ones and runs of one sign, which are where patterns get lost. */
const inputs = (known: readonly string[]) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .tuple(fc.constantFrom(...known), fc.nat(200), fc.nat(20), fc.string({ unit: 'binary', maxLength: 8 }))
      .map(
        ([text, at, gone, put]) =>
          text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + gone),
      ),
    fc
      .tuple(
        fc.constantFrom(' ', '\n', '<', '[', '(', '“', '*', '_', '#', '.', '-', '0', '\u0301', '\u2028'),
        fc.nat(3_000),
        fc.constantFrom(...known),
      )
      .map(([sign, times, text]) => `${text}${sign.repeat(times)}${text}`),
  );

async function judge({ name, known, parse }: Parser, times: number, seed: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(inputs(known), async (input) => {
      // Of this process alone: on a busy machine a clock tells about others.
      const began = process.cpuUsage();
      try {
        await parse(input);
      } catch (error) {
        if (!isAppError(error))
          throw new Error(`${name}: ${error} for ${JSON.stringify(input.slice(0, 300))}`);
      }
      const { user, system } = process.cpuUsage(began);
      const tookMs = (user + system) / 1000;
      refuse(
        tookMs > SLOWEST_MS,
        `${name}: ${tookMs.toFixed(0)} ms for ${JSON.stringify(input.slice(0, 80))}`,
      );
    }),
    { numRuns: times, seed, endOnFailure: true },
  );
}

/** Headers of the upload protocol go through the whole server: whatever they say, the answer is no 5xx. */
async function tusHeaders({ url, folder }: Ground): Promise<Parser & { close(): Promise<void> }> {
  const trial = openTrial(url, 1);
  const userId = await newUser(trial.db);
  await trial.close();
  const server = await serveUploads({
    databaseUrl: url,
    folder: path.join(folder),
    people: new Set([userId]),
  });
  return {
    name: 'tus headers',
    known: ['0', '5', 'filename YS50eHQ=', '1.0.0', '524288001', '-1'],
    async parse(input) {
      const value = [...input]
        .map((sign) => (sign.charCodeAt(0) % 0xdf) + 0x20)
        .filter((code) => code !== 0x7f);
      const header = String.fromCharCode(...value.slice(0, 200)).trim();
      const reply = await fetch(server.url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${userId}`,
          'tus-resumable': '1.0.0',
          'upload-length': input.length % 2 ? '5' : header,
          'upload-metadata': header,
        },
      });
      await reply.body?.cancel();
      refuse(reply.status >= 500, `answered ${reply.status}`);
    },
    close: server.stop,
  };
}

async function neverCrash(ground: Ground, times: number, seed: number): Promise<string> {
  const tus = await tusHeaders(ground);
  try {
    const all = [...PURE, WEBHOOK, tus];
    for (const parser of all) await judge(parser, times, seed);
    return `${times} inputs each for ${all.map(({ name }) => name).join(', ')}: answered or refused, none slow`;
  } finally {
    await tus.close();
  }
}

export const parsers: Invariant = {
  name: '16: parsers never crash',
  full: (ground, seed) => neverCrash(ground, 100_000, seed),
  small: (ground, seed) => neverCrash(ground, 300, seed),
  mutants: [
    {
      without: 'a range may reach past the end',
      async run(_, seed) {
        const file = 'features/audios/media/byte-ranges.ts';
        const { mutant } = await loadMutant<{ mutant: { parseRange: typeof parseRange } }>(
          cut(file, 'Math.min(Number(last), bytes - 1)', 'Number(last)'),
          { mutant: file },
        );
        const ranges = PURE.find(({ name }) => name === 'range')!;
        await judge({ ...ranges, parse: range(mutant.parseRange) }, 2_000, seed);
        return 'nothing was noticed';
      },
    },
  ],
};
