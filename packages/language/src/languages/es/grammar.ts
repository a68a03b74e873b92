import type { Grammar } from '../../language.ts';

const THIS =
  '(?:esto|eso|ello|aquello|este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|aquellos|aquellas|él|ella|ellos|ellas)';
const TIME =
  '(?:día|noche|mañana|tarde|año|mes|semana|siglo|década|época|tiempo|momento|hora|período|periodo)';

export const grammar: Grammar = {
  anaphorOpening: `^(?:${THIS}|su|sus|tal|tales|ambos|ambas|lo mismo|el mismo|la misma|los mismos|las mismas|el (?:segundo|último|otro|resto|primero)|la (?:segunda|última|otra|primera)(?: es| fue| era| consiste|,)?|los (?:dos|tres|otros|demás)|las (?:dos|tres|otras|demás)|otr[oa]s?|(?:en|de|con|por|para|a|sobre|entre|sin|hasta|desde|según|tras|ante) ${THIS}|(?:en|de|con|por|para|a|sobre|tras|según) sus?|en (?:ambos|respuesta|consecuencia|cambio)|(?:a pesar|además|después|antes|a partir|en vez|en lugar|dentro|fuera|a causa) de ${THIS}|así|entonces|ahí|allí|allá|le|les|lo|(?:cuando|como|si|mientras|porque|aunque) ${THIS}|como (?:tal|resultado|consecuencia)|más tarde|posteriormente|luego|después|a continuación|(?:sí|no)(?=[,;.:])|pero|y|o|ni|porque|pues|solo|desde entonces|hasta entonces|\\p{L}+ (?:años|meses|semanas|días|horas) después|una parte|el resultado|que se l[oae]s?|la idea|el proceso|el método|la teoría|el trabajo|\\p{L}+[aei]rl[aoe]s?)\\b`,
  droppableOpening:
    '^(?:sin embargo|no obstante|además|asimismo|también|en efecto|por supuesto|aun así|sobre todo|en general|generalmente|en particular|en suma|en resumen|en conclusión|en primer lugar|en segundo lugar|curiosamente), ',
  dependentOpening:
    '^(?:(?:una?|otr[oa]|la primera|el primer|la segunda|el segundo|la tercera|el tercer) (?:razón|motivo|manera|problema|ejemplo|tipo|causa|respuesta|paso|ventaja|diferencia|explicación)|por ejemplo|es decir|o sea|por lo tanto|por tanto|luego|por eso|por ello|por consiguiente|en consecuencia|de esta forma|de este modo|así|en caso contrario|en cambio|por otro lado|por otra parte|por su parte|por el contrario|al contrario|como alternativa|alternativamente|en su lugar|asimismo|en otras palabras|del mismo modo|mientras tanto|específicamente|al fin y al cabo|al mismo tiempo|a su vez|dicho esto|de hecho|en realidad|por último|finalmente|al final|al principio|primero,|después,|también|sin embargo|no obstante|aun así|en la práctica|para su sorpresa)(?=[\\s,])',
  pointsBack: `\\b(?:(?:est[ea]|estos|estas|es[ea]|esos|esas|aquel|aquella|aquellos|aquellas|dicho|dicha|dichos|dichas|tal|tales) (?!año|mes|semana|siglo|es\\b|son\\b|como\\b|que\\b|de la\\b)\\p{L}+|(?:eso|ello|esto)(?=[\\s,.;])|(?<!aun |como |por decirlo )así(?! (?:que|como|llamad)|,? sucesivamente)(?=[\\s,.;])|(?:el|la|al|del|en el|en la) (?:mism[oa]|siguiente|anterior) ${TIME}|(?:el|la|al|del) ${TIME} (?:siguiente|anterior)|de allí|de ahí|de entonces|en esa época|la de entonces|por la noche|(?:días|semanas|meses|años|horas) (?:después|antes|más tarde)(?=[,.;]|$)|(?:allí|ahí|allá)(?=[,.;]|$| (?:y|en|a|por|se)\\b)|(?<! y )(?:añad(?:e|en|ió|ieron)|agreg(?:a|ó)) que|(?<=[”"»],? (?:\\p{L}+ ){0,3})(?:añad(?:e|en|ió|ieron)|agreg(?:a|ó)))`,
  turnsAgainst:
    '^(?:pero|sin embargo|no obstante|aun así|en cambio|ahora bien|por el contrario|por otro lado)\\b|^[^,.;]{2,60}, (?:sin embargo|no obstante|en cambio),',
  pronoun: '\\b(?:él|ella|ellos|ellas)\\b',
  droppedSubject:
    '^(?:(?:es|fue|era|eran|son|fueron) (?!necesario|posible|común|importante|preciso|difícil|fácil|claro|verdad|en |un[a]? |el |la )|(?:tiene|tenía|tuvo|está|estaba|puede|podía|debe|crecía|crece)\\b|(?:no )?se \\p{Ll}+(?= (?:y|e|o|de|en|por|con|desde|hasta|cuando|porque|a)\\b|[,.;])|se (?:trata|llama)\\b|(?!según\\b)\\p{L}{2,}(?:ó|aron|ieron|aban|aba)\\b|[^,;:]{3,60}, \\p{L}{2,}(?:ó|aron|ieron|aban|aba)\\b)',
  verbEnding:
    '(?:\\p{L}{4}an|ó|aron|ieron|aba|aban|ían|ará|arán|erá|irá|empieza|crece|viene|vienen|produce|necesita|sabe|quiere|llega|llegan)$',
  copula: { one: 'es|fue|era', many: 'son|fueron|eran' },
  midConnective:
    ', (?:sin embargo|no obstante|por tanto|por lo tanto|entonces|también|a su vez|en cambio|además)(?=,),',
  noise:
    '\\b(?:gráfic[oa]|mapa|foto|imagen|vídeo|video) de (?:abajo|arriba)\\b|^para obtener (?:más )?información|más información (?:en|sobre)|^con (?:información|informaciones) de\\b|ha[n]? (?:colaborado|contribuido) (?:en|a|con) est[ea]\\b|^est[ea] (?:sección|capítulo|apéndice|apartado)\\b|^(?:véase|vea)\\b|^(?:para )?(?:más|mayor) (?:información|detalles)\\b|^(?:haz clic|lee|lea|mira|escucha|descarga|descubre|visita|consulte)\\b|disponible en el sitio|\\b(?:figura|fig\\.|tabla|cuadro|gráfico|sección|capítulo|apéndice|anexo|ecuación) (?:\\d|[IVX]+\\b|anterior|siguiente|de arriba)|\\b(?:véase|vea|ver|cf\\.|consulte|consultar) (?:también|arriba|abajo|figura|sección|tabla|página|«)|(?:mostrad|descrit|mencionad|discutid|listad|definid|presentad|citad)[oa]s? (?:arriba|abajo|anteriormente|a continuación|más adelante)|en (?:esta|este) (?:sección|capítulo|artículo|documento|trabajo|manual|guía|apéndice|libro)|haga clic|suscríbase|suscríbete|boletín|cookies|publicidad:|todos los derechos reservados|©|copyright|foto:|imagen:|lea (?:más|también)|síguenos|comparte\\b|siguientes?:?$|para más información|et al\\b|^(?:nota|aviso|consejo|atención|cuidado|observación)\\b[:,.]',
  authorVoice:
    '\\b(?:[Yy]o|[Mm]is?|[Mm]e(?= \\p{Ll})|conmigo|mí|hicimos|presentamos|mostramos|proponemos|encontramos|analizamos|concluimos|observamos|utilizamos|decidimos|agradecemos|[Hh]emos|[Ff]ui|[Hh]ice|estoy|[Ss]oy|[Tt]engo|creo|[Rr]ecuerdo(?= (?:que|cuando|a|el|la))|[Dd]escubrí|[Aa]prendí|[Cc]recí|[Nn]ací|[Cc]omprendí|[Ee]mpecé|[Ll]legué|[Vv]olví|[Ee]stuvimos|[Ff]uimos|[Éé]ramos|[Vv]olvimos|[Ee]mpezamos)\\b|\\b[Nn]uestr[oa]s? (?:resultados?|método|estudio|investigación|artículo|equipo|familia|viaje|datos|experimentos?|análisis|empresa|producto|clientes|encuesta|opinión|objetivo|misión)\\b',
  ownPlural: '\\b(?:[Nn]osotr[oa]s|[Nn]os|[Nn]uestr[oa]s?|\\p{Ll}{2,}(?:amos|emos|imos))\\b',
  somber:
    '\\b(?:fallec\\w+|muert[eo]s?|muerta|murió|murieron|moría|mató|mataron|asesin\\w*|genocidio|masacre|guerras?|hambruna|suicidio|tortura\\w*|esclav\\w*|víctimas?|terror\\w*|cáncer|desastre|terremoto|tragedia|catástrofe|bomba\\w*|herid[oa]s?)\\b',
  attribution:
    '\\b(?:dijo|dice|afirmó|afirma|explicó|explica|contó|escribió|declaró|según|añadió|recuerda|recordó|señaló)\\b',
  soft: '\\b(?:también|otr[oa]s?|nuevamente|de nuevo|igualmente|mism[oa]s?|anteriormente|arriba|aquí)\\b',
  traits: {
    definition:
      "^(?:el |la |los |las |un |una )?[\\p{L}\\p{N}’'\\- ]{2,60}? (?:(?:es|son) (?:un |una |unos |unas |(?:el|la) (?:proceso|estudio|práctica|término|nombre|acto|arte|ciencia|rama|campo|capacidad|conjunto|modo|medida|método|estado|condición) )|significa |se refiere a |consiste en )",
    cause:
      '\\b(?:porque|debido a|a causa de|llevó a|llevaron a|causó|causa|gracias a|ya que|puesto que|dado que|resultó|con el fin de|para que)\\b',
    contrast:
      '\\b(?:pero|sin embargo|aunque|a pesar de|al contrario|en cambio|no obstante|sino|mientras que|en lugar de)\\b',
    example: '\\b(?:por ejemplo|tales? como|entre otr[oa]s|incluyendo)\\b',
    quote: '[“"«][^”"»]{12,400}[”"»]',
    process:
      '\\b(?:por medio de|mediante|a través de|proceso|método|técnica|etapa|algoritmo|mecanismo|procedimiento)\\b',
    number:
      '(?:\\d[\\d.,]{0,20}\\s?(?:%|por ciento|millones|millón|mil|km|kilómetros|metros|toneladas|personas|usuarios|euros|dólares|años|días|horas|veces|kilos|litros|grados|°)(?: de \\p{L}+)?|[$€£]\\s?\\d)',
    superlative:
      '\\b(?:mayor|mejor|peor|más importante|primer[oa]?|principal|principales|fundamental|esencial|central|únic[oa]|important\\w+)\\b',
    future: '\\b(?:será|serán|futuro|planea\\w*|pretende\\w*)\\b',
  },
  articleOf: { el: 'el', la: 'la', los: 'los', las: 'las', del: 'el', al: 'el' },
  pluralArticles: ['los', 'las'],
  contractions: { de: { el: 'del' }, a: { el: 'al' } },
  plural: { word: 'first', pattern: '(?<!u|i)s$' },
  notInTerm: '\\p{L}{3}mente$',
  minutes: {
    decisions: 'decisi(?:ón|ones)|acuerdos?|se acuerda',
    actions: 'tareas|acciones|próximos pasos|responsables|compromisos',
    open: '(?:cuestiones|preguntas|puntos|temas) (?:abiert[oa]s|pendientes)|pendientes',
    people:
      'asistentes|participantes|presentes|preside|acta|asistencia|excusan|excusad[oa]s?|ausentes|secretari[oa]',
  },
  headings: {
    generic:
      '^(?:introducción|visión general|resumen|historia|estado actual|contexto|sumario|conclusi(?:ón|ones)|discusión|resultados?|métodos?|metodología|evaluación|implementación|prefacio|prólogo|epílogo|general|varios|notas?|terminología|definiciones|objetivos?|veredicto|reflexiones finales|para terminar|capítulo \\w+|parte \\w+)$',
    intro: '^(?:introducción|resumen|visión general|contexto)',
    closing:
      'conclus|resumen|futuro|final|consideraciones|a continuación|qué sigue|lo que viene|epílogo|últim',
    clause:
      '^(?:cómo|por qué|qué|quién|quiénes|cuándo|dónde|de dónde|cuánto|cuántos|cuál|cuáles|para qué)\\b',
    prefix: '^(?:introducción|visión general)\\s*[:–—-]+\\s*',
    part: 'capítulo|parte|libro|sección|apéndice',
    byline: 'por',
  },
  spoken: [
    // Written twice by mistake.
    ['\\b(de|del|y|el|los|las|una?|con|por|para) \\1(?![\\p{L}\\p{N}-])', '$1'],
    ['\\bp\\. ?ej\\.,?', 'por ejemplo,'],
    ['\\betc\\.(?= \\p{Lu})', 'etcétera.'],
    ['\\betc\\.', 'etcétera'],
    ['\\bEE\\. ?UU\\.', 'Estados Unidos'],
    ['\\baprox\\.', 'aproximadamente'],
  ],
  cut: {
    conjunctions: 'pero|y|así que',
    subjects: 'el|la|los|las|él|ella|ellos|ellas|un|una|eso|ese|esa|no|hay',
  },
  demonstrative: '[ée]st[aeo]s?|[ée]s[aeo]s?|aqu[ée]l(?:l[ao]s?)?',
  exists: 'hay|había|hubo|existen?',
  relative: 'que|quien|donde',
  hesitation: 'u+h+|éh+',
  sourceText: 'texto',
  interview: {
    question: 'pregunta|p',
    answer: 'respuesta|r',
    you: 'usted|ustedes|tú|tu|tus|te|ti|le|su|sus|vos',
  },
  titleCase: false,
  sentences: {
    shortForms:
      'sra sres dra dña ud uds p.ej a.c d.c ee.uu pág págs avda tel ltda cía s.a aprox dª srta srtas lic ing arq gral cnel tte sgto sto sta excmo excma ilmo v.gr p.e e.g i.e c.c apdo av ctra pza izq dcha prov depto fdo cf cfr hab rr.hh ff.aa aa.vv ee rr ff',
    speechVerbs: 'dijo|dice|preguntó|recuerda|escribió',
    mayEndBefore: {
      forms: 'a\\. ?c|d\\. ?c|ee\\. ?uu|hab|aprox',
      openers:
        'El|La|Los|Las|Un|Una|Él|Ella|Ellos|Después|Entonces|Hoy|Nadie|Todos|En|Pero|Y|Eso|Esto|Este|Esta|Ese|Esa|Cuando|Si|Fue|Era|Hay|Solo|Más',
    },
  },
};
