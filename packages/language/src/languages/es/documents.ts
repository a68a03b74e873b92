import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents:
    'índice(?: general| de contenidos?)?|contenidos?|tabla de contenidos?|sumario|en (?:esta página|este artículo)',
  references:
    'referencias(?: bibliográficas)?|bibliografía|obras citadas|lecturas? (?:adicional(?:es)?|recomendadas?)',
  notes: 'notas?(?: al pie| y referencias)?|fuentes|palabras clave',
  thanks: 'agradecimientos?|sobre (?:el autor|la autora|los autores)|financiación|conflictos? de intereses?',
  article: {
    credit:
      '(?:todas las )?(?:fotos?|fotografías?|im[aá]gen(?:es)?|ilustraci(?:ón|ones)|gr[aá]ficos?)(?: (?:de|por|cortesía de)(?= \\p{Lu})|(?=:))|crédito(?:s)?(?: de (?:la )?(?:foto|imagen))?',
    elsewhere:
      'lea? (?:también|más)|leer más|lee también|te puede interesar|le puede interesar|noticias? relacionadas?|más (?:sobre|información)|ver también|mire|vea(?: también)?|relacionado',
    printed:
      '(?:corrección|fe de erratas?|actualización|nota (?:de la redacción|del editor)|n\\. de la r\\.)(?=\\s?:)|est[ea] (?:artículo|texto|nota|entrevista|columna|historia) (?:fue |se |ha sido |apareció |es )|(?:publicado|publicada) (?:originalmente|por primera vez)|patrocinado por|traducción de \\p{Lu}|seguir leyendo|(?:(?:artículo|nota|texto) )?actualizad[oa] (?:el|a las) \\d',
    invitation:
      '(?<=^|[.!?] |¡)pruéb(?:alo|anos|elo) gratis|nuestr[oa] (?:newsletter|boletín)|(?<=^|[.!?] |¡)(?:suscríb(?:ete|ase)|síguenos|síganos|regístrate|hazte (?:socio|miembro)|descarga (?:nuestra|la) app)',
    letter: 'newsletter|boletín',
    invites: 'suscríb(?:ete|ase)|suscribirse|recib[ea]|apúnt(?:ate|ese)',
    trade:
      'autor(?:a|es|as)?|escritor(?:a)?|periodista|redactor(?:a)?|reporter[oa]|corresponsal|columnista|editor(?:a)?|politólog[oa]|investigador(?:a)?|profesor(?:a)?|abogad[oa]|escribe|colaborador(?:a)?|ensayista|crític[oa]',
    media: 'im[áa]gen(?:es)?|fotos?|fotografías?|v[íi]deos?|audio|galería|podcasts?',
    gallery: 'en imágenes|fotogalería',
    pictureSource: 'Fuente|Fotos?|Imagen',
    desk: '(?:De la|La) [Rr]edacción',
    byline: '^(?:(?:[Ee]scrito |[Pp]ublicado )?[Pp]or \\p{Lu}|(?:[Ee]scrito|[Pp]ublicado) (?:por|el|en) )',
    rubrics:
      'opinión|tribuna|cartas(?: (?:al director|de los lectores))?|obituarios?|necrológicas?|reseñas?|libros|nota de prensa|comunicado|sucesos|local|cultura|columna|entrevista',
    fields:
      '(?:texto|fotos?|fotografías?|imágenes|ilustraci(?:ón|ones)|receta)(?: y \\p{Ll}+)?|apuntes|contacto|valoración|precio|diapositivas|aula|número|nivel|archivado en|lectura',
    lessons: 'clase|sesión|semana|lección|tema|seminario|unidad',
    leaves: 'páginas?|págs?',
  },
  links: 'véase también|ver también|enlaces externos|(?:artículos|noticias) relacionad[ao]s',
  licence: 'licencia|aviso legal|derechos de autor|descargo de responsabilidad',
  caption: 'figuras?|fig|tablas?|cuadros?|gráficos?|imagen|foto|listado|ejemplo',
  chrome:
    'tiempo de lectura|hazte suscriptor|imprimir|darme de baja|¿no ves |recibes (?:esta|este) |enviado desde mi |comparte$|guarda$|más (?:análisis|noticias)\\b|la página se actualiza|publicidad$|compart(?:ir|e)\\b|comentarios$|deja (?:un|tu) comentario|(?:lea|lee|leer) (?:también|más)|suscr[ií]b[aei]|síguenos|aceptar (?:todo|todas|cookies)|rechazar|(?:anterior|siguiente|inicio)(?:[ |·»«<>→←-]{1,4}(?:anterior|siguiente|inicio)){0,6}$|volver arriba|todos los derechos reservados|imprimir$|iniciar sesión|política de privacidad|términos de uso|haga clic aquí|\\d{1,3} min(?:utos)? de lectura|saltar al? ',
  cookies:
    '(?:usamos|utilizamos|este sitio (?:usa|utiliza)) cookies|política de cookies|al continuar navegando|suscríbe(?:te|se) a (?:nuestra|nuestro) (?:newsletter|boletín)|active javascript|podemos (?:recibir|ganar|obtener) (?:una )?(?:pequeña )?comisi(?:ón|ones)|(?:cuéntanos|déjanos)[^.]{0,40}comentarios?',
  legal:
    'se (?:otorga|concede) permiso|sin ninguna garantía|todos los derechos reservados|bajo los términos de la licencia|bajo (?:una|la) licencia|(?:es|este \\w+ es) software libre',
  ofLicence: '[Ee]sta Licencia|[Ll]a presente [Ll]icencia|[Ee]l [Ll]icenciante',
  mail: 'de|para|cc|fecha|enviado(?: el)?|asunto',
  subject: 'asunto',
  journal:
    'versión \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|(?:recibido|aceptado|publicado)(?: el)?:? \\d|disponible en línea|autor(?:a)? (?:de correspondencia|para correspondencia)|correo electrónico:|palabras clave:|cómo citar',
  made: 'sustituid[oa] por |generado (?:el|por|con) |última (?:actualización|modificación)',
  changes:
    'cambios|registro de cambios|historial(?: de (?:versiones|cambios))?|novedades|notas de la versión',
  change:
    'añadid[oa]s?|agregad[oa]s?|corregid[oa]s?|corrección|correcciones|eliminad[oa]s?|actualizad[oa]s?|actualización|mejorad[oa]s?|mejoras?|cambiad[oa]s?|nuev[oa]s? (?:opci[oó]n|orden|comando|funci[oó]n)(?:es)?|vari[oa]s|soporte (?:para|de)|renombrad[oa]s?|reemplazad[oa]s?',
  done: 'añadid[oa]s?|agregad[oa]s?|corregid[oa]s?|corrección|correcciones|eliminad[oa]s?|actualizad[oa]s?|mejorad[oa]s?|soporte para',
  released: 'publicad[oa]s?|lanzad[oa]s?|disponible',
  entry: 'devuelve|retorna|establece|calcula|comprueba si|inicializa',
  field:
    'descripción|argumentos?|parámetros?|devuelve|valor(?:es)? (?:devuelto|de retorno|por defecto|predeterminado)|resultado|sintaxis|uso|véase también|autor|nombre|tipo|entrada|salida|observaciones|atributos?',
  guides:
    '(?:describe|explica|trata|presenta|contiene|muestra|introduce|ofrece|es (?:un|una|el|la) (?:breve )?(?:introducción|capítulo|tutorial|resumen|guía|referencia))',
  pointed:
    '(?:est[ae]s?|estos|es[ae]s?|esos) (opci(?:ón|ones)|métodos?|funci(?:ón|ones)|procedimientos?|órdenes|orden|comandos?|parámetros?|argumentos?|cadenas?|variables?|campos?|clases?|eventos?|módulos?|macros?|atributos?|ajustes?|llamadas?|declaraci(?:ón|ones)|directivas?|propiedades|propiedad|scripts?|expresi(?:ón|ones)|instrucci(?:ón|ones)|elementos?|etiquetas?|archivos?|ficheros?|operador(?:es)?)(?!\\p{L})',
  pointer:
    '(?<!\\p{L})(?:está|están|es|son) (?:descrit|explicad|detallad)[oa]s? en (?:la|el) (?:secci[oó]n|capítulo|apéndice)(?!\\p{L})|(?<!\\p{L})(?:véase|vea|ver|consulte|consúltese) (?:también )?(?:la |el |las |los )?(?:secci[oó]n|capítulo|apéndice|anexo|figura|tabla|página|documentación|manual|guía|sitio|archivo|más abajo|más arriba)|^(?:véase|vea|ver) |(?:en|de) (?:la|las) líneas? \\d|^(?:la )?líneas? \\d|(?<!\\p{L})(?:figuras?|fig\\.|tablas?|listado|ecuaci[oó]n) \\(?\\d|(?:en|véase|de) (?:la |el )?(?:secci[oó]n|apéndice|anexo) (?:\\d|[A-Z](?!\\p{L}))|(?:figura|imagen|tabla|diagrama|ejemplo|código|captura|listado|gráfico) (?:anterior|siguiente|de (?:arriba|abajo)|que sigue)(?!\\p{L})|(?:pulse|haga clic|lea|encontrará|disponible)[^.]{0,60} aquí[.!]?$',
  beside:
    '(?:ejemplos?|líneas?|órdenes|orden|comandos?|código|tabla|figura|fórmula|ecuación) (?:siguientes?|anterior(?:es)?|de arriba|de abajo)(?!\\p{L})|(?:siguientes?|anterior(?:es)?|estas?|est[eo]s?) (?:ejemplos?|líneas?|comandos?|código|tabla)(?!\\p{L})|en (?:el|este|nuestro) ejemplo(?!\\p{L})|más (?:abajo|arriba)(?=[.,;:)]|$)|como sigue|he aquí ',
  follows: `(?<!\\p{L})(?:siguientes?|como sigue|a continuación|así:)(?!\\p{L})|(?<!\\p{L})veamos(?!\\p{L})|(?<!\\p{L})siguen?(?= ?[.:]?$)`,
  asSaid:
    'como veremos(?: (?:más adelante|después|luego))?|(?:como|tal como|según) (?:se )?(?:ha )?(?:muestra|ve|indica|describe|explica|menciona|mostrado|visto|indicado|descrito|explicado|mencionado|define)(?: (?:más )?(?:arriba|abajo|anteriormente)| en (?:la |el )?(?:figura|fig\\.|tabla|secci[oó]n|capítulo|apéndice|ecuación)(?: ?\\(?\\d{1,3}(?:\\.\\d{1,3}){0,3}\\)?)?)',
  label:
    'descripción|sinopsis|sintaxis|uso|comandos?|órdenes|opciones|argumentos?|parámetros?|ejemplos?|notas?|observaciones|consejos?|advertencias?|atención|importante|detalles|véase también|valor(?:es)? (?:devueltos?|de retorno)|entorno|archivos|ficheros|errores',
  exercises: 'ejercicios(?::.{0,60})?|ejercicio \\d{1,2}(?:[:.].{0,60})?',
  promise:
    '(?<!\\p{L})más (?:arriba|abajo|adelante)(?=[.,;:)]|$)|(?:descrit|documentad|explicad|mencionad|indicad|definid)[oa]s? (?:más (?:arriba|abajo|adelante)|arriba|abajo|anteriormente|aquí)(?!\\p{L})|(?<!\\p{L})(?:capítulos?|secci[oó]n(?:es)?|ejemplos?|apéndices?) (?:siguientes?|anterior(?:es)?)(?!\\p{L})|(?<!\\p{L})(?:siguientes?|próxim[oa]s?) (?:capítulos?|secci[oó]n(?:es)?|apartados?)(?!\\p{L})|(?<!\\p{L})como (?:antes|arriba)(?!\\p{L})|casi idéntic[oa]s?|(?<!\\p{L})en el apéndice(?!\\p{L})',
};
