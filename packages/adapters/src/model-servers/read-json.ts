/** A list of hundreds of models fits; a stream that never ends does not. */
const MOST_BYTES = 2 * 1024 * 1024;

export type Reach = { signal: AbortSignal; key?: string | undefined };

/** What an address answers as JSON; undefined for anything else, also for nobody. A redirect leads nowhere. */
export async function readJson(
  url: string,
  { signal, key }: Reach,
  body?: object,
): Promise<unknown | undefined> {
  try {
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok || !reply.body) return undefined;
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of reply.body) {
      bytes += part.length;
      if (bytes > MOST_BYTES) return undefined;
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
}
