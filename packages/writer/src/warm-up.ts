import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { PACKS } from '@parlance/language/languages';

const briefFor = (language: string, mode: Brief['mode']): Brief => ({
  source: { type: 'text', text: '' },
  question: '1820?',
  language,
  level: 'beginner',
  mode,
  length: 'short',
  voices: { host: '', cohost: '' },
});

/** A few sentences in each language, for heating up; nobody hears them. */
export const WARM_UP: { source: SourceText; brief: Brief }[] = PACKS.flatMap(({ language, warmUp }) =>
  (['dialogue', 'monologue'] as const).map((mode) => ({
    source: {
      language,
      passages: warmUp.map((text, at) => ({
        id: `p${at + 1}`,
        kind: 'paragraph' as const,
        text,
        address: { paragraph: at + 1 },
      })),
    },
    brief: briefFor(language, mode),
  })),
);
