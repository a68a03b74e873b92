import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents:
    'índice(?: general| de contenidos?)?|contenidos?|tabla de contenidos?|sumario|en (?:esta página|este artículo)',
  references:
    'referencias(?: bibliográficas)?|bibliografía|obras citadas|lecturas? (?:adicional(?:es)?|recomendadas?)',
  notes: 'notas?(?: al pie| y referencias)?|fuentes|palabras clave',
  thanks: 'agradecimientos?|sobre (?:el autor|la autora|los autores)|financiación|conflictos? de intereses?',
  links: 'véase también|ver también|enlaces externos|(?:artículos|noticias) relacionad[ao]s',
  licence: 'licencia|aviso legal|derechos de autor|descargo de responsabilidad',
  caption: 'figuras?|fig|tablas?|cuadros?|gráficos?|imagen|foto|listado|ejemplo',
  chrome:
    'publicidad$|compart(?:ir|e)\\b|comentarios$|deja (?:un|tu) comentario|(?:lea|lee|leer) (?:también|más)|suscr[ií]b[aei]|síguenos|aceptar (?:todo|todas|cookies)|rechazar|(?:anterior|siguiente|inicio)(?:[ |·»«<>→←-]{1,4}(?:anterior|siguiente|inicio)){0,6}$|volver arriba|todos los derechos reservados|imprimir$|iniciar sesión|política de privacidad|términos de uso|haga clic aquí|\\d{1,3} min(?:utos)? de lectura|saltar al? ',
  cookies:
    '(?:usamos|utilizamos|este sitio (?:usa|utiliza)) cookies|política de cookies|al continuar navegando|suscríbe(?:te|se) a (?:nuestra|nuestro) (?:newsletter|boletín)|active javascript',
  legal:
    'se (?:otorga|concede) permiso|sin ninguna garantía|todos los derechos reservados|bajo los términos de la licencia|bajo (?:una|la) licencia|(?:es|este \\w+ es) software libre',
  mail: 'de|para|cc|fecha|enviado(?: el)?|asunto',
  subject: 'asunto',
  journal:
    'versión \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|(?:recibido|aceptado|publicado)(?: el)?:? \\d|disponible en línea|autor(?:a)? (?:de correspondencia|para correspondencia)|correo electrónico:|palabras clave:|cómo citar',
  made: 'generado (?:el|por|con) |última (?:actualización|modificación)',
};
