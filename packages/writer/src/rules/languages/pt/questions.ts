import type { Exchange } from '../exchange.ts';

const NAME = "\\p{Lu}[\\p{L}’'-]+(?: (?:de|da|do|dos|das))?(?: \\p{Lu}[\\p{L}.’'-]*){1,3}";
const MONTH = '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const EXPERTS =
  'Cientistas|Os cientistas|Pesquisadores|Os pesquisadores|Historiadores|Os historiadores|Economistas|Os economistas|Especialistas|Astrônomos|A ciência';

/** Perguntas que só um tipo de frase responde, e que esse tipo responde com certeza. */
export const questions: readonly Exchange[] = [
  {
    id: 'who-did',
    pattern: `^(?:[OA] (?:\\p{Ll}+ ){1,3})?(?<who>${NAME}) (?<did>inventou|descobriu|fundou|criou|construiu|escreveu|projetou|desenvolveu|propôs|pintou|compôs|provou|gravou|publicou|assinou|proclamou) (?<what>(?:[oa]s?) (?!primeir)[^,;:]{4,50}?)(?= em (?:${MONTH} de )?\\d{4}|,| e | com | para | por | que | quando | enquanto | na | no |\\.$)`,
    ask: ['Quem {did} {what}?', 'E quem {did} {what}?'],
  },
  {
    id: 'when-made',
    pattern: `^(?<what>(?:O|A|Os|As) [^,;:]{4,50}?) (?<be>foi|foram) (?<did>(?:construíd|feit|fundad|inventad|descobert|inaugurad|concluíd|publicad|criad|lançad|escrit|assinad|destruíd|gravad|abolid|proclamad|eleit)[oa]s?) em (?:\\d{1,2}º? de )?(?:${MONTH} de )?(?:1\\d|20)\\d{2}\\b`,
    ask: ['Quando {be} {did} {what}?', 'E quando {be} {did} {what}?'],
  },
  {
    id: 'where',
    pattern:
      '^(?<what>(?:O|A) [^,;:]{3,40}?) (?:fica|está|cresce|vive) (?:em|n[oa]s?|entre|perto|ao longo|junto|sob)\\b(?= (?:[oa]s? |d[oa]s? )?\\p{Lu})',
    ask: ['Onde a gente encontra {what}?', 'E onde a gente encontra {what}?'],
  },
  {
    id: 'how-long',
    pattern:
      '^(?<what>(?:O|A) [^,;:]{3,40}?) durou (?:cerca|mais|menos|quase|apenas|até|\\d|\\p{Ll}+ (?:anos|dias|meses|horas))',
    ask: ['Quanto tempo durou {what}?', 'E quanto tempo durou {what}?'],
  },
  {
    id: 'made-of',
    pattern:
      '^(?<what>(?:O|A|Um|Uma) [^,;:]{3,40}?) (?:é feit[oa] de|é formad[oa] por|é compost[oa]|consiste em)\\b',
    ask: ['Do que se compõe {what}?', 'E do que se compõe {what}?'],
  },
  {
    id: 'mistake',
    pattern:
      '^(?:Um|Outro|Uma|Outra) (?:erro|engano|equívoco|mito|crença|confusão|ideia) (?:comum|frequente|popular|muito comum|bastante comum|difundid[oa]|errad[oa])\\b',
    ask: [
      'O que muita gente entende errado aqui?',
      'Tem algum mito para desfazer?',
      'Existe um engano comum sobre isso?',
    ],
  },
  {
    id: 'open',
    pattern: `^Ninguém sabe\\b|^Ainda não se sabe\\b|^(?:${EXPERTS})\\b[^.]{0,30} (?:ainda|também) (?:investig|debat|discut|procur|busc|não)|\\b(?:continua em aberto|permanece em aberto|segue em aberto|ainda é um mistério)\\b`,
    ask: ['O que ainda não se sabe?', 'E o que segue em aberto?'],
  },
  {
    id: 'dispute',
    pattern: '^(?:(?:Os )?[Cc]ríticos (?:dizem|afirmam|apontam|lembram|alertam)|Há quem)\\b',
    ask: ['Todo mundo concorda com isso?', 'Isso é ponto pacífico?'],
    continuing: true,
  },
  {
    id: 'name-from',
    pattern:
      '^(?:(?<kind>A palavra|O nome|O termo))\\b[^.]{0,50}\\b(?:vem|veio|significa|deriva|surgiu|homenageia|se refere|foi (?:criad|dad|escolhid)[oa])\\b',
    ask: ['De onde vem {kind}?', 'E {kind}, de onde vem?'],
  },
  {
    id: 'research',
    pattern: '^(?:Estudos|Pesquisas|Experimentos|Testes|Medições|Um estudo|Uma pesquisa)\\b',
    ask: ['O que dizem os estudos?', 'Alguém já testou isso?'],
  },
  {
    id: 'most',
    pattern:
      '^(?<what>[OA] (?:maior|menor|mais \\p{Ll}+|primeir[oa]|segund[oa])(?: \\p{Ll}+){1,2}(?: d[eoa]s? \\p{L}+)?) (?<be>é|foi|era) (?=(?:um|uma|o|a) |\\p{Lu})',
    ask: ['Qual {be} {what}?', 'E qual {be} {what}?'],
  },
  {
    id: 'another-one',
    pattern:
      '^(?<what>Outr[oa] (?:forma|razão|exemplo|motivo|uso|sinal|problema|vantagem|risco|perigo|caminho|tipo))\\b',
    ask: ['Existe {what}?', 'E existe {what}?'],
    continuing: true,
  },
  {
    id: 'ahead',
    pattern: '^(?:Até 20[2-9]\\d|No futuro|Nos próximos anos)\\b',
    ask: ['E o que vem pela frente?', 'E daqui para a frente?'],
  },
];
