import { trimEndOf } from '@parlance/kernel/scan-text';

/** Written shortenings that end in a full stop without ending a sentence; without their last stop. */
const SHORT_FORMS: Record<string, string> = {
  all: 'dr prof sr jr vs etc pp cf',
  en: 'mr mrs ms messrs st no nos fig figs eq ref refs vol vols ed eds al ca ph inc ltd co corp approx est dept univ gen col capt lt sgt rev hon gov sen rep jan feb apr jun jul aug sept oct nov dec e.g i.e u.s u.k u.n d.c a.m p.m b.c a.d b.c.e c.e mt ave blvd chap sec',
  pt: 'sra srs sras dra profa exmo exma p.ex a.c d.c séc sécs pág págs cap caps núm av tel ltda cia s.a eng gal mons máx obs',
  es: 'sra sres dra dña ud uds p.ej a.c d.c ee.uu pág págs cap núm avda tel ltda cía s.a aprox máx mín',
  de: 'hr fr frl z.b d.h u.a bzw usw ca nr st abb tab kap bd jh jhd v.chr n.chr s.o s.u vgl ggf evtl inkl max min mio mrd geb gest str tel u.ä o.ä i.d.r',
  it: 'sig sigg sig.ra dott dott.ssa prof.ssa ing avv on p.es ad.es es ecc a.c d.c sec pag pagg cap fig tab vol art tel s.p.a s.r.l n',
  fr: 'mme mmes mlle mlles mgr p.ex j.-c env chap éd tél bd s.a cie ste',
};

/** After these a capital letter does begin a new sentence. */
const MAY_END = /(?:^|[^\p{L}.])(?:a\.m|p\.m|etc|b\.c|a\.d|a\.c|d\.c|inc|ltd|corp|co|jr|s\.a|ee\.uu)\.$/iu;
/** "the U.S. The war" ends a sentence, "the U.S. Army" doesn't. */
const COUNTRY = /(?:^|[^\p{L}])(?:u\.s|u\.k|u\.n)\.$/iu;
const STARTER = /^(?:The|It|He|She|They|We|In|This|That|These|But|And|A|An|However|There|When|If)\s/;
const NUMBERED = /(?:^|[^\p{L}])(?:no|n°|nº|núm|fig|eq|p|pp|vol|sec|chap|cap|art|nr|abb|kap)\.$/iu;
const SPEECH_VERB =
  /^(?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:said|says|asked|asks|recalls?|recalled|wrote|writes|thought|wondered|added|explained|told|disse|diz|perguntou|conta|lembra|escreveu|dijo|dice|preguntó|recuerda|escribió|dit|demande|raconte|explique|sagte|fragte|rief|schrieb|meinte|disse|chiese|raccontò|scrisse|spiegò)(?!\p{L})/u;

/** "am 1. April", "im 19. Jahrhundert": the stop makes a number an ordinal. */
const ORDINAL = /(?:^|\s)\d{1,2}\.$/;
const AFTER_ORDINAL =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhunderts?|Jahrtausends?|Längengrade?s?|Breitengrade?s?|Weltkriegs?|Stock|Etage|Klasse|Platz|Mal|Tag|Lebensjahr)(?!\p{L})/u;

/** No sentence is longer; a text without capitals must not grow into a single one. */
const SENTENCE_MAX_CHARS = 1_500;
/** A text without full stops must not be one sentence: what looks at sentences may look at pairs of their words. */
const PIECE_MAX_CHARS = 4_000;

const segmenters = new Map<string, Intl.Segmenter>();
const shortForms = new Map<string, Set<string>>();

function segmenterFor(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}

function shortFormsOf(language: string): Set<string> {
  let forms = shortForms.get(language);
  if (!forms) {
    forms = new Set(`${SHORT_FORMS.all} ${SHORT_FORMS[language] ?? ''}`.split(' '));
    shortForms.set(language, forms);
  }
  return forms;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** "etc." -> "etc", "(e.g." -> "e.g", "n°." -> "n°". */
function wordBeforeStop(text: string): string {
  if (!text.endsWith('.')) return '';
  const body = text.slice(0, -1);
  if (body.endsWith('n°')) return 'n°';
  return body.slice(trimEndOf(body, /[\p{L}.\-’']/u).length).replace(/^[^\p{L}]+/u, '');
}

function endsInShortForm(text: string, forms: Set<string>): boolean {
  const word = wordBeforeStop(trimEndOf(text.slice(-40), /[)\]»”"]/));
  if (word === '') return false;
  return forms.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word);
}

/** Whether the break between two pieces is inside a sentence after all. */
function belongTogether(before: string, after: string, forms: Set<string>): boolean {
  const startsLow = /^\p{Ll}/u.test(after);
  if (/^[,;:)\]”»]/u.test(after)) return true;
  if (startsLow && (!/[?!…]["”»]?$|\.{3}$/.test(before) || /[?!]["”»]$/.test(before))) return true;
  if (NUMBERED.test(before.slice(-12)) && /^\d/.test(after)) return true;
  if (ORDINAL.test(before.slice(-5)) && AFTER_ORDINAL.test(after)) return true;
  if (endsInShortForm(before, forms)) {
    const end = before.slice(-12);
    const ends =
      (MAY_END.test(end) && /^\p{Lu}\p{Ll}/u.test(after)) || (COUNTRY.test(end) && STARTER.test(after));
    if (!ends) return true;
  }
  if (/[?!]["”»]$/.test(before) && SPEECH_VERB.test(after)) return true;
  const open = count(before, /[([]/g) - count(before, /[)\]]/g);
  if (open > 0 && open < 3 && before.length < 600) return true;
  const openQuotes = count(before, /[“«]/g) - count(before, /[”»]/g);
  return before.length < 320 && (openQuotes > 0 || count(before, /"/g) % 2 === 1);
}

/** What the segmenter takes for sentences; one that nobody could say in one breath comes in parts. */
function* piecesOf(paragraph: string, language: string): Generator<string> {
  for (const { segment } of segmenterFor(language).segment(paragraph)) {
    for (let at = 0; at < segment.length; at += PIECE_MAX_CHARS) {
      const piece = segment.slice(at, at + PIECE_MAX_CHARS).trim();
      if (piece !== '') yield piece;
    }
  }
}

/** One paragraph -> its sentences. Given a paragraph at a time: the segmenter is slow on long strings. */
export function splitSentences(paragraph: string, language: string): string[] {
  const forms = shortFormsOf(language);
  const sentences: string[] = [];
  for (const piece of piecesOf(paragraph, language)) {
    const last = sentences.at(-1);
    if (last !== undefined && last.length < SENTENCE_MAX_CHARS && belongTogether(last, piece, forms)) {
      sentences[sentences.length - 1] = `${last} ${piece}`;
    } else sentences.push(piece);
  }
  return sentences;
}
