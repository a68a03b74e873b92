import { describe, expect, it } from 'vitest';
import { findDebris } from './debris.ts';

const heard = (text: string) =>
  findDebris({ lines: [{ speaker: 'HOST', text, sourceRefs: [], chapter: 0 }] }).map(({ what }) => what);

describe('the checker of spoken debris', () => {
  it.each([
    ['formula', 'A model $M$ and a window size $w$.'],
    ['formula', 'It holds that x = y for all of them.'],
    ['code', 'Host says git rm --cached AFile.txt and that is it.'],
    ['code', 'Look into /etc/apt/sources.list first.'],
    ['code', 'Use compose_tsc to define it.'],
    ['contents', '10 Debian e il kernel 47 10.1 Si può 10.2 installare 10.3 altro'],
    ['contents', 'Introduction ........ 3'],
    ['reference', 'Jungersten L, Ambring A, Wall B and Wennmalm A. Both physical fitness.'],
    ['reference', 'As shown in [12], it works.'],
    ['licence', 'Permission is granted to copy this document.'],
    ['licence', 'See the GNU General Public License for more details.'],
    ['address', 'Go to https://example.com/a for it.'],
    ['furniture', 'A tachyon walks into a bar. ↑'],
    ['numbering', 'Part one: 3. trace trees.'],
    ['numbering', '12.1.1 software RAID is next.'],
    ['numbering', 'Next is this. 3.2.3 Sto usando Knoppix.'],
    ['mail', 'From: Harbour Office, and then the text.'],
    ['mail', 'It says so. Subject: Nets in the wind.'],
    ['journal', 'It was grown on p-type Received 12 December 2014 GaAs substrate.'],
    ['code', 'The syntax is {chart, and no more.'],
    ['code', 'Use kern.info;kern.notice for it.'],
    ['code', 'Without all = TRUE nothing happens.'],
    ['code', 'See linkgit:git-am for hints.'],
    ['reference', 'Bates, D. and Watts, D. (1988) is a good book on it.'],
    ['broken text', 'For example,, and.'],
    ['broken text', 'A na¨ıve idea.'],
    ['broken text', 'Debian GNU/Linux is a sys- tem of its own.'],
  ])('hears %s in “%s”', (what, text) => {
    expect(heard(text)).toContain(what);
  });

  it.each([
    'The harbour empties twice a day, and nobody asks it to.',
    'It cost $5 in 1998, and $10 a year later.',
    'They moved from version 2.6 to 3.0 in two years.',
    '2.0 is a major release, and many things have been changed.',
    'A well-known pilot spoke of long- and short-term plans.',
    'Das ist 3,5-mal so viel wie 2019.',
    'All the lines that start with # will be left out.',
    'It standardizes the table of contents of a book.',
    'Weitere Anlaufstellen stehen im WWW. Dort gibt es mehr.',
  ])('hears nothing in “%s”', (text) => {
    expect(heard(text)).toEqual([]);
  });
});
