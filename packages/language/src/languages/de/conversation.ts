import type { Conversation } from '../../language.ts';

export const conversation: Conversation = {
  questionWords:
    'wer wen wem wessen was welcher welche welches welchem welchen wann wo wohin woher warum weshalb wieso wie womit wovon wozu wofür woran worauf wodurch worüber wieviel',
  beforeQuestionWord:
    'und aber also dann oder gut nun jetzt ja nein auch noch in im an am auf aus bei mit nach seit von vom zu zum zur durch für ohne über unter bis um ab der die das den dem',
  clauseWords: 'wo wie was',
  openQuestions: 'wie bitte|was ist mit|wie wäre es',
  agreement:
    'ja|genau|richtig|stimmt|klar|natürlich|absolut|eben|ganz genau|das stimmt|verstehe|ach so|ah|oh|wow|sicher|einverstanden|tatsächlich',
  contradiction:
    'nein|nicht ganz|nicht wirklich|nicht unbedingt|aber|doch|allerdings|eigentlich|im gegenteil|moment|warte|trotzdem|naja|na ja|jein',
  backChannels: ['Mhm.', 'Genau.', 'Ja.'],
};
