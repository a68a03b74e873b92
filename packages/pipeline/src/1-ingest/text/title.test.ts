import { describe, expect, it } from 'vitest';
import { ingestPaste } from './paste.ts';
import { findTitle } from './title.ts';

const TIDE =
  'The harbour was quiet that morning, and the fishermen mended their nets while they waited for the tide.';
const titleOf = (text: string) => ingestPaste({ detect: () => 'en' }, text, 'en').title;

describe('the title of a text', () => {
  const heading = {
    id: 'p1',
    kind: 'heading' as const,
    level: 1,
    text: 'Effects of Exercise',
    address: { paragraph: 0 },
  };

  it.each([
    [
      'stands in the front matter',
      `---\ntitle: "Change detection in sensor data"\n---\n\n# Summary\n\n${TIDE}`,
      'Change detection in sensor data',
    ],
    [
      'may begin with a number',
      `10 things every developer should know\n\n3.1 Duties of a maintainer\n\n${TIDE}`,
      '10 things every developer should know',
    ],
    [
      'is what a manual page is about',
      `GITFAQ(7)      Git Manual      GITFAQ(7)\n\nNAME\n\ngitfaq - Frequently asked questions about using Git\n\nDESCRIPTION\n\n${TIDE}`,
      'Frequently asked questions about using Git',
    ],
    [
      'is no name for a part of a manual page',
      `AUTHOR\n\nThe nets of the harbour\n\n${TIDE}`,
      'The nets of the harbour',
    ],
    [
      'may take two lines in the middle of the page',
      `Internet Engineering Task Force    Y. Sheffer\nCategory: Informational            February 2015\n\n\n         Known Attacks on Transport Layer Security\n                and Datagram TLS\n\nAbstract\n\n   ${TIDE}`,
      'Known Attacks on Transport Layer Security and Datagram TLS',
    ],
    [
      'is without the number before it',
      `# Chapter 6. Maintenance and Updates\n\n${TIDE}`,
      'Maintenance and Updates',
    ],
  ])('%s', (_, text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it.each(['Introduction', 'Chapter 3', 'Summary', 'Contents', 'Einleitung', 'Capítulo 2'])(
    'is never “%s” alone',
    (heading) => {
      expect(titleOf(`# ${heading}\n\n${TIDE}`)).toBeUndefined();
    },
  );

  it('is the one heading over the page where the page is called after a collection', () => {
    const page = [{ ...heading, text: 'Die Allgemeine Erklärung der Menschenrechte' }];
    expect(findTitle(page, 'German, Standard (1996)')).toBe('Die Allgemeine Erklärung der Menschenrechte');
    expect(findTitle([...page, { ...heading, id: 'p2' }], 'A Book of Rights')).toBe('A Book of Rights');
  });

  it('is the heading where the page adds the name of its collection, and is said without signs', () => {
    const page = [{ ...heading, text: 'How to release nets' }];
    expect(findTitle(page, 'How to release nets — Harbour 14 documentation')).toBe('How to release nets');
    expect(findTitle([], 'Manual of nets: 5.1.1 Introduction to tweaks')).toBe(
      'Manual of nets: Introduction to tweaks',
    );
    expect(findTitle([], 'Nets -- a manual')).toBe('Nets – a manual');
    expect(findTitle([], '07 philosophy of nets')).toBe('Philosophy of nets');
    expect(findTitle([], 'Tutorial: iterator_interface')).toBe('Tutorial: iterator interface');
  });

  it.each([
    ['Nets and their wind — Harbour 1.8.2 documentation', 'Nets and their wind'],
    ['harbour release notes - harbour 3.1.7 documentation', 'harbour release notes'],
    ['FAQ — Harbour 4.8 documentation', 'FAQ – Harbour'],
    ['Getting started — harbour v2.1.1', 'Getting started – harbour'],
    ['Introduction — Harbour documentation', 'Introduction – Harbour'],
    ['Nets (Harbour 0.12.0 API)', 'Nets'],
    ['Nets of the harbour - harbour-nets.org', 'Nets of the harbour'],
    ['Drying the nets - harbour.js', 'Drying the nets - harbour.js'],
    ['The long way home - a memoir of 1945', 'The long way home - a memoir of 1945'],
    ['Lean nets of the harbour | HNA', 'Lean nets of the harbour'],
  ])('is without the edition of its collection: %s', (said, title) => {
    expect(findTitle([], said)).toBe(title);
  });

  it.each(['>dry', 'Harbour.Nets()->dry()', 'Method Harbour.Nets->dry', '@Nets 8.1', 'harbour.nets.dry'])(
    'is nothing that a machine calls something: %s',
    (said) => {
      expect(findTitle([], said)).toBeUndefined();
    },
  );

  it.each([
    'sag-39-3-4-0902-21:sag-0',
    'developers-reference',
    'Microsoft Word - final2.doc',
    'untitled',
    'report_v2.pdf',
    '第'.slice(1),
  ])('is not what a program called the file: %s', (said) => {
    expect(findTitle([heading], said)).toBe('Effects of Exercise');
  });
});

it('is without the number of its chapter, where its sections are counted in it', () => {
  const section = (number: string) => ({
    id: 'p1',
    kind: 'heading' as const,
    level: 2,
    number,
    text: 'Wind',
    address: { paragraph: 0 },
  });
  expect(findTitle([section('4.1')], '4 Further on: nets')).toBe('Further on: nets');
  expect(findTitle([section('1.1')], '10 Minutes to Nets')).toBe('10 Minutes to Nets');
});
