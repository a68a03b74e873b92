import type { ClauseWords } from '../../clauses.ts';

export const clauses: ClauseWords = {
  hedges:
    'sozusagen|im übertragenen Sinne?|lediglich|häufig|oftmals|zahlreiche|zahlreichen|vielen|nahezu|ausschließlich|insbesondere|fast|beinahe|etwa|rund|ungefähr|circa|vielleicht|wahrscheinlich|vermutlich|möglicherweise|kann|können|könnte|könnten|dürfte|dürften|meist|meistens|oft|manchmal|vor allem|teils|teilweise|mindestens|höchstens|bis zu|mehr als|weniger als|über|nur|scheint|scheinen|einige|manche|viele|wenige|selten|kaum|in der Regel|normalerweise|gewöhnlich|knapp|gut',
  verbs:
    'ist|sind|war|waren|wird|werden|wurde|wurden|würde|würden|hat|haben|hatte|hatten|hätte|kann|können|konnte|konnten|könnte|könnten|muss|müssen|musste|mussten|soll|sollen|sollte|sollten|will|wollen|wollte|wollten|darf|dürfen|durfte|gibt|gab|bleibt|blieb|kommt|kam|geht|ging|steht|stand|liegt|lag|macht|machte|nimmt|nahm|bringt|brachte|hilft|half|sieht|sah|hält|hielt|führt|führte|heißt|hieß|braucht|brauchte|zeigt|zeigte|findet|fand|besteht|enthält|enthielt|erschien|begann|wuchs|schrieb|sprach|traf|verließ|trat|fiel|lief',
  subordinators:
    'trotz statt anstatt außer neben wenn als obwohl während weil da seit nachdem bevor bis falls sobald solange laut',
  beforeVerb: 'Da',
  times:
    'Tage?|Nächte?|Nacht|Morgen|Abend|Wochen?|Monate?|Jahre?|Sommer|Winter|Jahrhundert|Moment|Mal|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag',
  focus:
    'nur|vor allem|teils|zum (?:großen )?teil|größtenteils|hauptsächlich|vielleicht|nicht|gerade|erst|auch|selbst|so',
  denials:
    'nicht|kein\\p{Ll}{0,2}|nie|niemals|niemand\\p{Ll}{0,2}|nichts|ohne|nein|weder|noch nie|vermeide\\p{Ll}{0,2}|vermied\\p{Ll}{0,2}',
  reports:
    'dass|wissen|weiß|glaub(?:t|en|te|ten)|denk(?:t|en)|dachte|hätten?|wären?|sei|seien|sagen|meinen|berichten|warn(?:t|en|te|ten)|schätz(?:t|en|te|ten)|hoff(?:t|en|te|ten)|fürcht(?:et|en|ete|eten)',
  doubts:
    'vielleicht|womöglich|möglicherweise|wahrscheinlich|vermutlich|anscheinend|offenbar|angeblich|wenn|falls',
  several:
    'viele|vielen|mehrere|mehreren|einige|einigen|verschiedene|verschiedenen|andere|anderen|weitere|weiteren|zahlreiche|zahlreichen|manche|manchen|zwei|drei|vier|fünf|sechs',
  past: 'war|waren|wurde|wurden|hatte|hatten|früher|einst|damals|Jahrhunderts?|begann|kam|kamen|ging|gab|lag|stand|(?:1\\d|20[01])\\d{2}|\\p{Ll}{3,}te|\\p{Ll}{3,}ten',
  conditions:
    'wenn|falls|außer|ausgenommen|sofern|solange|aber|jedoch|obwohl|bald|noch|angeblich|optional|immer|abgesehen|je nach|theoretisch|voraussichtlich|zumindest|bis auf',
  pairs: 'zwischen|sowohl',
  andForms: 'sowie',
  openEnds:
    'folgende folgenden folgendes folgender jemand jemanden jemandem etwas alles solche solcher solches diejenigen und oder aber denn sondern dass ob als wie wenn weil ist sind war waren sein seine ihr ihre sehr so zu noch sich',
  beforeNumber:
    'fast|beinahe|etwa|rund|ungefähr|nur|mindestens|höchstens|bis zu|mehr als|weniger als|über|knapp|gut|zwischen|die|weitere|gerade einmal',
};
