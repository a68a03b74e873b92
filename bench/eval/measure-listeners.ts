import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { answerTo } from '@parlance/writer/choose/answer';
import { share } from './conversation/tokens.ts';
import type { ListenersQuestion } from './labelled-articles.ts';
import { lettersOf, type ReadArticle } from './measure-choice.ts';
import { contentLanguage } from './read-texts.ts';
import { type Measure, percent } from './table.ts';
import { LISTENER_TARGETS } from './targets.ts';

const FIRST_LINES = 4;

type Asked = {
  readonly is: ListenersQuestion['is'];
  readonly claimed: boolean;
  readonly denied: boolean;
  /** One of the sentences that answer it is told in the first lines. */
  readonly heard: boolean;
};

type WriteOne = (source: SourceText, request: Pick<Brief, 'language' | 'question'>) => Promise<Script>;

/** The questions that people ask before they have read a text, and what its episode makes of them. */
export async function askAll(articles: readonly ReadArticle[], writeOne: WriteOne): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const { article, reading } of articles)
    for (const { is, question, at } of article.asked) {
      const language = contentLanguage(article.language);
      const { lines, warnings } = await writeOne(reading.source, { language, question });
      const first = lettersOf(
        lines
          .slice(0, FIRST_LINES)
          .map(({ text }) => text)
          .join(' '),
      );
      const answers = article.lines.filter((line) => at.includes(line.at));
      asked.push({
        is,
        claimed: answerTo(question, reading).is === 'found',
        denied: warnings.includes('question_unanswered'),
        heard: answers.some(({ text }) => first.includes(lettersOf(text))),
      });
    }
  return asked;
}

export function listenerMeasures(asked: readonly Asked[]): Measure[] {
  const rate = (kinds: readonly Asked['is'][], has: (one: Asked) => boolean): number => {
    const of = asked.filter(({ is }) => kinds.includes(is));
    return share(of.filter(has).length, of.length);
  };
  const heard = rate(['answered'], (one) => one.heard);
  const denied = rate(['answered'], (one) => one.denied);
  const claimed = rate(['near', 'outside'], (one) => one.claimed);
  const outside = rate(['outside'], (one) => one.denied);
  return [
    { label: 'questions', shown: String(asked.length), ok: true },
    {
      label: 'answered: heard within four lines',
      shown: percent(heard),
      ok: heard >= LISTENER_TARGETS.heard,
    },
    { label: 'answered: denied', shown: percent(denied), ok: denied <= LISTENER_TARGETS.denied },
    { label: 'answered: claimed', shown: percent(rate(['answered'], (one) => one.claimed)), ok: true },
    { label: 'not answered: claimed', shown: percent(claimed), ok: claimed <= LISTENER_TARGETS.claimed },
    { label: 'near: denied', shown: percent(rate(['near'], (one) => one.denied)), ok: true },
    { label: 'outside: denied', shown: percent(outside), ok: outside >= LISTENER_TARGETS.outside },
  ];
}
