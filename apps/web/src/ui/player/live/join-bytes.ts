export type Bytes = Uint8Array<ArrayBuffer>;

export function joinBytes(parts: readonly Bytes[]): Bytes {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
