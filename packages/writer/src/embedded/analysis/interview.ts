import type { Passage } from '@parlance/artifacts/source-text';

const LABEL =
  /^(?:(?<ask>question|q|frage|f|pergunta|p|pregunta|domanda|d)|(?:answer|a|antwort|resposta|r|respuesta|réponse|risposta)) ?[:.] +/iu;
/** Fewer are no interview: a recipe may have one line that begins with "A:". */
const MIN_LABELS = 4;
/** As much of a question as can be said in one breath before it is answered. */
const MAX_QUESTION_CHARS = 80;

const isQuestion = (text: string): boolean => /\?$/.test(text);

/** "Every phone shows the time. What are you for?": the last of it is what is asked. */
function lastQuestion(text: string): string | undefined {
  const last = text.split(/(?<=[.!?…]) /u).at(-1) ?? '';
  return isQuestion(last) && last.length <= MAX_QUESTION_CHARS ? last : undefined;
}

/**
 * Printed interviews mark who speaks by "Question:" and "Answer:". Nobody says these marks; what is asked heads the
 * answer, so that one of the two asks it and the other answers.
 */
export function withoutLabels(passages: readonly Passage[]): readonly Passage[] {
  if (passages.filter(({ text }) => LABEL.test(text)).length < MIN_LABELS) return passages;
  return passages.map((passage): Passage => {
    const label = LABEL.exec(passage.text);
    if (!label) return passage;
    const text = passage.text.slice(label[0].length);
    const question = label.groups?.ask === undefined ? undefined : lastQuestion(text);
    return question === undefined
      ? { ...passage, text }
      : { ...passage, kind: 'heading', level: passage.level ?? 3, text: question };
  });
}
