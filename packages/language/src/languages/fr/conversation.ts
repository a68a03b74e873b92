import type { Conversation } from '../../language.ts';

export const conversation: Conversation = {
  questionWords:
    'que qu quoi qui quand où comment pourquoi combien quel quelle quels quelles lequel laquelle lesquels lesquelles',
  beforeQuestionWord:
    'et mais alors donc ou bon bien maintenant oui non encore aussi à au aux en dans de d du des depuis par pour avec sans sous sur jusqu vers entre pendant après avant le la les l',
  clauseWords: 'quand où',
  openQuestions: 'et si|comment ça|quoi d’autre',
  agreement:
    'oui|ouais|exact|exactement|c’est ça|tout à fait|bien sûr|d’accord|en effet|voilà|absolument|c’est vrai|je vois|je comprends|ah|tiens|justement|effectivement',
  contradiction:
    'non|pas tout à fait|pas vraiment|pas exactement|mais|pourtant|en fait|au contraire|attends|attendez|cependant|quand même|enfin',
  backChannels: ['Hum hum.', 'D’accord.', 'Oui.'],
};
