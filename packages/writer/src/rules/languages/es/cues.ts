import type { Exchange } from '../exchange.ts';

/** Questions that a sign in a sentence, or in the one before it, fixes. */
export const cues: readonly Exchange[] = [
  {
    id: 'because-alone',
    pattern: '^Porque [^,;:]{8,}$',
    ask: ['¿Por qué?', '¿Y eso por qué?'],
    continuing: true,
  },
  {
    id: 'in-return',
    pattern: '^A cambio,',
    ask: ['¿Y a cambio?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-response',
    pattern: '^(?:En|Como) respuesta,',
    ask: ['¿Y la respuesta?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'otherwise',
    pattern: '^(?:De lo contrario|Si no),',
    ask: ['¿Y si no?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-short',
    pattern: '^(?:En pocas palabras|En resumen|Dicho de forma sencilla|Dicho de otro modo|En definitiva),',
    ask: ['¿En pocas palabras?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'all-in-all',
    pattern: '^(?:En conjunto|Con todo|A fin de cuentas),',
    ask: ['¿Y en conjunto?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'other-hand',
    pattern: '^Por otro lado,',
    ask: ['¿Y por otro lado?'],
    continuing: true,
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'and-the',
    pattern:
      '^(?<what>El resultado|La razón|El motivo|El objetivo|El problema|La ventaja|La desventaja|El inconveniente|La idea|La solución|La respuesta|La reacción|El riesgo|El peligro|La conclusión|El balance)(?: es| era| fue|:) ',
    ask: ['¿Y {what}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'coincidence',
    pattern: '^(?:Esto |Eso |Y )?[Nn]o (?:es|fue) (?:una )?casualidad(?!\\p{L})',
    ask: ['¿Casualidad?', '¿Es casualidad?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'only-one',
    pattern:
      '^(?:Pero )?(?<x>(?!esto\\b|eso\\b)[^,;:“”«»]{2,40}?) no (?:es el único|es la única|está sol[oa]|fue el único|fue la única)(?!\\p{L})',
    ask: ['¿Solo {x}?'],
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'is-that-all',
    pattern:
      '^(?:(?:Pero|Y) )?(?:[Nn]o solo eso|[Ee]so no es todo|[Ee]sto no es todo|[Nn]o es todo|[Ee]sto es solo el (?:principio|comienzo)|[Ee]so es solo el (?:principio|comienzo))(?!\\p{L})',
    ask: ['¿Eso es todo?'],
    continuing: true,
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'exception',
    pattern: '^(?:La (?:única )?excepción|Una excepción) (?:es|son|era|fue|la)(?!\\p{L})',
    ask: ['¿Sin excepciones?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'nothing-new',
    pattern:
      '^(?:Esto|Eso|La idea|El fenómeno) no es (?:nuevo|nueva|nada nuevo|ninguna novedad)(?!\\p{L})|^No es (?:nada nuevo|algo nuevo)(?!\\p{L})',
    ask: ['¿Es algo nuevo?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'withheld',
    pattern: '^(?!(?:Pero|Sin embargo|Y|También|Además|Luego|O|Aun así|Tampoco|En cambio)(?!\\p{L}))\\p{Lu}',
    after:
      '^(?!.*(?<!\\p{L})(?:no|nunca|sin|ni)(?!\\p{L}))[^;:?“”]{6,100} (?:un|una|otro|otra) (?:\\p{L}+ )?(?:problema|razón|motivo|inconveniente|condición|excepción|diferencia|solución|ventaja|desventaja|idea|plan|propuesta|truco|riesgo)\\.$',
    ask: ['¿Cuál?'],
    continuing: true,
  },
  {
    id: 'withheld-several',
    pattern: '^(?!(?:Pero|Sin embargo|Y|También|Además|Luego|O|Aun así|Tampoco|En cambio)(?!\\p{L}))\\p{Lu}',
    after:
      '^(?!.*(?<!\\p{L})(?:no|nunca|sin|ni)(?!\\p{L}))[^;:?“”]{6,100} (?:dos|tres|cuatro|cinco|varios|varias|algunos|algunas|distintos|distintas) (?:razones|problemas|motivos|formas|maneras|pasos|opciones|preguntas|reglas|errores|objetivos|tipos|grupos|fases|cosas|condiciones|diferencias|ventajas|partes|factores)\\.$',
    ask: ['¿Cuáles?', '¿Por ejemplo?'],
    continuing: true,
  },
  {
    id: 'how-so',
    pattern: '^(?!(?:Pero|Sin embargo|Y|También|Además|Luego|O|Aun así|Tampoco|En cambio)(?!\\p{L}))\\p{Lu}',
    after:
      '^(?!.*(?<!\\p{L})(?:porque|pues|ya que|no)(?!\\p{L}))[^,;:?“”]{2,70} (?:es|era|fue|son|eran|resulta|resultó) (?:muy |más |tan |bastante )?(?:difícil|difíciles|complicad[oa]s?|arriesgad[oa]s?|peligros[oa]s?|extrañ[oa]s?|rar[oa]s?|sorprendentes?|importantes?|decisiv[oa]s?|engaños[oa]s?|imposibles?|injust[oa]s?|polémic[oa]s?|problemátic[oa]s?|absurd[oa]s?|grave|graves|únic[oa]s?|especial|especiales)\\.$',
    ask: ['¿En qué sentido?', '¿Por qué?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'quote-more',
    pattern:
      '^[“"«][^“”"«»]{12,}[”"»],? (?:añadió|agregó|prosiguió|continuó|añade|agrega|insistió|insiste)(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:dijo|dice|afirmó|afirma|explicó|explica|señaló|señala|añadió|añade|escribió|escribe|aseguró|asegura|según|declaró)(?!\\p{L})',
    ask: ['¿Y qué más dijo?'],
    continuing: true,
  },
];
