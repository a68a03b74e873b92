import { readNumber } from './numbers.ts';
import { coreAt, coreBefore, coreBehind, type Place, type Rule } from './place.ts';
import type { SpokenLanguage } from './spoken-language.ts';

const DATES = [
  [/^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/, true],
  [/^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/, false],
  [/^(?<day>\d\d)\/(?<month>\d\d)$/, false],
] as const;

export function ordinalEnding(previous: string, { ordinalEndings }: SpokenLanguage): string {
  return ordinalEndings?.find(([after]) => after.test(previous))?.[1] ?? '';
}

function sayDay(day: number, previous: string, language: SpokenLanguage): string {
  const isOrdinal = language.date.ordinalDays === 'all' || day === 1;
  return isOrdinal
    ? language.ordinal(day, 'masculine') + ordinalEnding(previous, language)
    : language.cardinal(day, 'alone');
}

export const date: Rule = (core, place) => {
  const { language } = place;
  for (const [pattern, isIso] of DATES) {
    const found = pattern.exec(core)?.groups;
    if (!found) continue;
    const [first, second] = [Number(found.day), Number(found.month)];
    const swapped = !isIso && !language.dayFirst;
    const [day, month] = swapped ? [second, first] : [first, second];
    if (day < 1 || day > 31 || month < 1 || month > 12) return undefined;
    const whole = language.date.pattern
      .replace('{day}', sayDay(day, coreAt(place, -1), language))
      .replace('{month}', language.months[month - 1]!);
    if (found.year) return whole.replace('{year}', language.year(Number(found.year)));
    return whole.replace(/\W{0,3}(de )?\{year\}/, '');
  }
  return undefined;
};

/** A month by its name, or by the beginning of it: "Jan", "sept", "janv". */
function monthNamed(word: string, { months }: SpokenLanguage): string | undefined {
  if (word.length < 3) return undefined;
  const found = months.filter((month) => month.toLowerCase().startsWith(word.toLowerCase()));
  return found.length === 1 ? found[0] : undefined;
}

const isMonth = (word: string, language: SpokenLanguage): boolean => monthNamed(word, language) !== undefined;

const isDay = (core: string): boolean =>
  /^\d{1,2}(?:st|nd|rd|th|º)?$/.test(core) && Number.parseInt(core, 10) <= 31;

/** "1 Jan 2000", "31 dic. 1999", "Feb 14": next to a day a short month is said in full. */
export const shortMonth: Rule = (core, place) => {
  const month = monthNamed(core, place.language);
  if (!month || month.toLowerCase() === core.toLowerCase()) return undefined;
  const { tokens, at } = place;
  const behindDay = isDay(coreAt(place, -1)) && !tokens[at - 1]?.close;
  const beforeDay = isDay(coreAt(place, 1)) && place.language.date.afterDay !== undefined;
  if (!behindDay && !beforeDay) return undefined;
  return { said: month, ...(at < tokens.length - 1 && { dots: '' }) };
};

/** "March 5", "5 March", "1 de março". */
export const dayOfMonth: Rule = (core, place) => {
  const { language } = place;
  const day = Number(/^\d{1,2}$/.exec(core)?.[0]);
  if (!(day >= 1 && day <= 31)) return undefined;
  const previous = coreAt(place, -1);
  const next = coreBehind(place);
  const ahead = isMonth(next, language) || (/^de$/i.test(next) && isMonth(coreAt(place, 2), language));
  const { ordinalDays, afterDay } = language.date;
  // Only English puts the month first, and says the rank of every day.
  if (!ahead) {
    const follows = afterDay !== undefined && isMonth(previous, language) && !/^(may)$/.test(previous);
    return follows ? language.ordinal(day, 'masculine') : undefined;
  }
  if (ordinalDays === 'first')
    return day === 1 ? language.ordinal(1, 'masculine') : language.cardinal(day, 'alone');
  if (afterDay === undefined) return undefined;
  return `${/^the$/i.test(previous) ? '' : 'the '}${language.ordinal(day, 'masculine')} ${afterDay}`;
};

