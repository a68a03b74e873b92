import type { DocumentBlock } from '@parlance/ports/document-reader';
import { describe, expect, it } from 'vitest';
import { withoutPointers } from './pointers.ts';
import { blocksOf, paragraph, TIDE, told, WIND } from './testing/telling.ts';

const ALONE = { nearUnseen: false, leadsNowhere: false, shows: true };
const code: DocumentBlock = { kind: 'code', text: 'dry(nets);' };

describe('a sentence that points at what only the eye can find', () => {
  it.each([
    'In line 7, you can see how the nets are dried.',
    'Line 7 creates a new net, which will hang there for 7 days.',
    'Figure 2 shows the wall of the harbour from the north.',
    'Figs. 1–4 are examples of what the wall looks like.',
    'For other ways to dry them, see the documentation.',
    'The nets are sorted by colour (see below), refer to the manual of the harbour.',
    'All the boats that can dry their nets see the section Drying for it.',
    'The illustration above shows two boats beside each other.',
    'Several important words of the harbour are listed here.',
    'You can read about the way from nets to ropes here.',
    'This is explained in section 3.2 of the whole.',
    'If none of these nets work for you refer to the building documentation.',
    'All who have ever mended a net are listed in the AUTHORS.txt file.',
    'Below is a list of some of the boats.',
    'Notes on older nets can be found on the Harbour Page.',
    'Please also read the unusual knots section of the harbour.',
    'Chapters 2-6 speak of the nets of the harbour.',
  ])('is left out: %s', (sentence) => {
    expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
  });

  it.each([
    ['de', 'Wie in der obenstehenden Abbildung zu sehen, liegen die Boote dort.'],
    ['de', 'Unter Netze und Boote finden Sie weiterführende Informationen dazu.'],
    ['de', 'Der beste Wind wird in der Sektion Netze und Boote beschrieben.'],
    ['fr', 'Les filets sont décrits dans la section sur le port.'],
    ['es', 'Las redes están descritas en el capítulo del puerto.'],
    ['it', 'Le reti sono descritte nella sezione sul porto.'],
    ['pt', 'As redes são descritas na seção sobre o porto.'],
    ['fr', 'Le tableau 3 montre les bateaux du port.'],
    ['fr', 'Les bateaux sont rangés comme dans la figure ci-dessus.'],
    ['es', 'En la línea 7 se ve cómo se secan las redes.'],
    ['es', 'Véase la sección sobre las redes del puerto.'],
    ['it', 'La figura 2 mostra il muro del porto.'],
    ['it', 'Per le reti vedi il capitolo sul vento.'],
    ['pt', 'Na linha 7 vê-se como as redes secam.'],
    ['pt', 'Veja a seção sobre as redes do porto.'],
  ])('is left out in %s: %s', (language, sentence) => {
    expect(withoutPointers(sentence, language, ALONE)).toBe('');
  });

  it.each([
    ['en', 'The nets are dried on the wall, as shown in Figure 2.', 'The nets are dried on the wall.'],
    ['en', 'As described above, the wind changes the tide.', 'The wind changes the tide.'],
    ['en', 'As we discuss in section J , nets dry in the wind.', 'Nets dry in the wind.'],
    ['en', 'Nets dry (see section B.3 on this), as all know.', 'Nets dry, as all know.'],
    [
      'en',
      'Nets (from old ones to new ones -- see section A.3 for more) dry in the wind.',
      'Nets (from old ones to new ones) dry in the wind.',
    ],
    ['en', 'These are wind and sun, which will be discussed in section A.2.', 'These are wind and sun.'],
    ['en', 'This is no problem as we will see later.', 'This is no problem.'],
    ['de', 'Die Netze trocknen, wie in Abbildung 2 gezeigt.', 'Die Netze trocknen.'],
    ['fr', 'Les filets sèchent, comme indiqué dans la figure 2.', 'Les filets sèchent.'],
    ['es', 'Las redes se secan, como se muestra en la figura 2.', 'Las redes se secan.'],
    ['it', 'Le reti asciugano, come mostrato in figura 2.', 'Le reti asciugano.'],
    ['pt', 'As redes secam, como mostrado na figura 2.', 'As redes secam.'],
  ])('keeps in %s what can be said without it: %s', (language, written, said) => {
    expect(withoutPointers(written, language, ALONE)).toBe(said);
  });

  it.each([
    'The pilot (whom nobody could see in the fog) called .nets a name, and in fact .csv another one.',
    'She looked at the sky above and the sea below, and drew a figure 8 into the sand.',
    'See how they run when the tide comes in, and how the table below the window shakes.',
    'In our example a fisherman has two nets, and the following day he has none.',
    'Section 230 of the harbour act says who may moor there, and in line with it they do.',
    'He said it was like this in every harbour, and that the last line of the song was his.',
  ])('is not meant where words only look like it: %s', (sentence) => {
    expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${sentence} ${WIND}`]);
  });

  it('is one where what it means is not told', () => {
    const example = 'In the example, the nets hang in the wind.';
    const order = 'The nets are hung in the following order.';
    const textOf = (...blocks: DocumentBlock[]) => blocksOf(...blocks).blocks.map(({ text }) => text);
    expect(textOf(paragraph(`${TIDE} ${example}`), paragraph(WIND))).toEqual([`${TIDE} ${example}`, WIND]);
    expect(textOf(code, paragraph(`${TIDE} ${example}`), paragraph(WIND))).toEqual([TIDE, WIND]);
    expect(textOf(paragraph(`${TIDE} ${order}`), code, paragraph(WIND))).toEqual([TIDE, WIND]);
    const caption: DocumentBlock = { kind: 'caption', text: 'Figure 1: Nets', page: 3 };
    const onPage = (page: number) => ({ ...paragraph(`${TIDE} Here is an example of a net.`), page });
    expect(textOf(onPage(3), onPage(4), paragraph(WIND), caption)[1]).toContain('Here is');
    expect(textOf(onPage(3), onPage(4), paragraph(WIND), caption)[0]).toBe(TIDE);
    const item: DocumentBlock = { kind: 'item', text: 'The old ones' };
    expect(textOf(paragraph(`${TIDE} ${order}`), item)).toEqual([`${TIDE} ${order}`, 'The old ones']);
  });
});

it.each([
  'Enough talk, let’s see an example.',
  'An example of how the nets are hung follows.',
  'I did all of it, but I get an error like:',
  'I did all of it, and what it says to me is:',
])('leaves out what leads to something that is not told: %s', (sentence) => {
  const textOf = (...blocks: DocumentBlock[]) => blocksOf(...blocks).blocks.map(({ text }) => text);
  expect(textOf(paragraph(`${TIDE} ${sentence}`), code, paragraph(WIND))).toEqual([TIDE, WIND]);
  expect(textOf(paragraph(`${TIDE} ${sentence}`), paragraph(WIND))[0]).toContain(sentence);
});

it('leaves out lines in a script that the voice can not say', () => {
  const lines = [
    'Nets and boats 基本要素の説明',
    '多値変数: the nets',
    'タの滑らかなアニメーションが表示される。',
  ].map(paragraph);
  const { blocks, leftOut } = blocksOf(
    paragraph(TIDE),
    ...lines,
    paragraph('The word 港 means harbour, as all know.'),
  );
  expect(blocks.map(({ text }) => text)).toEqual([TIDE, 'The word 港 means harbour, as all know.']);
  expect(leftOut.map(({ kind }) => kind)).toEqual(['other_language', 'other_language']);
});
