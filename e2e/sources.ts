import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const article = readFileSync(
  join(import.meta.dirname, '../packages/writer/src/fixtures/lighthouses.en.txt'),
  'utf8',
);

/** The opening with its first heading: 1,200 characters, for a minute and a half of sound. */
const LIGHTHOUSES = article.slice(0, article.indexOf('\n\n', 1200));

const paragraph = (beginning: string): string =>
  article.split('\n\n').find((text) => text.startsWith(beginning)) ?? '';

/** Two paragraphs of it: a bit more than a minute of sound. */
export const REEF = [
  '# How Lighthouses Learned to Shine',
  paragraph('For most of history'),
  '## A reef with a bad name',
  paragraph('The Eddystone Rocks'),
].join('\n\n');

const BOOKS = [
  '## References',
  '[1] Smeaton, J. (1791). A Narrative of the Building and a Description of the Construction of the Edystone Lighthouse with Stone. London: G. Nicol.',
  '[2] Fresnel, A. (1822). Mémoire sur un nouveau système d’éclairage des phares. Paris: Imprimerie royale.',
  '[3] Stevenson, A. (1850). A Rudimentary Treatise on the History, Construction, and Illumination of Lighthouses. London: J. Weale.',
  '[4] Findlay, A. G. (1862). A Description and List of the Lighthouses of the World. London: R. H. Laurie.',
  '[5] Douglass, J. N. (1883). The New Eddystone Lighthouse. Minutes of the Proceedings of the Institution of Civil Engineers, 75.',
  '[6] Hardy, W. J. (1895). Lighthouses: Their History and Romance. London: Religious Tract Society.',
  '[7] Talbot, F. A. (1913). Lightships and Lighthouses. London: W. Heinemann.',
];

/** As it is copied from a page: with a list of books at the end, which nobody wants to hear. */
export const LIGHTHOUSES_AND_BOOKS = [LIGHTHOUSES, ...BOOKS].join('\n\n');

/** One paragraph to be heard, and books enough to make a text that is taken. */
export const EDDYSTONE_AND_BOOKS = [
  '# How Lighthouses Learned to Shine',
  '## A reef with a bad name',
  paragraph('The Eddystone Rocks'),
  ...BOOKS,
  '[8] Stevenson, D. A. (1959). The World’s Lighthouses Before 1820. London: Oxford University Press.',
  '[9] Stevenson, T. (1881). Lighthouse Construction and Illumination. London: E. and F. N. Spon.',
  '[10] Reynaud, L. (1864). Mémoire sur l’éclairage et le balisage des côtes de France. Paris: Imprimerie impériale.',
  '[11] Renard, L. (1867). Les phares. Paris: L. Hachette.',
  '[12] Adams, W. H. D. (1870). Lighthouses and Lightships: A Descriptive and Historical Account of Their Mode of Construction and Organization. London: T. Nelson and Sons.',
  '[13] Edwards, E. P. (1884). Our Seamarks: A Plain Account of the Lighthouses, Lightships, Beacons, Buoys, and Fog-signals Maintained on Our Coasts. London: Longmans, Green.',
  '[14] Smiles, S. (1861). Lives of the Engineers. London: J. Murray.',
  '[15] Elliot, G. H. (1875). European Light-house Systems. London: Lockwood and Company.',
].join('\n\n');

/** Three quarters of a minute on rivers, spoken by one voice. */
export const RIVERS = readFileSync(join(import.meta.dirname, 'recordings/rivers.en.mp3'));

/** Spoken in a few seconds. */
export const SHORT_SCRIPT = ['HOST: Good morning.', 'COHOST: Good morning to you.'].join('\n');

export const SHORT_SCRIPT_PT = ['HOST: Bom dia, tudo bem?', 'COHOST: Tudo bem, e com você?'].join('\n');

/** Long enough that somebody can look at it, reload and stop it while it is being made; nobody hears its end. */
export const LONG_SCRIPT = Array.from({ length: 36 }, (_, turn) => {
  const speaker = turn % 2 === 0 ? 'HOST' : 'COHOST';
  return `${speaker}: This is turn number ${turn + 1} of a talk about rivers, which always find the shortest way down to the sea.`;
}).join('\n');

export const TWO_HOSTS_IN_A_ROW = ['HOST: One.', 'HOST: Two.', 'COHOST: Three.', 'COHOST: Four.'].join('\n');

export const LINE_TOO_LONG = ['HOST: Hello.', `COHOST: ${'a'.repeat(4001)}`].join('\n');

/** Turns of 100 words, 40 seconds each, in lines short enough to be lawful by themselves. */
const longTalk = (turns: number): string =>
  Array.from({ length: turns }, (_, turn) => {
    const speaker = turn % 2 === 0 ? 'HOST' : 'COHOST';
    return `${speaker}: ${'one '.repeat(100).trim()}`;
  }).join('\n');

/** 61 minutes at 150 words a minute. */
export const SCRIPT_TOO_LONG = longTalk(92);

/** Half an hour: more than a trial's credits pay for. */
export const SCRIPT_TOO_DEAR = longTalk(46);
