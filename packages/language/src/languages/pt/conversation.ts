import type { Conversation } from '../../language.ts';

export const conversation: Conversation = {
  questionWords: 'que quê quem qual quais quando onde aonde como quanto quanta quantos quantas cadê porquê',
  beforeQuestionWord:
    'e mas então ou bom bem agora sim não ainda também o a os as em no na nos nas de do da dos das por pelo pela para pra com sem sob sobre até desde entre ao aos à às durante depois antes',
  clauseWords: 'quando onde como quanto que',
  openQuestions: 'que tal|como assim|quer dizer',
  agreement:
    'sim|isso|isso mesmo|exato|exatamente|claro|pois é|certo|com certeza|verdade|é verdade|perfeito|entendi|faz sentido|nossa|uau|ah|olha só|justamente',
  contradiction:
    'não|nem tanto|não exatamente|não é bem assim|mas|porém|na verdade|calma|espera|só que|ainda assim|pelo contrário|bom',
  backChannels: ['Uhum.', 'Certo.', 'Sim.'],
};
