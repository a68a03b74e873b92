export type Form = { [name: string]: string | Form };

/** "items[0][price]=x" as the real interface is spoken to. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let at = form;
    for (const part of path.slice(0, -1)) {
      const inner = partOf(at[part]);
      at[part] = inner;
      at = inner;
    }
    // "lookup_keys[]=x" once for each.
    const last = path.at(-1) || String(Object.keys(at).length);
    at[last] = value;
  }
  return form;
}

export const textOf = (value: string | Form | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const partOf = (value: string | Form | undefined): Form => (typeof value === 'object' ? value : {});

export const wordsOf = (value: string | Form | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(partOf(value)).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
