import type { Exchange } from '../exchange.ts';

/** Questions that a sign in a sentence, or in the one before it, fixes. */
export const cues: readonly Exchange[] = [
  {
    id: 'because-alone',
    pattern: '^(?:Weil|Wegen) [^,;:]{8,}$',
    ask: ['Warum?', 'Wieso das?'],
    continuing: true,
  },
  {
    id: 'in-return',
    pattern: '^Im Gegenzug(?!\\p{L})',
    ask: ['Und im Gegenzug?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-response',
    pattern: '^Als (?:Reaktion|Antwort) darauf(?!\\p{L})',
    ask: ['Und die Reaktion?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'otherwise',
    pattern:
      '^(?:Andernfalls|Sonst (?=(?:wird|werden|droht|drohen|kann|können|ist|sind|geht|würde)(?!\\p{L})))',
    ask: ['Und wenn nicht?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'in-short',
    pattern: '^(?:Kurz gesagt|Kurzum|Einfach gesagt|Vereinfacht gesagt|Auf den Punkt gebracht)[:, ]',
    ask: ['Einfach gesagt?', 'Und kurz gesagt?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'all-in-all',
    pattern: '^(?:Alles in allem|Unterm Strich)(?!\\p{L})',
    ask: ['Und unterm Strich?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'other-hand',
    pattern: '^Andererseits(?!\\p{L})',
    ask: ['Und andererseits?'],
    continuing: true,
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'and-the',
    pattern:
      '^(?<what>Das Ergebnis|Die Folge|Der Grund|Das Ziel|Das Problem|Der Nachteil|Der Vorteil|Die Idee|Die Lösung|Der Haken|Das Fazit|Die Antwort|Die Reaktion|Das Risiko|Die Gefahr|Die Bilanz)(?: ist| war| lautet|:) ',
    ask: ['Und {what}?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'coincidence',
    pattern: '^(?:Das|Dies) (?:ist|war) (?:wohl |sicher )?kein Zufall(?!\\p{L})|^Kein Zufall(?!\\p{L})',
    ask: ['Zufall?', 'Ist das Zufall?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'only-one',
    pattern:
      '^(?<x>(?!das\\b|dies\\b|es\\b)[^,;:“”]{2,40}?) (?:ist|war|steht) (?:damit |dabei )?(?:nicht allein|kein Einzelfall|nur (?:einer|eine|eines) von vielen)(?!\\p{L})',
    ask: ['Nur {x}?'],
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'is-that-all',
    pattern:
      '^(?:(?:Doch|Aber|Und) )?(?:[Dd]as ist (?:noch |längst )?nicht alles|[Dd]amit nicht genug|[Nn]icht nur das|[Dd]as ist erst der Anfang|[Dd]abei bleibt es nicht)(?!\\p{L})',
    ask: ['Ist das alles?', 'Und das war’s?'],
    continuing: true,
    mayBeNew: true,
    turned: true,
  },
  {
    id: 'exception',
    pattern:
      '^(?:Die (?:einzige )?Ausnahme|Eine Ausnahme|Ausnahmen) (?:ist|sind|bildet|bilden|gilt|gelten|gibt)(?!\\p{L})',
    ask: ['Ohne Ausnahme?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'nothing-new',
    pattern:
      '^(?:Neu ist (?:das|die Idee|der Gedanke)[^,;:]{0,30} nicht|(?:Das|Dies) ist (?:nicht neu|nichts Neues|keineswegs neu))(?!\\p{L})',
    ask: ['Ist das neu?'],
    continuing: true,
    mayBeNew: true,
  },
  {
    id: 'withheld',
    pattern:
      '^(?!(?:Aber|Doch|Und|Allerdings|Jedoch|Auch|Trotzdem|Dennoch|Zudem|Außerdem|Dann|Oder|Stattdessen)(?!\\p{L}))\\p{Lu}',
    after:
      '^(?!.*(?<!\\p{L})(?:nicht|kein\\p{L}*|nie|ohne)(?!\\p{L}))[^;:?“”]{6,100} (?:ein|einen|eine|einem|einer) (?:\\p{L}+ )?(?:Problem|Haken|Grund|Nachteil|Vorteil|Bedingung|Ausnahme|Idee|Plan|Unterschied|Lösung|Trick|Vorschlag)\\.$',
    ask: ['Nämlich?', 'Und zwar?'],
    continuing: true,
  },
  {
    id: 'withheld-several',
    pattern:
      '^(?!(?:Aber|Doch|Und|Allerdings|Jedoch|Auch|Trotzdem|Dennoch|Zudem|Außerdem|Dann|Oder|Stattdessen)(?!\\p{L}))\\p{Lu}',
    after:
      '^(?!.*(?<!\\p{L})(?:nicht|kein\\p{L}*|nie|ohne)(?!\\p{L}))[^;:?“”]{6,100} (?:zwei|drei|vier|fünf|mehrere|einige|verschiedene) (?:\\p{L}+ )?(?:Gründe|Probleme|Möglichkeiten|Wege|Schritte|Fragen|Regeln|Fehler|Ziele|Arten|Gruppen|Phasen|Dinge|Bedingungen|Unterschiede|Vorteile|Nachteile|Varianten|Optionen|Teile)\\.$',
    ask: ['Welche?', 'Und zwar?'],
    continuing: true,
  },
  {
    id: 'how-so',
    pattern:
      '^(?!(?:Aber|Doch|Und|Allerdings|Jedoch|Auch|Trotzdem|Dennoch|Zudem|Außerdem|Dann|Oder|Stattdessen)(?!\\p{L}))\\p{Lu}',
    after:
      '^(?!.*(?<!\\p{L})(?:weil|denn|da)(?!\\p{L}))[^,;:?“”]{2,70} (?:ist|war|sind|waren|wirkt|bleibt) (?:\\p{L}+ )?(?:schwierig|schwer|kompliziert|riskant|gefährlich|seltsam|ungewöhnlich|erstaunlich|überraschend|wichtig|entscheidend|falsch|irreführend|unmöglich|unfair|umstritten|problematisch|heikel|absurd|tückisch|ernst|dramatisch|einzigartig)\\.$',
    ask: ['Inwiefern?', 'Warum das?'],
    continuing: true,
    inside: true,
  },
  {
    id: 'quote-more',
    pattern:
      '^[“"«][^“”"«»]{12,}[”"»],? (?:sagte|erklärte|betonte|ergänzte|meinte|schrieb) (?<who>er|sie)(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:sagte|sagt|erklärte|erklärt|betonte|betont|ergänzte|meinte|meint|schrieb|schreibt|berichtet|berichtete|laut)(?!\\p{L})',
    ask: ['Und was sagte {who} noch?'],
    continuing: true,
  },
  {
    id: 'quote-more-now',
    pattern:
      '^[“"«][^“”"«»]{12,}[”"»],? (?:sagt|erklärt|betont|ergänzt|meint|schreibt) (?<who>er|sie)(?!\\p{L})',
    after:
      '(?<!\\p{L})(?:sagte|sagt|erklärte|erklärt|betonte|betont|ergänzte|meinte|meint|schrieb|schreibt|berichtet|berichtete|laut)(?!\\p{L})',
    ask: ['Und was sagt {who} noch?'],
    continuing: true,
  },
];
