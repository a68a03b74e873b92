/** Names are as written, with their prefix; `text` is what stands directly in the element, joined. */
export type XmlElement = {
  name: string;
  /** The namespace that the prefix stands for; empty when it has none. */
  namespace: string;
  local: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
};

/** Reads by the letter of the standard: one mistake and there is no document. Fetches nothing, expands nothing. */
export interface XmlReader {
  read(text: string): { root: XmlElement } | { error: string };
}
