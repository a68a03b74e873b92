import { baseLanguage } from '@parlance/kernel/languages';
import { SPOKEN, type SpokenTable } from './spoken-tables.ts';

export const splitWords = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

const WRAPPED = /^([("'“‘«[{¿¡]*)(.*?)([)"'”’»\]},;:!?…]*)$/u;
const ADDRESS = /^(?:https?:\/\/|www\.)[^\s]+$/i;
const MAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const AMOUNT_AFTER = /^(R\$|US\$|[$€£¥])(\d[\d.,]*?)([a-z]{1,2})?$/i;
const AMOUNT_BEFORE = /^(\d[\d.,]*?)([€£$])$/;
const RANGE = /^(\d[\d.,]*)[-–—](\d[\d.,]*%?)$/;
const WITH_UNIT = /^(\d[\d.,]*)(°?[a-z]{1,2})$/i;
const DECADE = /^(\d\d)?(\d0)s$/;
const CLOCK = /^(\d{1,2})h(\d\d)$/;
/** Marks of written lists and emphasis, which nobody says. */
const SILENT = /[*_`~|<>^\\•→]+|^#+/gu;

const sayDots = (text: string, table: SpokenTable): string => text.replaceAll('.', ` ${table.dot} `);

/** Only the site is said; nobody listens to a path. */
function sayAddress(address: string, table: SpokenTable): string {
  const site = address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/?#].*$/, '');
  return sayDots(site, table);
}

function sayAmount(
  amount: string,
  symbol: string,
  magnitude: string,
  next: string,
  table: SpokenTable,
): string {
  const [one, many] = table.currencies[symbol.toUpperCase()] ?? [symbol, symbol];
  if (table.magnitudeWords.test(next)) return amount;
  const said = table.magnitudes[magnitude.toLowerCase()];
  if (said) return [amount, said, table.ofUnit, many].filter(Boolean).join(' ');
  const cents = /^(.*\d)[.,](\d\d)$/.exec(amount);
  if (!cents) return `${amount} ${amount === '1' ? one : many}`;
  const whole = `${cents[1]} ${cents[1] === '1' ? one : many}`;
  return cents[2] === '00' ? whole : [whole, table.withCents, cents[2]].filter(Boolean).join(' ');
}

function sayDecade(century: string, decade: string, table: SpokenTable): string | undefined {
  if (!table.decades) return undefined;
  if (decade === '00')
    return century.endsWith('0') ? `${Number(century) / 10} thousands` : `${century} hundreds`;
  return `${century} ${table.decades[decade] ?? ''}`.trim();
}

/** The unit of "$5 million" is said with the word after the amount. */
function sayPendingUnit(core: string, previous: string, table: SpokenTable): string | undefined {
  const amount = AMOUNT_AFTER.exec(previous);
  if (!amount?.[1] || !table.magnitudeWords.test(core)) return undefined;
  const joint = /^mil$/i.test(core) ? '' : table.ofUnit;
  return [core, joint, table.currencies[amount[1].toUpperCase()]?.[1]].filter(Boolean).join(' ');
}

function sayNumber(core: string, next: string, table: SpokenTable): string | undefined {
  const after = AMOUNT_AFTER.exec(core);
  if (after) return sayAmount(after[2]!, after[1]!, after[3] ?? '', next, table);
  const before = AMOUNT_BEFORE.exec(core);
  if (before) return sayAmount(before[1]!, before[2]!, '', next, table);
  const range = RANGE.exec(core);
  if (range) return `${range[1]} ${table.until} ${range[2]}`;
  const clock = table.units.h ? CLOCK.exec(core) : null;
  if (clock) return `${clock[1]} ${table.units.h} ${clock[2] === '00' ? '' : clock[2]}`.trim();
  const unit = WITH_UNIT.exec(core);
  const unitName = unit && table.units[unit[2]!.toLowerCase()];
  if (unitName) return `${unit[1]} ${unitName}`;
  const decade = DECADE.exec(core);
  return decade ? sayDecade(decade[1] ?? '', decade[2]!, table) : undefined;
}

function sayKnown(core: string, table: SpokenTable): string | undefined {
  const known = table.words[core.toLowerCase()];
  // "IA" is spelt only in capitals; the same letters may be a word of the language.
  return known && (!/^\p{L}+$/u.test(core) || core === core.toUpperCase()) ? known : undefined;
}

/** `previous` carries a currency sign that stood as a word of its own before it. */
type Neighbours = { previous: string; next: string };

function sayCore(core: string, { previous, next }: Neighbours, table: SpokenTable): string {
  const known = sayKnown(core, table);
  if (known) return known;
  if (core.length > 1 && core.endsWith('.'))
    return `${sayCore(core.slice(0, -1), { previous, next }, table)}.`;
  if (ADDRESS.test(core)) return sayAddress(core, table);
  if (MAIL.test(core)) return sayDots(core.replace('@', ` ${table.at} `), table);
  const currency = table.currencies[core.toUpperCase()];
  if (currency) return /\d$/.test(previous) ? currency[1] : '';
  if (core === '&') return table.and;
  const said = sayPendingUnit(core, previous, table) ?? sayNumber(core, next, table);
  return said ?? core.replace(/(\p{L})\/(\p{L})/gu, '$1 $2');
}

/** One said form for each written word; it may be several words, or none. */
export function sayWords(words: readonly string[], language: string): string[] {
  const table = SPOKEN[baseLanguage(language)];
  const sign = (at: number): string =>
    table?.currencies[words[at]?.toUpperCase() ?? ''] ? (words[at] ?? '') : '';
  const signed = (at: number): string =>
    (/^\d/.test(words[at] ?? '') ? sign(at - 1) : '') + (words[at] ?? '');
  return words.map((written, at) => {
    const [, open = '', core = '', close = ''] = WRAPPED.exec(signed(at)) ?? [];
    if (!table || core === '') return written.replace(SILENT, ' ').trim();
    const said = sayCore(core, { previous: signed(at - 1), next: words[at + 1] ?? '' }, table);
    return `${open}${said.replace(SILENT, ' ').trim()}${close}`;
  });
}
