import { listeningRules } from '../listening.ts';

export const listening = listeningRules({
  object: {
    subjects: '(?:El|La|Los|Las|Est[ae]|Est[ao]s|Es[ae]|Es[ao]s|Un|Una) ',
    verbs:
      'contiene|contienen|muestra|muestran|mostró|mostraron|exige|exigen|ofrece|ofrecen|proporciona|proporcionan|describe|describen|determina|determinan|produce|producen|produjo|incluye|incluyen|emite|emiten|mide|miden|significa|significan|revela|reveló|revelaron|define|definen|indica|indican|indicó|representa|representan|causa|causó',
    objects:
      '(?:el|la|los|las|un|una|que|cómo|todos|todas|varios|varias|muchos|muchas|cada|dos|tres|\\d[\\d.,]*) ',
    ask: ['¿Qué {mark} {sub}?', '¿Y qué {mark} {sub}?'],
  },
  examples: {
    marks: 'tales como|como por ejemplo|por ejemplo,?',
    notIn: 'es|son|fue|fueron|tiene|tienen|puede|pueden|está|están|cuando|si',
    ask: ['¿Por ejemplo?', '¿Un ejemplo?'],
  },
  purpose: {
    tail: '(?:a fin de|con el fin de|con el objetivo de|para que) [^;:()?!]{8,150}',
    ask: ['¿Para qué?', '¿Y para qué?'],
  },
  announced: {
    nouns:
      'razón|motivo|problema|pregunta|respuesta|diferencia|idea|regla|solución|ejemplo|excepción|condición|objetivo|explicación|lección',
    opens: '(?:el|la|los|las|un|una|no|hay|él|ella|ellos|ellas|eso|quien|si|cuando|\\p{Lu}\\p{L}+) ',
    ask: ['¿Cuál?', '¿Y cuál es?'],
  },
});
