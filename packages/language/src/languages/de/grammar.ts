import type { Grammar } from '../../language.ts';
import { articleFrom } from './article-from.ts';

const OF_IT =
  'da(?:bei|durch|für|gegen|her|hin|mit|nach|neben|ran|rauf|raus|rin|rüber|rum|runter|von|vor|zu|zwischen|mals)';
const TIME =
  '(?:Tag|Tage|Tages|Nacht|Morgen|Abend|Jahr|Jahre|Jahres|Monat|Woche|Jahrhundert|Jahrzehnt|Zeit|Sommer|Winter|Frühjahr|Herbst|Moment|Ort|Stelle)';
const UNITS = 'Jahre|Jahren|Monate|Monaten|Wochen|Tage|Tagen|Stunden|Jahrzehnte';

export const grammar: Grammar = {
  anaphorOpening: `^(?:dies|diese[mnrs]?|jene[mnrs]?|derselbe|dieselbe[n]?|dasselbe|solche[mnrs]?|er|sie|es|ihm|ihn|ihnen|ihr|ihre[mnrs]?|sein|seine[mnrs]?|beide[n]?|keiner von beiden|das (?!\\p{Lu}|\\p{Ll}+ \\p{Lu})|(?:der|die|das) (?:andere|anderen|zweite|dritte|vierte|letzte|letzteren?|erstere|gleiche|gleichen|übrige|übrigen|beiden|drei)|(?:in|an|auf|mit|nach|von|zu|bei|für|unter|über|durch|gegen|aus|vor|seit|ohne|um) (?:diese[mnrs]?|jene[mnrs]?|ihm|ihn|ihr|ihnen|seine[mnrs]?|ihre[mnrs]?|solche[mnr]?)|${OF_IT}|so|also|dann|danach|dort|da|hier|deshalb|deswegen|darum|daher|später|früher|anschließend|schließlich|inzwischen|unterdessen|bald|erneut|wieder|(?:ja|nein)(?=[,;.:])|aber|und|oder|denn|doch|sondern|nur so|zuvor|seitdem|seither|nachdem (?:er|sie|es)|wenn (?:er|sie|es)|als (?:er|sie|es)|weil (?:er|sie|es)|obwohl (?:er|sie|es)|während (?:er|sie|es)|(?:\\p{L}+|\\d+) (?:${UNITS}) (?:später|danach)|(?:einer|eine|eines) (?:von ihnen|davon|der beiden)|manche|andere|einige von|die meisten von|das gleiche|anders|ebenso|genauso|auch)\\b`,
  droppableOpening:
    '^(?:(?:natürlich|selbstverständlich|übrigens|allerdings|jedoch|außerdem|zudem|ferner|interessanterweise|bemerkenswerterweise|im Allgemeinen|insgesamt|kurz gesagt), )',
  dependentOpening:
    '^(?:(?:ein|eine|ein anderer|eine andere|ein weiterer|eine weitere|der erste|die erste|der zweite|die zweite|der dritte|die dritte) (?:Grund|Art|Problem|Beispiel|Ursache|Antwort|Schritt|Vorteil|Unterschied|Erklärung|Möglichkeit)|zum Beispiel|beispielsweise|etwa|das heißt|folglich|somit|deshalb|deswegen|darum|daher|infolgedessen|sonst|andernfalls|stattdessen|vielmehr|andererseits|dagegen|hingegen|im Gegensatz dazu|mit anderen Worten|anders gesagt|dennoch|trotzdem|gleichwohl|jedoch|allerdings|zugleich|gleichzeitig|tatsächlich|in der Tat|in Wirklichkeit|zunächst|zuerst|anfangs|zuletzt|am Ende|schließlich|endlich|außerdem|zudem|ferner|alternativ|auf der anderen Seite|zum anderen|umgekehrt|im Gegenzug|hinzu kommt|hinzu kommen|ebenfalls|in der Praxis|auf diese Weise)\\b',
  pointsBack: `\\b(?:diese[mnrs]? (?!Jahr|Monat|Woche|Jahrhundert|Welt|Tage)(?:\\p{Ll}+ )?\\p{Lu}\\p{L}+|jene[mnrs]? (?:\\p{Ll}+ )?\\p{Lu}\\p{L}+|(?:der|die|das|dem|den|des|am|im|zur|zum) (?:gleichen|selben|nächsten|folgenden|vorigen|darauffolgenden) ${TIME}|solche[mnrs]? (?:\\p{Ll}+ )?\\p{Lu}\\p{L}+|${OF_IT}(?= |[,.;]|$)|(?<!und )füg(?:t|te|ten|en) [^.]{0,60}?hinzu|ergänzte?n?(?=,)|zur gleichen Zeit|in der Zwischenzeit|dorthin|dort(?=[,.;]|$| (?:und|ist|war|wurde|gibt|gab|liegt|steht))|(?:${UNITS}) (?:später|zuvor|danach)(?=[ ,.;]|$))`,
  turnsAgainst:
    '^(?:aber|doch|dennoch|trotzdem|jedoch|allerdings|andererseits)\\b|^[^,.;]{2,60} (?:jedoch|allerdings|hingegen|dagegen)\\b',
  pronoun: '\\b(?:er|ihm|ihn|ihnen|seine[mnrs]?|sein(?= \\p{Lu})|ihre[mnrs]?|ihr)\\b',
  verbEnding:
    '(?:\\p{Ll}{2}(?:te|ten|iert|ierte|ierten)|ist|sind|war|waren|wurde|wurden|wird|kam|kamen|ging|gingen|gab|fand|fanden|stand|standen|lag|lagen|begann|begannen|blieb|blieben|schrieb|schrieben|nahm|nahmen|fiel|fielen|hielt|hielten|wuchs|wuchsen|zog|zogen|trug|trugen|sah|sahen|brachte|brachten|steht|liegt|kommt|geht|gilt|zeigt|führt|nutzt|lebt|leben|bildet|dient|trägt|zieht|hält|fällt|nimmt|sieht|braucht|wächst|bringt|entsteht|verliert|gewinnt)$',
  copula: { one: 'ist|war', many: 'sind|waren' },
  midConnective: ',? (?:jedoch|allerdings|hingegen|dagegen|freilich)(?=,),',
  noise:
    '\\b(?:grafik|karte|foto|bild|video|diagramm) (?:oben|unten|links|rechts)\\b|^um (?:mehr|weitere) informationen|lesen sie mehr|mehr dazu|^mit material von\\b|^mitarbeit:|^(?:dieser abschnitt|dieses kapitel|dieser anhang)\\b|^siehe\\b|^(?:für )?(?:weitere|nähere|mehr) (?:informationen|details|einzelheiten)\\b|^(?:klicken|lesen|sehen|hören|laden|besuchen|abonnieren|entdecken|melden) sie\\b|auf (?:der|unserer) (?:web)?(?:site|seite) (?:verfügbar|abrufbar)|\\b(?:abbildung|abb\\.|tabelle|tab\\.|abschnitt|kapitel|anhang|gleichung|grafik) (?:\\d|[IVX]+\\b|oben\\b|unten\\b)|\\b(?:siehe|vgl\\.) (?:auch|oben|unten|abbildung|abschnitt|tabelle|seite|kapitel)|(?:oben|unten|zuvor|vorstehend|nachfolgend|im folgenden) (?:gezeigt|beschrieben|erwähnt|genannt|aufgeführt|dargestellt|definiert)|in diese[mr] (?:abschnitt|kapitel|artikel|beitrag|dokument|handbuch|buch|anhang|arbeit)|newsletter|cookies|anzeige:|alle rechte vorbehalten|©|copyright|foto:|bild:|lesen sie auch|folgen sie uns|folgende[nrs]?:?$|wie folgt[:.]?$|weitere informationen|\\bet al\\b|^(?:hinweis|achtung|tipp|anmerkung|warnung)\\b[:,.]',
  authorVoice:
    '\\b(?:[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein|[Mm]eine[mnrs]?)\\b|\\b(?:[Ww]ir) (?:haben|fanden|zeigen|stellen|schlagen|berichten|bauten|waren|gingen|machten|wählten|beschreiben|danken|sahen|messen)\\b|\\b[Uu]nsere?[mnrs]? (?:Ergebnisse?n?|Methode|Ansatz|Studie|Arbeit|Team|Familie|Reise|Daten|Experimente?|Analyse|Firma|Unternehmen|Produkt|Kunden|Umfrage|Ansicht|Meinung|Ziel|Aufgabe)\\b',
  ownPlural: '\\b(?:[Ww]ir|[Uu]ns|[Uu]nser(?:e[mnrs]?)?)\\b',
  somber:
    '\\b(?:tote[nr]?|tod|todes|tödlich\\w*|starb|starben|sterben|gestorben|getötet|ermordet|mord|morde|völkermord|massaker|krieg|kriege|krieges|kriegs|hungersnot|selbstmord|folter\\w*|sklave\\w*|sklaverei|opfer|opfern|anschlag|terror\\w*|krebs|katastrophe\\w*|erdbeben|tragödie|bombe\\w*|verletzte\\w*|ertrank|ertranken|ertrunken|leiche\\w*)\\b',
  attribution:
    '\\b(?:sagte|sagt|sagten|erklärte|erklärt|schrieb|schreibt|meinte|meint|betont|betonte|berichtet|berichtete|erzählt|erzählte|erinnert|laut|zufolge|fügte|rief|fragte|fragt|notierte|besagt|besagte|behauptet|behauptete)\\b',
  soft: '\\b(?:auch|ebenfalls|andere[mnrs]?|erneut|wieder|ferner|ebenso|gleiche[mnrs]?|zuvor|oben|hier|weitere[nrs]?)\\b',
  traits: {
    definition:
      '^(?:der |die |das |ein |eine )?[\\p{L}\\p{N}’\\- ]{2,60}? (?:(?:ist|sind) (?:ein |eine |einer |eines |(?:der|die|das) (?:Vorgang|Lehre|Kunst|Wissenschaft|Name|Begriff|Fähigkeit|Menge|Maß|Methode|Zustand|Verfahren|Fläche|Abstand|Grenze) )|bedeutet |bezeichnet |nennt man |heißt )',
    cause:
      '\\b(?:weil|denn|wegen|aufgrund|dank|infolge|führte zu|führt zu|führten zu|verursacht\\w*|damit|um zu|dadurch|deshalb)\\b',
    contrast:
      '\\b(?:aber|jedoch|doch|obwohl|trotz|dagegen|hingegen|dennoch|trotzdem|allerdings|sondern|statt|anders als|während)\\b',
    example: '\\b(?:zum Beispiel|beispielsweise|etwa|wie zum|unter anderem|darunter)\\b',
    quote: '[„“"»][^“”"«]{12,400}[“”"«]',
    process:
      '\\b(?:mithilfe|mittels|indem|verfahren|vorgang|methode|technik|schritt|algorithmus|mechanismus)\\b',
    number:
      '(?:\\d[\\d.,]{0,20}\\s?(?:%|Prozent|Millionen|Milliarden|Tausend|km|Kilometern?|Metern?|Zentimetern?|Tonnen|Menschen|Euro|Dollar|Jahren?|Tagen?|Stunden|Minuten|Mal|Liter|Grad|°)|[$€£]\\s?\\d)',
    superlative:
      '\\b(?:größte[nrs]?|älteste[nrs]?|höchste[nrs]?|längste[nrs]?|beste[nrs]?|schlimmste[nrs]?|einzige[nrs]?|wichtigste[nrs]?|bekannteste[nrs]?|tiefste[nrs]?|entscheidende[nrs]?|ersten? Mal|Haupt\\p{L}+)\\b',
    future: '\\b(?:wird|werden|Zukunft|künftig|geplant|soll|sollen)\\b',
  },
  articleOf: {
    der: 'der',
    die: 'die',
    das: 'das',
    den: 'den',
    dem: 'dem',
    des: 'des',
    im: 'dem',
    am: 'dem',
    zum: 'dem',
    vom: 'dem',
    beim: 'dem',
    ins: 'das',
    ans: 'das',
    zur: 'der',
    ein: 'ein',
    eine: 'eine',
    einen: 'einen',
    einem: 'einem',
    einer: 'einer',
    eines: 'eines',
  },
  pluralArticles: [],
  contractions: {},
  plural: { word: 'last', pattern: '(?:ungen|heiten|keiten|schaften|ionen|itäten|innen)$' },
  notInTerm: '^\\p{Ll}',
  minutes: {
    decisions: 'beschluss|beschlüsse|entscheidung(?:en)?|beschlossen',
    actions: 'aufgaben|to-?dos?|maßnahmen|nächste schritte|zuständigkeiten',
    open: 'offene (?:fragen|punkte|themen)|offen',
    people:
      'teilnehmer|teilnehmende|anwesend|vorsitz|protokoll|sitzungsleitung|entschuldigt|abwesend|gäste|anwesende|schriftführung',
  },
  headings: {
    generic:
      '^(?:einleitung|einführung|überblick|zusammenfassung|hintergrund|geschichte|aktueller stand|einzelnachweise|fazit|schluss|diskussion|ergebnisse?|methoden?|methodik|auswertung|umsetzung|vorwort|nachwort|prolog|epilog|allgemeines|sonstiges|anmerkungen?|begriffe|definitionen?|ziele?|ausblick|schlusswort|kapitel \\w+|teil \\w+)$',
    intro: '^(?:einleitung|einführung|überblick|zusammenfassung|hintergrund)',
    closing: 'fazit|schluss|zukunft|ausblick|ende|zuletzt|nachwort|epilog|was bleibt|letzte',
    clause: '^(?:wie|warum|weshalb|was|wo|wohin|woher|wann|wer|welche[rsmn]?|wozu|wieso)\\b',
    prefix: '^(?:einleitung|einführung|überblick)\\s*[:–—-]+\\s*',
    part: 'kapitel|teil|anhang|abschnitt|buch',
    byline: 'von',
  },
  spoken: [
    // Written twice by mistake.
    ['\\b(von|und|eine[mnrs]?|ein|zu[mr]|des) \\1(?![\\p{L}\\p{N}-])', '$1'],
    ['\\bz\\. ?B\\.', 'zum Beispiel'],
    ['\\bd\\. ?h\\.', 'das heißt'],
    ['\\bu\\. ?a\\.', 'unter anderem'],
    ['\\busw\\.', 'und so weiter'],
    ['\\betc\\.(?= \\p{Lu})', 'und so weiter.'],
    ['\\betc\\.', 'und so weiter'],
    ['\\bca\\. ?(?=\\d)', 'etwa '],
    ['\\bbzw\\.', 'beziehungsweise'],
    ['\\bNr\\. ?(?=\\d)', 'Nummer '],
  ],
  cut: {
    conjunctions: 'aber|und|doch|denn',
    subjects: 'der|die|das|er|sie|es|ein|eine|dies|diese|man|niemand|viele',
  },
  demonstrative: 'diese[mnrs]?|jene[mnrs]?',
  hesitation: 'äh+m?',
  sourceText: 'text|textes',
  interview: {
    question: 'frage|f',
    answer: 'antwort|a',
    you: 'Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres|Ihnen|du|dein|deine|deinen|deinem|deiner|dir|dich|ihr|euch|euer|eure',
  },
  titleCase: false,
  capitalNouns: {
    articleFrom,
    titles:
      'herr|herrn|frau|dr|prof|professor|professorin|konig|konigin|kaiser|kaiserin|papst|graf|grafin|sankt',
    before:
      'der|die|das|den|dem|des|(?:ein|kein|mein|dein|sein|ihr|unser)(?:e[mnrs]?)?|(?:dies|jed|jen|welch|all|viel|einig|manch|mehrer|solch)e[mnrs]?|im|am|zum|zur|vom|beim|ins|ans|\\p{Ll}{2,}e[mnrs]?',
    counted:
      '\\d{1,13}|k?ein(?:e[nmrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|viel|wenig|mehr|weniger|etwas|genug|halbe[nrs]?|jede[nmrs]?|pro',
  },
  sentences: {
    shortForms:
      'hr fr frl z.b d.h u.a bzw usw st jh jhd v.chr n.chr s.o s.u vgl ggf evtl inkl mio mrd geb gest str tel u.ä o.ä i.d.r dr dres prof dipl.-ing hrn i.a i.v z.t z.zt u.u v.a s.a m.e chr n.u.z v.u.z u.s.w u.v.m usf bzgl bspw ggfs exkl zzgl abzgl sog jhdt jhs hrsg hg aufs tsd mind abk dt engl frz griech verh jr hbf z ev kath rer h.c med',
    speechVerbs: 'sagte|fragte|rief|schrieb|meinte',
    mayEndBefore: {
      forms:
        'n\\. ?chr|v\\. ?chr|n\\. ?u\\. ?z|usw|u\\. ?s\\. ?w|u\\. ?ä|o\\. ?ä|u\\. ?a|jh|jhd|std|min|sek|tsd|mio|mrd',
      openers:
        'Der|Die|Das|Ein|Eine|Es|Er|Sie|Wir|Ich|In|Im|Am|An|Auf|Aus|Bei|Nach|Seit|Zu|Dann|Danach|Damals|Dort|Doch|Aber|Und|Später|Heute|Dieser|Diese|Dieses|Niemand|Alle|Auch|Erst|So|Wer|Was|Wenn|Als',
    },
    afterOrdinal:
      'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhunderts?|Jahrtausends?|Längengrade?s?|Breitengrade?s?|Weltkriegs?|Stock|Etage|Klasse|Platz|Mal|Tag|Lebensjahr',
  },
};
