/** What an example of the reference sends, whatever language it is written in. */
export type ExampleRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** What is sent as JSON. */
  body?: unknown;
  /** The name of the file that is sent. */
  file?: string;
};

/** What an example leaves to whoever copies it: the key, and ids by their names ("audio_id"). */
export type Given = { key: string; ids: Record<string, string> };

export function givenId({ ids }: Given, name: string): string {
  const id = ids[name];
  if (id === undefined) throw new Error(`nobody knows what "${name}" is`);
  return id;
}
