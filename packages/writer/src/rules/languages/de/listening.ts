import { listeningRules } from '../listening.ts';

export const listening = listeningRules({
  object: {
    subjects: '(?:Der|Die|Das|Diese[rs]?|Ein|Eine) ',
    verbs:
      'enthält|enthalten|enthielt|enthielten|zeigt|zeigen|zeigte|zeigten|braucht|brauchen|brauchte|bietet|bieten|beschreibt|beschreiben|bestimmt|bestimmen|erzeugt|erzeugen|umfasst|umfassen|misst|messen|bedeutet|bedeuten|ergab|ergaben|verursacht|verursachen|erfordert|erfordern|benötigt|benötigen',
    objects: '(?:den|die|das|ein|einen|eine|viele|mehrere|alle|jede[ns]?|zwei|drei|keine[ns]?|\\d[\\d.,]*) ',
    // "zeigt … an": the verb is another one; behind a participle it is only a part of the verb.
    ends: 'an|aus|auf|ab|ein|vor|zu|mit|bei|dar|fest|nach|wird|werden|wurde|wurden|hat|haben|kann|können',
    ask: ['Was {mark} {sub}?', 'Und was {mark} {sub}?'],
  },
  examples: {
    marks: 'wie zum Beispiel|wie beispielsweise|zum Beispiel',
    notIn: 'ist|sind|war|waren|hat|haben|kann|können|wird|werden|wenn|weil|dass',
    ask: ['Zum Beispiel?', 'Ein Beispiel?'],
  },
  purpose: { tail: 'um [^;:()?!,]{8,140} zu \\p{L}+', ask: ['Wozu?', 'Und wozu?'] },
  announced: {
    nouns:
      'Grund|Problem|Frage|Antwort|Unterschied|Idee|Regel|Lösung|Beispiel|Ausnahme|Bedingung|Ziel|Erklärung|Lehre',
    opens: '(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]s|[Ee]r|[Ss]ie|[Mm]an|[Ww]er|[Ww]enn|[Ee]in|[Ee]ine|\\p{Lu}\\p{L}+) ',
    ask: ['Und zwar?', 'Nämlich?'],
  },
});
