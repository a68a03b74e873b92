/** The object in an answer; smaller models put words or a fence around it. Throws when there is none. */
export function outermostJson(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  return JSON.parse(from < 0 ? text : text.slice(from, to + 1));
}
