import type { XmlElement, XmlReader } from '@parlance/ports/xml-reader';
import { SaxesParser } from 'saxes';

const MAX_DEPTH = 100;

function read(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, local, attributes }) => {
    if (open.length > MAX_DEPTH) throw new Error('elements are nested too deeply');
    const element: XmlElement = {
      name,
      namespace: uri,
      local,
      attributes: Object.fromEntries(Object.values(attributes).map((each) => [each.name, each.value])),
      text: '',
      children: [],
    };
    root ??= element;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const take = (part: string): void => {
    const innermost = open.at(-1);
    if (innermost) innermost.text += part;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.write(text).close();
  if (!root) throw new Error('there is no element');
  return root;
}

/** saxes knows no entities but the five of XML itself, so nothing can be expanded. */
export const saxesXmlReader = (): XmlReader => ({
  read(text) {
    try {
      return { root: read(text) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  },
});
