import type { Sharing } from '../../sharing.ts';
import { everyday } from './everyday.ts';
import { shapes } from './shapes.ts';

export const sharing: Sharing = {
  rules: shapes,
  hedges:
    'más o menos|únicamente|solamente|frecuentemente|con frecuencia|muchas veces|numerosos|numerosas|casi|cerca de|aproximadamente|quizá|quizás|tal vez|probablemente|posiblemente|puede|pueden|podría|podrían|generalmente|normalmente|a menudo|a veces|principalmente|en parte|al menos|por lo menos|como mucho|como mínimo|hasta|más de|menos de|solo|sólo|apenas|parece|parecen|algunos|algunas|muchos|muchas|pocos|pocas|raramente|suele|suelen|mayoría',
  subordinators:
    'además pese al si cuando aunque mientras como porque desde tras antes hasta incluso pese al según',
  times:
    'días?|noches?|mañanas?|tardes?|semanas?|mes|meses|años?|verano|invierno|siglo|momento|vez|lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  focus: 'solo|sólo|solamente|quizá|quizás|justamente|en parte|sobre todo|no|incluso|tanto',
  denials: 'no|nunca|ni|ningún|ninguna|ninguno|nadie|nada|sin|jamás|tampoco',
  conditions:
    'si|salvo|excepto|a menos que|excluyendo|excluid[oa]s?|pero|aunque|pronto|todavía|aún|cuando|siempre|veces|supuestamente|opcional|opcionalmente|en teoría|menos|dependiendo',
  striking:
    'mayor|menor|mejor|peor|enorme|gigante|gigantesc[oa]|minúscul[oa]|extrañ[oa]|rar[oa]|increíble|imposible|extraordinari[oa]|secret[oa]|millón|millones|mil|doble',
  andForms: 'e',
  openEnds:
    'son fueron incluye incluyen incluyendo siguientes siguiente y e o u pero ni que si como cuando donde es son fue fueron era eran ser su sus tan cuyo cuya cada',
  askSubject: ['¿Y {np}?', 'Háblame {np|de}.'],
  subjectAgain: () => '',
  echo: { ask: '¿{number}?', confirm: ['{number}.', 'Eso es.', 'Exacto.'] },
  beforeNumber:
    'casi|cerca de|aproximadamente|solo|sólo|apenas|al menos|por lo menos|hasta|más de|menos de|unos|unas|entre|los|las|otros|otras',
  everyday,
};
