import type { SourceText } from '@parlance/artifacts/source-text';
import { findFaults } from '@parlance/kernel/script-text';
import { briefFor } from '@parlance/ports/suites/writer';
import type { Author } from '@parlance/stand-ins/models/testing/model-server';
import type { Asked } from '@parlance/stand-ins/models/testing/protocol';
import { expect, it } from 'vitest';
import { fixtureSource } from '../fixtures/read-fixture.ts';
import { modelWriter } from './model-writer.ts';
import { PROMPTED_PHRASES } from './phrases.ts';
import { inProcessModel } from './testing/in-process-model.ts';
import { plainFallback } from './testing/plain-fallback.ts';
import { critique, kindOf, script } from './testing/scripted-author.ts';

const whole = fixtureSource('en');
const source: SourceText = { ...whole, passages: whole.passages.slice(0, 6) };
const said = JSON.stringify(source.passages.map(({ text }) => text));
const OURS = new Set([
  ...PROMPTED_PHRASES.en.welcome.flat(),
  'Go on.',
  'Welcome from the other writer.',
  'Goodbye from the other writer.',
]);

const asText = (asked: Asked): string =>
  script(asked)
    .lines.filter((line) => /^(CO)?HOST/.test(line))
    .join('\n');
const withLines = (change: (lines: string[]) => unknown[]) => (asked: Asked) =>
  JSON.stringify({ ...script(asked), lines: change(script(asked).lines) });

/** What a weak model makes of a request for a script. */
const WEAK: Record<string, (asked: Asked) => string> = {
  'breaks off in the middle': (asked) => {
    const answer = JSON.stringify(script(asked));
    return answer.slice(0, answer.length / 2);
  },
  'writes a script and no JSON': asText,
  'writes objects instead of lines': withLines((lines) =>
    lines.flatMap((line) => {
      const [, speaker, text, id] = /^(\w+): (.*?)(?: \[(p\d+)\])?$/.exec(line) ?? [];
      return speaker ? [{ speaker, text, cites: id ? [id] : [] }] : [];
    }),
  ),
  'writes in another language': withLines((lines) =>
    lines.map((_, at) => `${at % 2 ? 'COHOST' : 'HOST'}: Era uma vez um farol muito antigo na costa. [p2]`),
  ),
  'invents all of it': withLines((lines) =>
    lines.map((_, at) => `${at % 2 ? 'COHOST' : 'HOST'}: Napoleon lost ${at + 5000} men at Atlantis. [p2]`),
  ),
  'never ends': withLines((lines) => Array.from({ length: 40 }, () => lines.slice(1)).flat()),
  'never ends a line': () => `{"lines": ["HOST: ${'and so it goes on '.repeat(4_000)}`,
  refuses: () => 'I am sorry, but I cannot help with that.',
  'answers with nothing': () => '{}',
};

const detector = { detect: (text: string) => (text.includes('Era uma vez') ? 'pt' : undefined) };

it.each(Object.keys(WEAK))('a model that %s costs nobody their audio', async (weakness) => {
  const author: Author = (asked) =>
    kindOf(asked) === 'critique' ? JSON.stringify(critique(asked)) : (WEAK[weakness]?.(asked) ?? '');
  const told: string[] = [];
  const writer = modelWriter({ model: inProcessModel(author), fallback: plainFallback, detector });
  const { lines } = await writer.write(source, briefFor('en-US'), new AbortController().signal, (some) =>
    told.push(...some.map(({ text }) => text)),
  );
  expect(findFaults(lines, 'dialogue')).toEqual([]);
  const strange = lines.filter(
    ({ text, unread }) => !OURS.has(text) && !unread && !said.includes(JSON.stringify(text).slice(1, -1)),
  );
  expect(strange.map(({ text }) => text)).toEqual([]);
  expect(told.join()).not.toMatch(/Napoleon|Era uma vez|sorry/);
});
