import { DOMParser } from 'linkedom';

/** As much of a page's tree as reading needs; the server's types know no browser. */
export type DomNode = {
  nodeType: number;
  nodeValue: string | null;
  parentNode: DomElement | null;
  firstChild: DomNode | null;
  nextSibling: DomNode | null;
  textContent: string;
};
export type DomElement = DomNode & {
  localName: string;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
  querySelector(selector: string): DomElement | null;
  querySelectorAll(selector: string): Iterable<DomElement>;
  append(...nodes: DomNode[]): void;
  remove(): void;
};
export type DomDocument = {
  documentElement: DomElement;
  body: DomElement;
  querySelector(selector: string): DomElement | null;
  querySelectorAll(selector: string): Iterable<DomElement>;
};

const ELEMENT = 1;
export const TEXT = 3;

export const isElement = (node: DomNode): node is DomElement => node.nodeType === ELEMENT;

/** The parser invents no missing <html> or <body>, as browsers do; so it is given them. */
export function parseHtml(html: string): DomDocument {
  const whole = /<html[\s>]/i.test(html.slice(0, 10_000))
    ? html
    : `<html><head></head><body>${html}</body></html>`;
  const document = new DOMParser().parseFromString(whole, 'text/html') as unknown as DomDocument;
  const { body } = document;
  for (let next = body.nextSibling; next; next = body.nextSibling) body.append(next);
  return document;
}

export const parseXml = (xml: string): DomDocument =>
  new DOMParser().parseFromString(xml, 'text/xml') as unknown as DomDocument;
