import type { Brief } from '@parlance/artifacts/brief';
import { Lexer } from '@parlance/language/text/lexer';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';
import type { Choice } from './chooser.ts';

export type Attention = {
  readonly answer: Choice['answer'];
  readonly pull: ReadonlyMap<number, number>;
  inOrder(told: readonly Sentence[]): Sentence[];
};

export function attend({ sentences, pack }: Reading, { question = '', emphasis = '' }: Brief): Attention {
  const lexer = new Lexer(pack);
  const asked = new Set(lexer.terms(question));
  const wanted = new Set([...asked, ...lexer.terms(emphasis)]);
  const pull = new Map<number, number>();
  let found = false;
  for (const { text, index } of sentences) {
    const own = new Set(lexer.terms(text));
    const n = [...wanted].filter((t) => own.has(t)).length;
    if (n > 0) pull.set(index, (2 * n) / wanted.size);
    found ||= [...asked].some((t) => own.has(t));
  }
  return {
    answer: !question ? 'found' : found || asked.size === 0 ? 'near' : 'none',
    pull,
    inOrder: (t) => [...t],
  };
}
