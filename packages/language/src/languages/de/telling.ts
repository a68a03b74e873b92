import type { Telling } from '../../telling.ts';

export const telling: Telling = {
  inquit: {
    verbs:
      'sagte|sagt|sagten|erklärte|erklärt|schrieb|schreibt|meinte|meint|betonte|betont|berichtete|berichtet|erzählte|erzählt|erinnerte sich|erinnert sich|rief|fragte|fragt|antwortete|antwortet|warnte|warnt|kritisierte|kritisiert|ergänzte|ergänzt',
    pronouns: 'er|sie|es|ich|wir|man',
    dropsPronoun: false,
  },
  instructs:
    '^(?:bitte\\b|(?:beachten|verwenden|benutzen|lesen|führen|denken|überprüfen|prüfen|schauen|installieren|öffnen|geben|stellen|wählen|klicken|behalten|vergessen|sehen|starten|fügen|entfernen|setzen|achten|nehmen|lassen|schreiben|suchen|korrigieren|ändern|editieren|erstellen) sie\\b)',
  addresses: '\\b(?:Ihnen|Ihre[mnrs]?|[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?)\\b|(?<=[\\p{Ll},] )Sie\\b',
  joins: 'aber|und|also|doch|nun|dann',
  curious: '^(?:warum|wieso|weshalb|wie|was passiert|ist|sind|kann|können|wird|wer)\\b',
  concludes:
    '\\b(?:das heißt|kurz gesagt|letztlich|am ende|im grunde|unterm strich|das bedeutet|deshalb|deswegen|darum)\\b',
  onScreen:
    '\\b(?:klick(?:en|t|st)? (?:Sie|man|du|auf)|anklicken|Mausklick|heranzoomen|zoomen|Werkzeugleiste|Symbolleiste|Menüpunkt|Menüeintrag|Dialogfenster|Schaltfläche)\\b',
  explains: 'bezeichnet|bedeutet|bezieht sich|beschreibt',
  salutation:
    'meine damen und herren|sehr geehrte|verehrte|herr präsident|frau präsidentin|liebe (?:mitbürger|landsleute|freunde)',
  passing: 'jetzt|nun|derzeit|momentan|gerade|folgende[mnrs]?|diesmal|heute',
  exists: 'es (?:gibt|gab)|dort|da',
  asides:
    'damals|zum damaligen Zeitpunkt|denn|da|sodass|so dass|wobei|wodurch|womit|weshalb|darunter|zum Beispiel|beispielsweise|insbesondere|vor allem|nämlich|sowie',
  promises:
    '\\bnicht (?:nur|bloß|allein|lediglich)\\b(?!.*\\b(?:sondern|auch)\\b)|\\bnicht (?:der|die|das) einzigen?\\b|\\b(?:zwei|drei|vier|fünf|sechs|mehreren?|verschiedenen?|einigen?|vielen?|anderen?|unterschiedlichen?) (?:\\p{Ll}+ )?(?:Gründen?|Arten|Wegen?|Dingen?|Typen|Schritten?|Problemen?|Schlüssen?|Antworten|Erklärungen|Beispielen?|Möglichkeiten|Faktoren|Ursachen|Fragen|Unterschieden?|Tipps|Regeln|Teilen?|Gruppen|Formen|Theorien|Ergebnissen?|Eigenschaften)(?: \\p{Ll}+){0,2}\\.$|^(?:und |aber )?hier (?:ist|sind)\\b|\\b(?:wie folgt|folgende[nrs]?(?: \\p{Lu}\\p{L}+)?|zum Beispiel)\\.$|\\bmachte[n]? eine (?:\\p{Ll}+ )?Entdeckung\\.$|\\btraf(?:en)? eine (?:\\p{Ll}+ )?Entscheidung\\.$|\\bnicht allein\\.$|^das (?:war|kam), als\\b|\\bhatte[n]? eine (?:\\p{Ll}+ )?(?:Idee|Theorie|Antwort)\\.$',
  supposes:
    '^(?:stell(?:en|t)? (?:Sie |wir )?(?:dir|sich|euch|uns) (?:einmal |mal )?vor|angenommen|nehmen wir (?:einmal |mal )?an|gesetzt den Fall|sagen wir)\\b',
  pointsElsewhere:
    '(?<!\\p{L})(?:(?:zu|nachzu)(?:finden|lesen)|(?:finden|lesen|sehen|beachten) Sie|(?:ist|sind) (?:\\p{L}+ )?(?:in|auf|unter|bei|über) [^,]{2,60} (?:verfügbar|erhältlich|beschrieben|dokumentiert|zu finden)|weitere (?:Informationen|Einzelheiten|Details)|Webseite|Mailingliste|verfügbar)(?!\\p{L})',
  vagueOpening:
    '^(?:einige|manche|viele|mehrere|wenige|bestimmte|verschiedene|andere|weitere|ein anderer|eine andere|die meisten)(?!\\p{L})',
  presents: '^(?:und |aber )?(?:hier (?:ist|sind|kommen)|das sind (?:einige|die)|im folgenden)\\b',
  weighs:
    '\\b(?:die Fakten sind|Tatsache ist|Fakt ist|unterm Strich|mit anderen Worten|das (?:heißt|bedeutet)|was bedeutet|der Grund (?:ist|war|dafür)|Grund dafür|das (?:Problem|Risiko|Ziel|Ergebnis) (?:ist|war|dabei|dahinter)|die (?:Sorge|Gefahr|Folge|Idee|Lehre) (?:ist|war|dabei|dahinter)|(?:es geht|geht es) (?:um|darum)|auf dem Spiel|kurz gesagt|vereinfacht gesagt|per Definition|entscheidend (?:ist|war)|es stellte sich heraus|soll(?:en)? dazu dienen|sogenannte[nrs]?)\\b',
  concedes:
    '\\beigenen? (?:Partei|Reihen|Regierung|Leuten?|Lager|Fraktion|Anhänger\\p{L}*|Minister\\p{L}*|Mitarbeiter\\p{L}*)\\b|\\b(?:räumt|räumte|räumten|räumen)\\b.{1,80}\\bein\\b|\\b(?:gibt|gab|gaben|geben)\\b.{1,40}\\bzu\\b|\\b(?:gesteht|gestand|gestanden|eingeräumt|zugegeben)\\b',
  judges:
    '\\b(?:sollten?|müssten?|dürfte nicht|lächerlich\\p{L}*|absurd\\p{L}*|skandalös\\p{L}*|beschämend\\p{L}*|Unsinn|Zeitverschwendung|heuchlerisch\\p{L}*|arrogant\\p{L}*|großartig\\p{L}*|wunderbar\\p{L}*|schrecklich\\p{L}*|furchtbar\\p{L}*|offenbar|offensichtlich|natürlich|selbstverständlich|gewiss|leider|zum Glück|ehrlich gesagt|bringt nichts|ergibt keinen Sinn|verdient|töricht\\p{L}*|dumm\\p{L}*|die Wahrheit ist|unsere[rn]? (?:Demokratie|Gesellschaft))\\b',
};
