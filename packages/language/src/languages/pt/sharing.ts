import type { Sharing } from '../../sharing.ts';
import { everyday } from './everyday.ts';
import { shapes } from './shapes.ts';

export const sharing: Sharing = {
  rules: shapes,
  hedges:
    'aproximadamente|frequentemente|mais ou menos|somente|inúmeros|inúmeras|quase|cerca de|aproximadamente|talvez|provavelmente|possivelmente|pode|podem|poderia|poderiam|geralmente|normalmente|muitas vezes|às vezes|principalmente|em parte|pelo menos|no mínimo|no máximo|até|mais de|menos de|só|apenas|parece|parecem|alguns|algumas|muitos|muitas|poucos|poucas|raramente|costuma|costumam|maioria|mal',
  subordinators:
    'apesar além ao se quando embora enquanto como porque desde após antes até mesmo caso apesar ao segundo',
  times:
    'dias?|noites?|manhãs?|tardes?|semanas?|mês|meses|anos?|verão|inverno|século|momento|vez|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo',
  focus: 'só|apenas|somente|talvez|justamente|em parte|principalmente|sobretudo|não|inclusive|mesmo|tanto',
  denials: 'não|nunca|nem|nenhum|nenhuma|ninguém|nada|sem|jamais',
  conditions:
    'se|caso|a menos que|exceto|salvo|excluindo|excluíd[oa]s?|desde que|contanto|mas|porém|embora|dependendo|em breve|ainda|quando|sempre|vezes|supostamente|opcional|opcionalmente|em teoria|menos',
  striking:
    'maior|menor|melhor|pior|enorme|gigante|gigantesc[oa]|minúscul[oa]|estranh[oa]|rar[oa]|incrível|impossível|extraordinári[oa]|secret[oa]|milhão|milhões|bilhões|mil|dobro',
  andForms: 'e também',
  openEnds:
    'são foram inclui incluem incluindo seguintes seguinte e ou mas nem que se como quando onde é são foi foram era eram ser seu sua seus suas tão cujo cuja cada',
  askSubject: ['E {np}?', 'Me fala {np|de}.'],
  subjectAgain: () => '',
  echo: { ask: '{number}?', confirm: ['{number}.', 'Isso mesmo.', 'Exato.'] },
  beforeNumber:
    'quase|cerca de|aproximadamente|só|apenas|pelo menos|no mínimo|no máximo|até|mais de|menos de|uns|umas|entre|os|as|outros|outras',
  everyday,
};
