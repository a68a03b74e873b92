import { sentencesOf } from '@parlance/language/text/tokens';
import type { ByLanguage } from './by-language.ts';

/** What limits a statement, folded: words parted by spaces, phrases of several words parted by bars. */
const HEDGES: ByLanguage<{ words: string; phrases: string }> = {
  en: {
    words:
      'about around roughly nearly almost approximately most mostly mainly often usually sometimes typically generally partly perhaps probably possibly may might seldom rarely hardly',
    phrases:
      'up to|at most|at least|as much as|more or less|as a rule|rule of thumb|is said|a little|in part',
  },
  pt: {
    words:
      'cerca quase aproximadamente geralmente costuma costumam raramente talvez provavelmente dizem praticamente sobretudo alguns algumas uns umas',
    phrases:
      'mais ou menos|em geral|muitas vezes|as vezes|conta se|em torno|em boa medida|grande parte|um pouco|pelo menos|no maximo|por volta',
  },
  es: {
    words:
      'casi aproximadamente alrededor cerca generalmente suele suelen raramente quiza quizas probablemente mayoria algunos algunas unos unas',
    phrases:
      'mas o menos|en general|por lo general|a menudo|a veces|se dice|sobre todo|un poco|al menos|como maximo|gran parte|en buena medida',
  },
  fr: {
    words:
      'environ presque generalement souvent parfois rarement probablement surtout certains certaines plupart quelque',
    phrases:
      'a peu pres|en general|peut etre|dit on|un peu|au moins|au plus|jusqu a|en grande partie|pres de|en partie',
  },
  de: {
    words:
      'etwa ungefahr rund fast beinahe knapp meist meistens meisten oft haufig manchmal selten ublicherweise gewohnlich vielleicht wahrscheinlich wohl hochstens mindestens teilweise manche manchen faustregel kaum',
    phrases: 'bis zu|in der regel|vor allem|im allgemeinen|mehr oder weniger|zum teil|ein wenig',
  },
  it: {
    words:
      'circa quasi generalmente spesso talvolta raramente forse probabilmente soprattutto alcuni alcune almeno',
    phrases:
      'piu o meno|in genere|di solito|a volte|si dice|la maggior parte|un po|al massimo|fino a|in gran parte|in buona parte',
  },
};

const LONGEST_PHRASE = 4;
const sets = new Map(
  Object.entries(HEDGES).map(([language, { words, phrases }]) => [
    language,
    new Set([...words.split(' '), ...phrases.split('|')]),
  ]),
);

/** The words of a text that say "not quite", "not always" or "not everywhere". */
export function hedgesIn(text: string, language: string): string[] {
  const known = sets.get(language);
  if (!known) return [];
  return sentencesOf(text, language).flatMap(({ tokens }) =>
    tokens.flatMap((_, from) => {
      for (let size = LONGEST_PHRASE; size > 0; size--) {
        const words = tokens.slice(from, from + size);
        const isHedge = words.length === size && known.has(words.map(({ folded }) => folded).join(' '));
        if (isHedge) return [words.map((word) => word.text).join(' ')];
      }
      return [];
    }),
  );
}
