import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eldLanguageDetector } from '@parlance/adapters/language-detector/eld';
import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { ingestPaste } from '@parlance/pipeline/1-ingest/text/paste';
import { phrasesOf } from '@parlance/writer/plain/phrases/phrases-of';
import type { PlainPhrases } from '@parlance/writer/plain/phrases/plain-phrases';
import { share, tokensOf } from './conversation/tokens.ts';
import { type Half, halfOf } from './halves.ts';
import { contentLanguage } from './read-texts.ts';
import { type Measure, percent } from './table.ts';
import { QUESTION_TARGETS } from './targets.ts';

/** The form public sets of questions and answers come in: articles of paragraphs, each with questions. */
type Article = {
  title: string;
  paragraphs: { context: string; qas: { question: string; answers: { text: string }[] }[] }[];
};

export type AskedText = {
  name: string;
  language: string;
  source: SourceText;
  /** Without answers: the text does not answer it. */
  asked: { question: string; answers: string[] }[];
};

const questionsOf = ({ paragraphs }: Article) =>
  paragraphs.flatMap(({ qas }) =>
    qas.map(({ question, answers }) => ({ question, answers: answers.map(({ text }) => text) })),
  );

const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter(
    (_, at) => Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length),
  );

/** Every "name.xx.json" of a folder. Of each article some of its own questions, and one of the next article's. */
export async function readQuestions(
  folder: string,
  half: Half | undefined,
  each: number,
): Promise<AskedText[]> {
  const detector = eldLanguageDetector();
  const files = (await readdir(folder)).filter((file) => /\.[a-z]{2}\.json$/.test(file)).sort();
  const sets = await Promise.all(
    files.map(async (file) => {
      const base = file.slice(-7, -5);
      const { data } = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as { data: Article[] };
      return data.map((article, at): AskedText => {
        const title = article.title.replaceAll('_', ' ');
        const text = `# ${title}\n\n${article.paragraphs.map(({ context }) => context).join('\n\n')}`;
        const other = data[(at + 7) % data.length] as Article;
        return {
          name: article.title,
          language: contentLanguage(base),
          source: ingestPaste(detector, text, base),
          asked: [
            ...spread(questionsOf(article), each),
            ...spread(questionsOf(other), Math.ceil(each / 3)).map(({ question }) => ({
              question,
              answers: [],
            })),
          ],
        };
      });
    }),
  );
  return sets.flat().filter(({ name }) => half === undefined || halfOf(name) === half);
}

const normal = (text: string): string => ` ${tokensOf(text).join(' ')} `;
const says = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => normal(text).includes(normal(phrase)));

const FIRST_LINES = 4;

export type Answered = { answerable: boolean; denied: boolean; claimed: boolean; heard: boolean };

/** What an episode says of a question, and whether one of the known answers is heard in its first lines. */
export function judgeAnswer(script: Script, answers: readonly string[], phrases: PlainPhrases): Answered {
  const first = script.lines.slice(0, FIRST_LINES).map(({ text }) => text);
  const opening = first.join(' ');
  return {
    answerable: answers.length > 0,
    denied: says(opening, phrases.answerNone),
    claimed: says(opening, phrases.answerFound),
    // The first line repeats the question, which may hold the answer's words.
    heard: says(first.slice(1).join(' '), answers),
  };
}

export function answerMeasures(all: readonly Answered[]): Measure[] {
  const answerable = all.filter((each) => each.answerable);
  const others = all.filter((each) => !each.answerable);
  const rate = (of: readonly Answered[], is: (each: Answered) => boolean): number =>
    share(of.filter(is).length, of.length);
  const denied = rate(answerable, (each) => each.denied);
  const heard = rate(answerable, (each) => each.heard);
  const claimed = rate(others, (each) => each.claimed);
  return [
    { label: 'questions the text answers', shown: String(answerable.length), ok: true },
    { label: 'denied all the same', shown: percent(denied), ok: denied <= QUESTION_TARGETS.denied },
    { label: 'answer within four lines', shown: percent(heard), ok: heard >= QUESTION_TARGETS.heard },
    { label: 'claimed as answered', shown: percent(rate(answerable, (each) => each.claimed)), ok: true },
    { label: 'questions it does not answer', shown: String(others.length), ok: true },
    { label: 'claimed as answered', shown: percent(claimed), ok: claimed <= QUESTION_TARGETS.claimed },
    { label: 'denied', shown: percent(rate(others, (each) => each.denied)), ok: true },
  ];
}

export async function measureQuestions(
  texts: readonly AskedText[],
  writeOne: (source: SourceText, request: Pick<Brief, 'language' | 'question'>) => Promise<Script>,
): Promise<{ language: string; answered: Answered; question: string; answers: string[]; script: Script }[]> {
  const judged: Awaited<ReturnType<typeof measureQuestions>> = [];
  for (const { language, source, asked } of texts) {
    const phrases = phrasesOf(language);
    if (!phrases) continue;
    for (const { question, answers } of asked) {
      const script = await writeOne(source, { language, question });
      judged.push({ language, answered: judgeAnswer(script, answers, phrases), question, answers, script });
    }
  }
  return judged;
}
