import type { ClauseWords } from '../../clauses.ts';

export const clauses: ClauseWords = {
  hedges:
    'en sentido figurado|por así decirlo|más o menos|únicamente|solamente|frecuentemente|con frecuencia|muchas veces|numerosos|numerosas|casi|cerca de|aproximadamente|quizá|quizás|tal vez|probablemente|posiblemente|puede|pueden|podría|podrían|generalmente|normalmente|a menudo|a veces|principalmente|en parte|al menos|por lo menos|como mucho|como mínimo|hasta|más de|menos de|solo|sólo|apenas|parece|parecen|algunos|algunas|muchos|muchas|pocos|pocas|raramente|suele|suelen|mayoría',
  verbs:
    'soy|somos|estamos|tenemos|vamos|va|van|podemos|debemos|sabemos|es|son|fue|fueron|era|eran|será|serán|sería|serían|tiene|tienen|tenía|tenían|tuvo|tuvieron|puede|pueden|podía|podría|podrían|debe|deben|debería|está|están|estaba|estaban|había|habían|hay|ha|han|hubo|existe|existen|parece|parecen|queda|quedan|quedó|hace|hacen|hizo|hicieron|da|dan|dio|dice|dicen|dijo|viene|vienen|vino|ve|ven|sabe|saben|quiere|quieren|usa|usan|utiliza|utilizan|muestran|incluye|incluyen|requiere|requieren|permite|permiten|proporciona|contiene|contienen|consiste|consisten|significa|depende|dependen|refiere|basa|basan|trata|necesita|necesitan|recibe|reciben|produce|producen|emite|emiten|brilla|brillan|funciona|funcionan|empieza|empiezan|empezó|ocurre|ocurren|lleva|llevan|llevó|pasa|pasan|pasó|crece|crecen|cae|caen|vive|viven|mide|miden|gira|giran|ofrece|ofrecen|mantiene|mantienen|presenta|presentan|soporta|pide|piden|supone|suponen|registra|registran|asegura|sigue|siguen|provoca|provocan|sale|salen|\\p{L}{2,}(?:amos|emos|imos)|\\p{L}{2,}ó|\\p{L}{2,}(?:aron|ieron)|\\p{L}{3,}(?:aba|aban)|\\p{L}{2,}(?:rá|rán|ría|rían)',
  subordinators:
    'además pese al si cuando aunque mientras como porque desde tras antes hasta incluso pese al según',
  times:
    'días?|noches?|mañanas?|tardes?|semanas?|mes|meses|años?|verano|invierno|siglo|momento|vez|lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  focus:
    'solo|sólo|solamente|quizá|quizás|justamente|en (?:gran |buena )?parte|principalmente|sobre todo|no|incluso|tanto',
  denials: 'no|nunca|ni|ningún|ninguna|ninguno|nadie|nada|sin|jamás|tampoco|evit\\p{Ll}{1,4}',
  reports:
    'que|sabe(?:mos|n)?|cree(?:mos|n)?|piensan?|dicen|afirman|aseguran?|sostienen?|advierten?|advirtió|temen?|esperan?|estiman?|sugieren?',
  doubts: 'quizás?|tal vez|probablemente|posiblemente|al parecer|supuestamente|si',
  several:
    'muchos|muchas|varios|varias|diversos|diversas|numerosos|numerosas|distintos|distintas|diferentes|otros|otras|algunos|algunas|ciertos|ciertas|dos|tres|cuatro|cinco|seis',
  past: 'fue|fueron|era|eran|había|habían|antes|antiguamente|entonces|siglos?|(?:1\\d|20[01])\\d{2}|\\p{L}{2,}ó|\\p{L}{2,}(?:aron|ieron)|\\p{L}{3,}(?:aba|aban)|\\p{L}{2,}ían?|hizo|hicieron|tuvo|dijo',
  conditions:
    'si|salvo|excepto|a menos que|excluyendo|excluid[oa]s?|pero|aunque|pronto|todavía|aún|cuando|siempre|veces|supuestamente|opcional|opcionalmente|en teoría|menos|dependiendo',
  pairs: 'entre|tanto',
  andForms: 'e',
  openEnds:
    'son fueron incluye incluyen incluyendo siguientes siguiente y e o u pero ni que si como cuando donde es son fue fueron era eran ser su sus tan cuyo cuya cada',
  beforeNumber:
    'casi|cerca de|aproximadamente|solo|sólo|apenas|al menos|por lo menos|hasta|más de|menos de|unos|unas|entre|los|las|otros|otras',
};
