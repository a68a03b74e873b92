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
    ['formula', 'Let \u20d7w be the wind, and ∆t the step.'],
    ['formula', 'Then N is X + 1.'],
    ['code', 'In operator++ of the class, they are counted.'],
    ['code', 'Look at the command= line of your section.'],
    ['code', 'It needs == and != before they can be compared.'],
    ['code', 'The type is defined with the <- symbol.'],
    ['code', 'The default namespace for it is T:.'],
    ['code', 'For example, abc is equivalent to -a -b -c.'],
    ['code', 'The answer was: in ~/.harbour for most of them.'],
    ['machine name', 'The server then sends SSH MSG USERAUTH FAILURE to them.'],
    ['machine name', 'Renamed llvm.experimental.vector to another.'],
    ['address', 'For a detailed look, see wiki.harbour.org.'],
    ['address', 'Notes can be found on the page releases.harbour.org_.'],
    ['entry', 'See #78828 for more.'],
    ['entry', 'This leads to damage, see gh-95876 and others.'],
    ['licence', 'The package is distributed under the CeCILL license.'],
    ['furniture', 'Generated on Wed Jan 20 for the harbour.'],
    ['furniture', 'Tip; Reference does not need to be one.'],
    ['furniture', '§ Modules communicate via channels.'],
    ['furniture', 'The nets • Making boats • Tides.'],
    ['furniture', 'Ease of modelling Þ get to it soon.'],
    ['furniture', 'Adding an input field :honey_pot: into the form.'],
    ['furniture', 'Today: “FAQ — Pexpect 4.8 documentation”.'],
    ['furniture', 'You can read more about consumers in Consumers.'],
    ['furniture', 'Lorem ipsum dolor sit amet, consectetuer elit.'],
    ['broken text', 'CloudFront invalidation via and.'],
    ['broken text', 'Our work is related to.'],
    ['broken text', 'It makes a reference from a .'],
    ['broken text', 'On the way: Introduc\u08a2on and more.'],
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
    'They were paid by the NATO and the EU, and nobody at Amazon.com knew.',
    'It has been available under another name since 1998.',
    'The tip of the iceberg is what people see.',
    'In fact, .csv stands for values, and .NET for nothing at all.',
    'This is what the harbour is there for.',
    'Weitere Anlaufstellen stehen im WWW. Dort gibt es mehr.',
  ])('hears nothing in “%s”', (text) => {
    expect(heard(text)).toEqual([]);
  });
});