const CLOCK = /^(\d{1,2})[:h](\d\d)(?:h|min)?$/i;

function isClock(core: string): boolean {
  const match = CLOCK.exec(core);
  return match !== null && Number(match[1]) < 25 && Number(match[2]) < 60;
}

/** "{h} Uhr {m}" with its numbers. */
function sayClock(core: string, place: Place): string {
  const { language } = place;
  const [, hour = '', minute = '00'] = CLOCK.exec(core) ?? [];
  const { whole, minutes, under10, use } = language.clock;
  const [hours, count] = [language.units.h!, Number(hour)];
  const few = Number(minute) < 10 ? under10 : undefined;
  return (minute === '00' ? whole : (few ?? minutes))
    .replace('{hours}', count === 1 ? hours[0] : hours[1])
    .replace('{h}', language.cardinal(count, use))
    .replace('{m}', language.cardinal(Number(minute), 'alone'));
}

const hourOf = (core: string, { language }: Place): string =>
  language.cardinal(Number(CLOCK.exec(core)?.[1]), language.clock.use);

export const clock: Rule = (core, place) => {
  if (!isClock(core)) return undefined;
  const next = coreBehind(place);
  const isHalfDay = /^[ap]\.?m$/i.test(next) && /00$/.test(core);
  // The word behind says the rest: "10:30 Uhr", "10:00 a.m.".
  return isHalfDay || place.language.clock.echo.test(next) ? hourOf(core, place) : sayClock(core, place);
};

/** The "Uhr" of "10:30 Uhr". */
export const hourBehind: Rule = (core, place) => {
  const time = coreBefore(place);
  if (!place.language.clock.echo.test(core) || !isClock(time)) return undefined;
  return sayClock(time, place).slice(hourOf(time, place).length).trim();
};

/** "5pm", "10:30am". */
export const halfDay: Rule = (core, place) => {
  const match = /^(\d{1,2}[-–])?(\d{1,2})(?::(\d\d))?([ap])\.?m$/i.exec(core);
  if (!match || !place.language.clock.under10) return undefined;
  const { cardinal, until } = place.language;
  const from = match[1] ? `${cardinal(Number.parseInt(match[1], 10), 'alone')} ${until} ` : '';
  const hour = from + cardinal(Number(match[2]), 'alone');
  const minutes = match[3] && match[3] !== '00' ? ` ${cardinal(Number(match[3]), 'alone')}` : '';
  return `${hour}${minutes} ${match[4]!.toUpperCase()} M`;
};

/** "21st", "3º", "2e", and German "21." where a full stop cannot end the sentence. */
export const ordinal: Rule = (core, place) => {
  const { language } = place;
  const { dots, close } = place.tokens[place.at]!;
  const next = coreAt(place, 1);
  const previous = coreAt(place, -1);
  if (language.ordinalEndings) {
    if (dots !== '.' || close !== '' || !/^\d{1,3}$/.test(core) || next === '') return undefined;
    const ending = ordinalEnding(previous, language);
    const ranked =
      isMonth(next, language) ||
      language.roman.ordinalBefore.test(next) ||
      ending !== 'er' ||
      language.ordinalBehind?.test(previous);
    const said = `${language.ordinal(Number(core), 'masculine')}${ending}`;
    return ranked && /^\p{L}/u.test(next) ? { said, dots: '' } : undefined;
  }
  const match = language.writtenOrdinal.exec(core);
  const number = match && readNumber(match[1]!, language.decimal);
  if (!match || !number) return undefined;
  const isFeminine = language.ordinalFeminine.test(match[2] ?? '');
  const said = language.ordinal(number.whole, isFeminine ? 'feminine' : 'masculine');
  // Written short because it is said short: "3.er puesto".
  return match[2] === 'er' ? said.replace(/(tercer|primer)o$/, '$1') : said;
};
