import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';

/** Short, with numbers, names, a limit and a "not": what goes wrong first. Made up, so that no model knows them. */
const TEXTS = {
  'en-US': [
    'The ferry at Marrow Point has crossed the strait since 1927. It carries at most 40 cars, and on winter mornings it carries fewer than ten.',
    'Its captain, Ines Calder, does not trust the tide tables. She says that the current near the lighthouse turns about 25 minutes earlier than printed.',
    'In 2018 the town counted 312 passengers who missed the last boat. A waiting room with a stove was built a year later, and it cost 86,000 dollars.',
    'The ferry may be replaced by a bridge. Engineers have proposed one three times, but the wind above the strait was too strong each time.',
    'Until then the bell on the pier is rung twice before each crossing, because fog hides the signal lamp on about 70 days a year.',
  ],
  'pt-BR': [
    'A balsa da Ponta do Marimbá atravessa o canal desde 1934. Ela leva no máximo 32 carros, e nas manhãs de inverno leva menos de oito.',
    'A capitã, Dalva Nogueira, não confia na tábua das marés. Segundo ela, a corrente perto do farol vira cerca de 20 minutos antes do que está impresso.',
    'Em 2016 a vila contou 275 passageiros que perderam a última balsa. Uma sala de espera foi construída um ano depois e custou 140 mil reais.',
    'A balsa pode ser trocada por uma ponte. Engenheiros já propuseram uma três vezes, mas o vento sobre o canal era forte demais em todas elas.',
    'Até lá, o sino do cais toca duas vezes antes de cada travessia, porque a neblina esconde o sinal em cerca de 60 dias por ano.',
  ],
} as const;

export type TrialLanguage = keyof typeof TEXTS;
export const TRIAL_LANGUAGES = Object.keys(TEXTS) as TrialLanguage[];

export const trialSource = (language: TrialLanguage): SourceText => ({
  language: language.slice(0, 2),
  passages: TEXTS[language].map((text, at) => ({
    id: `p${at + 1}`,
    kind: 'paragraph',
    text,
    address: { paragraph: at + 1 },
  })),
});

export const trialBrief = (language: TrialLanguage): Brief => ({
  source: { type: 'text', text: TEXTS[language].join('\n\n') },
  language,
  level: 'intermediate',
  mode: 'dialogue',
  length: 'short',
  voices: { host: '', cohost: '' },
});
