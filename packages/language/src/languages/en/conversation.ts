import type { Conversation } from '../../language.ts';

export const conversation: Conversation = {
  questionWords: 'who whom whose what which when where why how',
  beforeQuestionWord:
    'and but so then or well now okay ok yes no yet also in on at for from to of with by about since until till under over through during after before into exactly just the',
  clauseWords: 'when where how',
  openQuestions: 'what about|how about|what if|how come',
  agreement:
    'yes|yeah|yep|right|exactly|absolutely|precisely|true|of course|indeed|sure|i see|that is right|that’s right|makes sense|got it|good point|agreed|wow|huh|oh',
  contradiction:
    'no|not quite|not exactly|not really|but|however|actually|well|still|on the contrary|hold on|wait|hmm|yet',
  backChannels: ['Mm-hm.', 'Right.', 'Yeah.'],
};
