import { expect, it } from 'vitest';
import { sayWords, splitWords } from '../../spoken/spoken-text.ts';

const ROWS: [written: string, said: string][] = [
  ['It cost $5.20, not $1.', 'It cost five dollars and twenty cents, not one dollar.'],
  [
    'They raised $5 million ($3.5M now).',
    'They raised five million dollars (three point five million dollars now).',
  ],
  ['From $5–10 million to €3bn', 'From five to ten million dollars to three billion euros'],
  ['In 1984, 2007 and 2024.', 'In nineteen eighty-four, two thousand seven and twenty twenty-four.'],
  ['1905 was early; 1500 people came', 'nineteen oh five was early; one thousand five hundred people came'],
  [
    'From 1914–1918 and 1939–45',
    'From nineteen fourteen to nineteen eighteen and nineteen thirty-nine to forty-five',
  ],
  ['In the 1990s, the ’60s and the 2000s', 'In the nineteen nineties, the ’sixties and the two thousands'],
  [
    '1,250,000 stars, 3.14 and -5',
    'one million two hundred fifty thousand stars, three point one four and minus five',
  ],
  ['The 21st, the 3rd and the 112th', 'The twenty-first, the third and the one hundred twelfth'],
  ['On March 5, 2024 and 5 March', 'On March fifth, twenty twenty-four and the fifth of March'],
  ['Due 03/05/2024 or 2024-03-05', 'Due March fifth, twenty twenty-four or March fifth, twenty twenty-four'],
  ['At 10:30, 9:05, 8:00 and 5pm', "At ten thirty, nine oh five, eight o'clock and five P M"],
  ['It starts at 10:00 a.m. sharp', 'It starts at ten A M sharp'],
  ['50% of 20 km at 5°C, 1 kg', 'fifty percent of twenty kilometers at five degrees Celsius, one kilogram'],
  ['10–15% faster, 100 km/h', 'ten to fifteen percent faster, one hundred kilometers per hour'],
  ['1/2 a cup, 3/4, 5/16 and 2½', 'one half a cup, three quarters, five over sixteen and two and one half'],
  ['Call +1 555-0100 now', 'Call plus one five five five, zero one zero zero now'],
  ['Agent 007 has code 12345678', 'Agent zero zero seven has code one two three four five six seven eight'],
  ['Dr. Smith vs. Mr. Lee, e.g. in St. Louis', 'Doctor Smith versus Mister Lee, for example in Saint Louis'],
  ['Apples, pears, etc. They grow.', 'Apples, pears, et cetera. They grow.'],
  ['No. 5 is alive. No. Really, no.', 'number five is alive. No. Really, no.'],
  ['See https://www.example.com/a?b=c. Done.', 'See example dot com. Done.'],
  ['Write to me_too@my-site.org, please', 'Write to me underscore too at my dash site dot org, please'],
  ['example.org/path and @parlance', 'example dot org and at parlance'],
  ['NASA, the WHO and the FBI', 'NASA, the W H O and the FBI'],
  ['Louis XIV, Henry V and Elizabeth II', 'Louis the fourteenth, Henry the fifth and Elizabeth the second'],
  ['World War II, Chapter IV. I know, Malcolm X.', 'World War two, Chapter four. I know, Malcolm X.'],
  ['COVID-19, CO2, the 19th-century G20', 'COVID nineteen, C O two, the nineteenth century G twenty'],
  ['R&D & design → sales, 2 + 2 = 4', 'R and D and design to sales, two plus two equals four'],
  [
    '§ 5 and §7, ~20 people, >3, #1',
    'section five and section seven, about twenty people, more than three, number one',
  ],
  ['A *bold* claim, C# and read/write', 'A bold claim, C# and read write'],
  ['Version 3.2.1 is out', 'Version three dot two dot one is out'],
];

it.each(ROWS)('says in English: %s', (written, said) => {
  const words = sayWords(splitWords(written), 'en-US');
  expect(words.filter(Boolean).join(' ')).toBe(said);
  expect(words).toHaveLength(splitWords(written).length);
});
