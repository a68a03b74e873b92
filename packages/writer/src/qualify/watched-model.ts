import { isAppError } from '@parlance/kernel/errors';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { LanguageModel } from '@parlance/ports/language-model';

/** Shorter texts are names and titles, of which nobody can tell the language. */
const TELLING_CHARS = 40;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= TELLING_CHARS ? [value] : [];
  if (value instanceof Map) return textsIn([...value.values()]);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Counts what a model is asked and how it answers, whoever asks. */
export function watchedModel(model: LanguageModel, detector: LanguageDetector) {
  const seen = {
    questions: 0,
    keptForm: 0,
    linesAsked: 0,
    outputTokens: 0,
    answeringMs: 0,
    texts: 0,
    otherLanguage: 0,
    troubles: [] as Error[],
  };
  let language = '';

  return {
    seen,
    /** In which the next questions want their answers. */
    expect(next: string): void {
      language = next;
    },
    model: {
      name: model.name,
      maxMaterialChars: model.maxMaterialChars,
      // One after the other, so that the time an answer takes is the model's own.
      questionsAtOnce: 1,
      async ask(question) {
        seen.questions++;
        const fields = question.shape.jsonSchema.properties;
        if (question.shape.name.includes('exchange')) seen.linesAsked += Object.keys(fields ?? {}).length;
        const began = performance.now();
        const { onText } = question;
        let streamed = '';
        const count = (texts: readonly string[]): void => {
          seen.texts += texts.length;
          seen.otherLanguage += texts.filter((text) => {
            const found = detector.detect(text, language);
            return found !== undefined && found !== language;
          }).length;
        };
        try {
          const answer = await model.ask({
            ...question,
            onUsage(usage) {
              seen.outputTokens += usage.outputTokens;
              question.onUsage(usage);
            },
            ...(onText && {
              onText(piece: string) {
                streamed += piece;
                onText(piece);
              },
            }),
          });
          seen.keptForm++;
          count(textsIn(answer));
          return answer;
        } catch (error) {
          // Whoever listens may break an answer off for what its first lines are.
          count(streamed.split('"').filter((text) => text.length >= TELLING_CHARS));
          if (isAppError(error)) seen.troubles.push(error);
          throw error;
        } finally {
          seen.answeringMs += performance.now() - began;
        }
      },
    } satisfies LanguageModel,
  };
}
