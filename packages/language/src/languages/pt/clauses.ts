import type { ClauseWords } from '../../clauses.ts';

export const clauses: ClauseWords = {
  hedges:
    'em sentido figurado|por assim dizer|aproximadamente|frequentemente|mais ou menos|somente|inúmeros|inúmeras|quase|cerca de|aproximadamente|talvez|provavelmente|possivelmente|pode|podem|poderia|poderiam|geralmente|normalmente|muitas vezes|às vezes|principalmente|em parte|pelo menos|no mínimo|no máximo|até|mais de|menos de|só|apenas|parece|parecem|alguns|algumas|muitos|muitas|poucos|poucas|raramente|costuma|costumam|maioria|mal',
  verbs:
    'sou|somos|estamos|temos|vamos|vai|vão|podemos|devemos|sabemos|é|são|foi|foram|era|eram|será|serão|seria|seriam|tem|têm|tinha|tinham|teve|tiveram|pode|podem|podia|poderia|poderiam|deve|devem|deveria|está|estão|estava|estavam|havia|há|houve|existe|existem|parece|parecem|fica|ficam|ficou|vira|viram|faz|fazem|fez|fizeram|dá|dão|deu|diz|dizem|disse|vem|vêm|veio|vê|veem|sabe|sabem|quer|querem|usa|usam|usou|torna|tornam|tornou|mostram|inclui|incluem|requer|permite|permitem|fornece|fornecem|contém|contêm|consiste|consistem|significa|significam|depende|dependem|refere-se|referem-se|baseia-se|baseiam-se|trata-se|precisa|precisam|recebe|recebem|produz|produzem|emite|emitem|brilha|brilham|funciona|funcionam|começa|começam|acontece|acontecem|leva|levam|levou|passa|passam|passou|cresce|cresceu|cai|caem|caiu|vive|vivem|mede|medem|gira|giram|oferece|oferecem|mantém|mantêm|apresenta|apresentam|ocorre|ocorrem|suporta|suportam|pede|pedem|informa|informam|\\p{L}+(?:amos|emos|imos)|\\p{L}{3,}ou|\\p{L}{2,}(?:aram|eram|iram)|\\p{L}{3,}(?:ava|avam)|\\p{L}{2,}(?:rá|rão|ria|riam)',
  subordinators:
    'apesar além ao se quando embora enquanto como porque desde após antes até mesmo caso apesar ao segundo',
  times:
    'dias?|noites?|manhãs?|tardes?|semanas?|mês|meses|anos?|verão|inverno|século|momento|vez|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo',
  focus:
    'só|apenas|somente|talvez|justamente|em (?:grande |boa )?parte|principalmente|sobretudo|não|inclusive|mesmo|tanto',
  denials: 'não|nunca|nem|nenhum|nenhuma|ninguém|nada|sem|jamais|evit\\p{Ll}{1,4}',
  reports:
    'que|sabe(?:mos|m)?|acredita(?:m|mos)?|acha(?:m|mos)?|dizem|afirmam|garantem?|temem?|esperam?|estimam?|sugerem?|alerta(?:m|ram)?',
  doubts: 'talvez|provavelmente|possivelmente|ao que parece|supostamente|se',
  several:
    'muitos|muitas|vários|várias|diversos|diversas|inúmeros|inúmeras|diferentes|outros|outras|alguns|algumas|certos|certas|dois|duas|três|quatro|cinco|seis',
  past: 'foi|foram|era|eram|tinha|tinham|havia|antes|antigamente|séculos?|(?:1\\d|20[01])\\d{2}|\\p{L}{3,}ou|\\p{L}{2,}(?:aram|eram|iram)|\\p{L}{3,}(?:ava|avam)|\\p{L}{3,}iam?|fez|fizeram|veio|disse',
  conditions:
    'se|caso|a menos que|exceto|salvo|excluindo|excluíd[oa]s?|desde que|contanto|mas|porém|embora|dependendo|em breve|ainda|quando|sempre|vezes|supostamente|opcional|opcionalmente|em teoria|menos',
  pairs: 'entre|tanto',
  andForms: 'e também',
  openEnds:
    'são foram inclui incluem incluindo seguintes seguinte e ou mas nem que se como quando onde é são foi foram era eram ser seu sua seus suas tão cujo cuja cada',
  beforeNumber:
    'quase|cerca de|aproximadamente|só|apenas|pelo menos|no mínimo|no máximo|até|mais de|menos de|uns|umas|entre|os|as|outros|outras',
};
