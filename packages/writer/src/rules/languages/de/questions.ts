import type { Exchange } from '../exchange.ts';

const NAME = '\\p{Lu}\\p{Ll}[\\p{L}-]+(?: (?:von|van|zu|de))?(?: \\p{Lu}[\\p{L}.-]+){1,2}';
const DID =
  'erfand|entdeckte|gründete|schuf|baute|errichtete|schrieb|entwarf|entwickelte|malte|komponierte|bewies|prägte|eröffnete|stiftete|zeichnete|berechnete|konstruierte';
const EXPERTS =
  'Forscher|Forschende|Fachleute|Historiker|Biologen|Physiker|Wissenschaftler|Ökonomen|Archäologen';

/** Fragen, auf die nur eine Art von Satz antwortet, und diese sicher. */
export const questions: readonly Exchange[] = [
  {
    id: 'who-did',
    pattern: `^(?:Der (?:\\p{Ll}+ )?\\p{Lu}\\p{Ll}+ )?(?<who>${NAME}) (?<did>${DID}) (?:(?:im Jahr )?(?:1\\d|20)\\d{2} )?(?<what>(?:den|die|das) (?!erste)[^,;:]{4,50}?)(?=,| und | mit | für | aus | in | im | an | am | bei |\\.$)`,
    ask: ['Wer {did} {what}?', 'Und wer {did} {what}?'],
  },
  {
    id: 'when-made',
    pattern:
      '^(?<what>(?:Der|Die|Das) [^,;:]{3,50}?) (?<be>wurde|wurden) (?:erst |schon )?(?:im Jahr |im \\p{Lu}\\p{Ll}+ )?(?:1\\d|20)\\d{2} (?:[^,;:]{0,40} )?(?<did>gebaut|errichtet|gegründet|erfunden|entdeckt|eröffnet|vollendet|veröffentlicht|eingeführt|geschaffen|gestartet|geschrieben|unterzeichnet|zerstört|abgeschafft|beschlossen)\\b',
    ask: ['Wann {be} {what} {did}?', 'Und wann {be} {what} {did}?'],
  },
  {
    id: 'where',
    pattern:
      '^(?<what>(?:Der|Die|Das) [^,;:]{3,40}?) (?<verb>liegt|steht|wächst|lebt|liegen|stehen|wachsen|leben) (?:in|im|an|am|auf|bei|zwischen|unter|hinter|nahe)\\b',
    ask: ['Wo {verb} {what}?', 'Und wo {verb} {what}?'],
  },
  {
    id: 'how-long',
    pattern:
      '^(?<what>(?:Der|Die|Das) [^,;:]{3,40}?) (?<verb>dauerte|dauert|währte) (?:etwa|fast|mehr|weniger|nur|bis|rund|\\d|\\p{Ll}+ (?:Jahre|Tage|Monate|Stunden|Minuten))',
    ask: ['Wie lange {verb} {what}?', 'Und wie lange {verb} {what}?'],
  },
  {
    id: 'made-of',
    pattern: '^(?<what>(?:Der|Die|Das|Ein|Eine) [^,;:]{3,40}?) (?<verb>besteht|bestehen|bestand) aus\\b',
    ask: ['Woraus {verb} {what}?', 'Und woraus {verb} {what}?'],
  },
  {
    id: 'mistake',
    pattern:
      '^(?:Ein|Eine) (?:verbreiteter?|häufiger?|weit verbreiteter?|hartnäckiger?|beliebter?) (?:Irrtum|Fehler|Missverständnis|Vorstellung|Mythos|Glaube|Annahme)\\b',
    ask: [
      'Was wird dabei oft falsch verstanden?',
      'Gibt es einen verbreiteten Irrtum?',
      'Welcher Mythos hält sich?',
    ],
  },
  {
    id: 'open',
    pattern: `^Niemand weiß\\b|^Bis heute (?:ist|weiß|bleibt|streiten|rätseln)\\b|^(?:Die )?(?:${EXPERTS}) (?:streiten|rätseln|suchen|fragen|wissen)\\b|\\b(?:bleibt (?:offen|unklar|umstritten|ein Rätsel)|ist noch nicht geklärt|ist bis heute (?:offen|unklar))\\b`,
    ask: ['Was weiß man noch nicht?', 'Was ist noch offen?'],
  },
  {
    id: 'dispute',
    pattern: '^(?:Kritiker|Gegner) (?:sagen|meinen|warnen|halten|verweisen|bezweifeln|fürchten)\\b',
    ask: ['Sind sich da alle einig?', 'Ist das umstritten?'],
    continuing: true,
  },
  {
    id: 'name-from',
    pattern:
      '^(?<kind>Das Wort|Der Name|Der Begriff|Der Ausdruck)\\b[^.]{0,50}\\b(?:kommt|stammt|bedeutet|geht|leitet|erinnert|verweist)\\b',
    ask: ['Woher kommt {kind}?', 'Was steckt dahinter: {kind}?'],
  },
  {
    id: 'research',
    pattern: '^(?:Studien|Untersuchungen|Versuche|Messungen|Experimente|Eine Studie|Ein Versuch|Umfragen)\\b',
    ask: ['Was sagt die Forschung?', 'Hat das jemand überprüft?'],
  },
  {
    id: 'most',
    pattern:
      '^(?<what>(?:Der|Die|Das) (?:\\p{Ll}+ste|erste) \\p{Lu}\\p{L}+(?: (?:der|des|von) \\p{Lu}\\p{L}+)?) (?<be>ist|war) (?=(?:ein|eine|der|die|das) |\\p{Lu})',
    ask: ['Was {be} {what}?', 'Und was {be} {what}?'],
  },
  {
    id: 'another-one',
    pattern:
      '^(?<what>(?:Ein weiterer|Eine weitere|Ein weiteres|Ein anderer|Eine andere|Ein anderes) (?:Grund|Weg|Beispiel|Vorteil|Nachteil|Problem|Gefahr|Methode|Form|Art|Zeichen|Risiko))\\b',
    ask: ['Gibt es noch mehr davon?', 'Und was kommt hinzu?'],
    continuing: true,
  },
  {
    id: 'ahead',
    pattern: '^(?:Bis 20[2-9]\\d|In Zukunft|Künftig|In den kommenden Jahren)\\b',
    ask: ['Und wie geht es weiter?', 'Was kommt als Nächstes?'],
  },
];
