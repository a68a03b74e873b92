import type { Conversation } from '../../language.ts';

export const conversation: Conversation = {
  questionWords:
    'che chi cosa cos cui quando dove dov come com perché quanto quanta quanti quante quant quale quali qual',
  beforeQuestionWord:
    'e ed ma allora o oppure bene ora sì no ancora anche a ad al alla in nel nella di del della da dal dalla per con senza sotto su sul sulla fino tra fra durante dopo prima il la i le lo gli l d',
  clauseWords: 'quando dove come che',
  openQuestions: 'come sarebbe|che ne dici',
  agreement:
    'sì|esatto|esattamente|giusto|certo|certamente|proprio così|è vero|vero|appunto|infatti|d’accordo|capisco|ho capito|ha senso|ah|accidenti|ecco|assolutamente',
  contradiction:
    'no|non proprio|non esattamente|non del tutto|ma|però|in realtà|al contrario|aspetta|un momento|eppure|tuttavia|beh',
  backChannels: ['Mh-mh.', 'Certo.', 'Sì.'],
};
