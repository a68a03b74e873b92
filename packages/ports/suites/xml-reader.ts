import { describe, expect, it } from 'vitest';
import type { XmlReader } from '../src/xml-reader.ts';

export function xmlReaderSuite(name: string, open: () => XmlReader): void {
  describe(`an XML reader (${name})`, () => {
    const read = (text: string) => open().read(text);

    it('gives elements with names, namespaces, attributes and text', () => {
      const answer = read('<a xmlns:b="urn:b"><b:c d="1 &amp; 2">x &lt; y<![CDATA[ <p> ]]></b:c><c/></a>');
      expect(answer).toEqual({
        root: {
          name: 'a',
          namespace: '',
          local: 'a',
          attributes: { 'xmlns:b': 'urn:b' },
          text: '',
          children: [
            {
              name: 'b:c',
              namespace: 'urn:b',
              local: 'c',
              attributes: { d: '1 & 2' },
              text: 'x < y <p> ',
              children: [],
            },
            { name: 'c', namespace: '', local: 'c', attributes: {}, text: '', children: [] },
          ],
        },
      });
    });

    it.each([
      ['an element that stays open', '<a><b></a>'],
      ['a bare ampersand', '<a>salt & pepper</a>'],
      ['a second root', '<a/><b/>'],
      ['a sign that XML has no room for', '<a>\u0001</a>'],
      ['a prefix that stands for nothing', '<a><b:c/></a>'],
      ['an entity of its own', '<!DOCTYPE a [<!ENTITY e "boom">]><a>&e;</a>'],
      ['nothing at all', ''],
      ['thousands of elements in each other', '<a>'.repeat(5_000)],
    ])('refuses %s', (_, text) => {
      expect(read(text)).toEqual({ error: expect.any(String) });
    });
  });
}
