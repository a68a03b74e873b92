import type { NumberWords, Numerals } from '../../spoken/spoken-language.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GROUPS = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

const IRREGULAR: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function cardinal(value: number): string {
  if (value < 20) return SMALL[value]!;
  if (value < 100)
    return [TENS[Math.floor(value / 10)], ...(value % 10 ? [SMALL[value % 10]] : [])].join('-');
  const [size, name] = GROUPS.find(([each]) => value >= each)!;
  const rest = value % size;
  return `${cardinal(Math.floor(value / size))} ${name}${rest ? ` ${cardinal(rest)}` : ''}`;
}

function ordinal(value: number): string {
  const said = cardinal(value);
  const at = Math.max(said.lastIndexOf(' '), said.lastIndexOf('-')) + 1;
  const last = said.slice(at);
  const ranked = IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return said.slice(0, at) + ranked;
}

/** "nineteen eighty-four", "nineteen oh five", "two thousand seven", "twenty twenty-four". */
function year(value: number): string {
  const century = Math.floor(value / 100);
  const rest = value % 100;
  if (value < 1100 || value > 2099 || (value >= 2000 && value < 2010)) return cardinal(value);
  if (rest === 0) return `${cardinal(century)} hundred`;
  return `${cardinal(century)} ${rest < 10 ? `oh ${cardinal(rest)}` : cardinal(rest)}`;
}

export const numerals: Numerals = { cardinal, ordinal, year };

export const numberWords: NumberWords = {
  hundred: 'hundred',
  thousand: 'thousand',
  million: 'million millions',
  billion: 'billion billions',
};
