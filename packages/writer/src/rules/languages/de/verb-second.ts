/** Prefixes that leave a verb when it comes to stand in the second place: "ankommt" -> "kommt … an". */
const PREFIXES =
  'zurück zusammen weiter fest statt teil bereit dar hinzu heraus hervor herunter hinaus vorbei voraus wieder auf aus ein bei mit nach vor los weg her hin ab an zu'.split(
    ' ',
  );
const STEMS = new Set(
  'kommt kommen kam kamen geht gehen ging gingen steht stehen stand standen stellt stellen stellte stellten gibt geben gab gaben nimmt nehmen nahm nahmen führt führen führte führten bringt bringen brachte brachten zeigt zeigen zeigte zeigten setzt setzen setzte setzten legt legen legte legten sieht sehen sah sahen hält halten hielt hielten findet finden fand fanden läuft laufen lief liefen fällt fallen fiel fielen zieht ziehen zog zogen macht machen machte machten fängt fangen fing fingen bietet bieten bot boten wählt wählen wählte wählten schließt schließen schloss schlossen löst lösen löste lösten trägt tragen trug trugen weist weisen wies wiesen tritt treten trat traten hängt hängen hing hingen bereitet bereiten arbeitet arbeiten packt packen richtet richten passt passen spielt spielen ruft rufen rief riefen'.split(
    ' ',
  ),
);
const AUXILIARY =
  /^(?:ist|sind|war|waren|wird|werden|wurde|wurden|würde|würden|hat|haben|hatte|hatten|hätte|hätten|kann|können|konnte|konnten|könnte|könnten|muss|müssen|musste|mussten|soll|sollen|sollte|sollten|will|wollen|wollte|wollten|darf|dürfen|durfte|durften|mag|möchte|möchten)$/u;
const STRONG =
  /^(?:kommt|kam|kamen|geht|ging|gingen|steht|stand|standen|gibt|gab|gaben|liegt|lag|lagen|bleibt|blieb|blieben|nimmt|nahm|hält|hielt|hielten|heißt|hieß|hießen|enthält|enthielt|enthielten|läuft|lief|liefen|fällt|fiel|fielen|bekam|bekamen|begann|begannen|entstand|entstanden|erschien|erschienen|verließ|schrieb|schrieben|sprach|sprachen|traf|trafen|trat|traten|wuchs|fand|fanden|sah|sahen|half|halfen|besteht|bestand|bestanden|entspricht|entsprach|betrifft|verspricht|dachte|dachten|brachte|brachten|wusste|wussten|weiß|braucht|brauchte|brauchten)$/u;
/** Regular verbs, in the present and the past of the third person; nothing else that is written small ends like that. */
const REGULAR =
  /^(?!nicht$|sonst$|selbst$|meist$|erst$|fast$|längst$|zuletzt$|jetzt$|dort$|statt$|samt$)\p{Ll}{3,}(?:tet|iert|igt|cht|elt|ert|ällt|igte|te|ten|ierten)$/u;
const ARTICLE =
  /^(?:der|die|das|dem|den|des|ein|eine|einen|einem|einer|eines|kein|keine|dieser|diese|dieses|jeder|jede|jedes|viele|einige|mehrere|alle|ihr|ihre|sein|seine|unser|unsere|Ihr|Ihre)$/u;
const PRONOUN = /^(?:er|sie|es|man|wir|ich|Sie|das|dies|jemand|niemand|alle|viele|einige)$/u;

/** How many words the subject has that a clause begins with; 0 where that isn't certain. */
function subjectLength(words: readonly string[]): number {
  const [first = ''] = words;
  if (PRONOUN.test(first) && !/^\p{Lu}|^\p{Ll}+e[nrs]?$/u.test(words[1] ?? '')) return 1;
  if (!ARTICLE.test(first) && !/^\p{Lu}/u.test(first)) return 0;
  const noun = words.findIndex((word) => /^\p{Lu}/u.test(word) && word !== 'Ihr' && word !== 'Ihre');
  if (noun < 0 || noun > 3) return 0;
  let end = noun + 1;
  while (end < words.length && /^\p{Lu}/u.test(words[end] ?? '')) end++;
  // "die Reihe der Treffen", "der Leiter von Debian": the subject goes on.
  if (/^(?:der|des)$/u.test(words[end] ?? '')) {
    const next = words.findIndex((word, at) => at > end && /^\p{Lu}/u.test(word));
    if (next < 0) return 0;
    end = next + 1;
  } else if (/^(?:von|vom)$/u.test(words[end] ?? '') && /^\p{Lu}/u.test(words[end + 1] ?? '')) end += 2;
  return end;
}

/**
 * Half a sentence, whose verb stands last, as a whole one with the verb in the second place: behind the word that opens
 * it ("die Pakete betreuten" -> "betreuten Pakete") or behind its subject ("er nicht kam" -> "er kam nicht").
 */
export function verbSecond(clause: string, place: 'behind-mark' | 'behind-subject'): string | undefined {
  const words = clause.split(' ');
  const last = words.pop() ?? '';
  if (/[^\p{L}-]/u.test(last) || words.length === 0) return undefined;
  // "hätte kommen können": the verb stands further in front.
  if (words.some((word) => AUXILIARY.test(word) && !/^(?:sein|haben|werden)$/u.test(word))) return undefined;
  const prefix = PREFIXES.find((each) => last.startsWith(each) && STEMS.has(last.slice(each.length)));
  const verb = prefix === undefined ? last : last.slice(prefix.length);
  if (prefix === undefined && !AUXILIARY.test(verb) && !STRONG.test(verb) && !REGULAR.test(verb))
    return undefined;
  const at = place === 'behind-subject' ? subjectLength(words) : 0;
  if (place === 'behind-subject' && at === 0) return undefined;
  return [...words.slice(0, at), verb, ...words.slice(at), ...(prefix ? [prefix] : [])].join(' ');
}
