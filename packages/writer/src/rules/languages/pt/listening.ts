import { listeningRules } from '../listening.ts';

export const listening = listeningRules({
  object: {
    subjects: '(?:Os?|As?|Ess[ae]s?|Est[ae]s?|Um|Uma) ',
    verbs:
      'contém|contêm|mostra|mostram|mostrou|mostraram|exige|exigem|oferece|oferecem|fornece|fornecem|descreve|descrevem|determina|determinam|produz|produzem|produziu|inclui|incluem|emite|emitem|mede|medem|significa|significam|revela|revelou|revelaram|define|definem|indica|indicam|indicou|representa|representam|causa|causou',
    objects:
      '(?:os?|as?|um|uma|que|como|todos|todas|vários|várias|muitos|muitas|cada|dois|duas|três|\\d[\\d.,]*) ',
    ask: ['O que {sub} {mark}?', 'E o que {sub} {mark}?'],
  },
  examples: {
    marks: 'tais como|como por exemplo|por exemplo,?',
    notIn: 'é|são|foi|foram|tem|têm|pode|podem|está|estão|quando|se',
    ask: ['Por exemplo?', 'Um exemplo?'],
  },
  purpose: {
    tail: `(?:a fim de|com o objetivo de|para que) [^;:()?!]{8,150}`,
    ask: ['Para quê?', 'E para quê?'],
  },
  announced: {
    nouns:
      'razão|motivo|problema|pergunta|resposta|diferença|ideia|regra|solução|exemplo|exceção|condição|objetivo|explicação|lição',
    opens: '(?:os?|as?|um|uma|não|há|ele|ela|eles|elas|isso|quem|se|quando|\\p{Lu}\\p{L}+) ',
    ask: ['Qual?', 'E qual é?'],
  },
});
