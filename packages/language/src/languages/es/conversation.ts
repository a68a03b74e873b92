import type { Conversation } from '../../language.ts';

export const conversation: Conversation = {
  questionWords: 'qué quién quiénes cuál cuáles cuándo dónde adónde cómo cuánto cuánta cuántos cuántas',
  beforeQuestionWord:
    'y e pero entonces o bueno bien ahora sí no pues también a al en de del desde por para con sin sobre hasta hacia entre durante según el la los las lo',
  clauseWords: '',
  openQuestions: 'qué tal|cómo que',
  agreement:
    'sí|eso|eso es|exacto|exactamente|claro|así es|cierto|es cierto|desde luego|por supuesto|correcto|ya veo|entiendo|tiene sentido|vaya|ah|justo|justamente|de acuerdo',
  contradiction:
    'no|no del todo|no exactamente|pero|sin embargo|en realidad|al contrario|espera|un momento|aun así|bueno',
  backChannels: ['Ajá.', 'Claro.', 'Sí.'],
};
