import type { Telling } from '../../telling.ts';

export const telling: Telling = {
  inquit: {
    verbs:
      'dijo|dice|preguntó|pregunta|respondió|responde|contestó|contesta|afirmó|afirma|explicó|explica|contó|cuenta|escribió|escribe|declaró|declara|añadió|añade|agregó|agrega|recordó|recuerda|señaló|señala|aseguró|asegura|sostuvo|sostiene|advirtió|advierte|concluyó|concluye|apuntó|indicó|indica|insistió|subrayó|subraya|ha dicho|ha afirmado|ha explicado|ha añadido|ha asegurado',
    pronouns: 'él|ella|ellos|ellas',
    dropsPronoun: true,
  },
  instructs:
    '^(?:por favor|ten(?:ga)? en cuenta|note|nota|observe|observa|use|usa|utilice|utiliza|consulte|consulta|recuerde|recuerda|asegúrese|asegúrate|compruebe|comprueba|elija|elige|abra|abre|pulse|pulsa|escriba|escribe|ejecute|ejecuta|instale|instala|lea|lee|vea|véase|no olvide|considere|considera)(?!\\p{L})',
  addresses:
    '\\b(?:[Uu]sted|[Uu]stedes|[Tt]us?|[Tt]ú|[Tt]e|[Dd]ebes|[Pp]uedes|[Tt]ienes|[Qq]uieres|[Nn]ecesitas)(?!\\p{L})',
  joins: 'pero|y|así que|entonces|ahora',
  curious: '^¿?(?:por qué|cómo|qué pasa|es|son|puede|quién|está)(?!\\p{L})',
  concludes:
    '\\b(?:es decir|en resumen|en definitiva|al final|en el fondo|por eso|esto significa|eso significa)\\b',
  onScreen:
    '^(?:usted )?(?:puede|puedes|podrá|podrás) ver\\b|\\b(?:hacer? clic|haga clic|haz clic|pulse (?:el|sobre|en)|ampliar la imagen|acercar(?:se)? con el zoom|hacer zoom|barra de herramientas|(?:la ventana|el menú|el botón|el diálogo) (?:de |«|\\p{Lu})\\p{L}*|esta página)\\b',
  explains: 'hace referencia|se refiere|designa|significa|consiste',
  salutation:
    'señoras? y señores|señor presidente|señores|excelentísim|conciudadanos|compatriotas|queridos (?:amigos|compatriotas)',
  passing: 'ahora|actualmente|siguientes?|esta vez|hoy',
  exists: 'hay|había|hubo|existen?',
  asides:
    'por entonces|entonces|que|quien|quienes|(?:el|la|los|las) cual(?:es)?|lo que|cuy[oa]s?|donde|porque|ya que|puesto que|pues|incluid[oa]s?|incluyendo|como|sobre todo|especialmente|por ejemplo|dejando|haciendo|permitiendo|creando|llevando|así como|llamad[oa]s?|conocid[oa]s?|fundad[oa]s?|publicad[oa]s?',
  promises:
    '\\bno (?:solo|sólo|solamente|únicamente)\\b(?!.*\\b(?:sino|también)\\b)|\\bno (?:es|son|fue|fueron|era|eran) (?:el|la|los|las) únic[oa]s?\\b|\\b(?:dos|tres|cuatro|cinco|seis|vari[oa]s|distint[oa]s|diferentes|otr[oa]s|algun[oa]s|much[oa]s) (?:\\p{Ll}+ )?(?:razones|motivos|maneras|formas|cosas|tipos|pasos|problemas|conclusiones|respuestas|explicaciones|ejemplos|opciones|factores|causas|preguntas|diferencias|consejos|reglas|etapas|partes|grupos|teorías|posibilidades|resultados|propiedades)(?: \\p{Ll}+)?\\.$|^(?:y |pero )?(?:he aquí|veamos)\\b|\\b(?:lo siguiente|(?:el|la|los|las) siguientes?(?: \\p{Ll}+)?|por ejemplo)\\.$|\\bhizo un (?:descubrimiento|anuncio)\\.$|\\btomó una decisión(?: \\p{Ll}+)?\\.$|\\bno (?:está|estaba|están|estaban) sol[oa]s?\\b|^(?:eso )?(?:fue|era) cuando\\b|\\btuvo una idea(?: \\p{Ll}+)?\\.$',
  supposes:
    '^(?:(?:ahora|pero|y),? )?(?:imagin(?:a|e|en|emos|ad)|supon(?:ga|gan|gamos)|supón|pongamos|digamos)\\b',
  pointsElsewhere:
    '(?<!\\p{L})(?:(?:puede|pueden|podrá|podrán) (?:encontrarse|obtenerse|consultarse|verse|leerse|ser (?:encontrad|consultad|obtenid)[oa]s?)|(?:está|están) (?:también )?disponibles?|(?:se (?:puede|pueden)) (?:encontrar|consultar|obtener|leer|ver)|más (?:información|detalles)|véase|consulte|sitio web|página web|lista de correo)(?!\\p{L})',
  vagueOpening:
    '^(?:algun[oa]s|varios|varias|much[oa]s|ciert[oa]s|otr[oa]s?|uno de|una de|la mayoría|poc[oa]s)(?!\\p{L})',
  presents: '^(?:y |pero )?(?:he aquí|veamos|aquí (?:está|están|van|tienes?)|est[oa]s son)\\b',
  weighs:
    '\\b(?:los hechos son|el hecho es|lo cierto es|en otras palabras|es decir|(?:esto|eso|lo que|lo cual) significa|(?:la razón|el motivo|la causa) (?:es|era|fue|de|por)|por eso|el (?:problema|riesgo|peligro|objetivo|resultado|fin) (?:es|era|fue)|la (?:cuestión|clave|idea|preocupación|lección) (?:es|era|fue)|se trata de|en juego|en resumen|en definitiva|por definición|todo (?:empezó|comenzó)|resultó que|servirá para)\\b|\\bllamad[oa]s? [«“"]',
  concedes:
    '\\bpropi[oa]s? (?:partido|filas|gobierno|bando|aliados|ministros|votantes|empleados)\\b|\\b(?:admite|admitió|admiten|admitieron|reconoce|reconoció|reconocen|reconocieron|ha admitido|ha reconocido)\\b',
  judges:
    '\\b(?:deberían?|debemos|debería|ridícul[oa]s?|absurd[oa]s?|escandalos[oa]s?|vergonzos[oa]s?|disparate|pérdida de tiempo|hipócritas?|arrogantes?|brillantes?|maravillos[oa]s?|terribles?|al parecer|ciertamente|claramente|por supuesto|desde luego|obviamente|lamentablemente|por desgracia|no tiene sentido|no resisten?|merecen?|burros|pervers[oa]s|inadecuad[oa]s?|indign[oa]s?|grave|delicad[oa]|seamos claros|la verdad es|nuestra (?:democracia|sociedad)|rocambolesc[oa])\\b',
};
