export const named = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;

/** One request of the protocol. */
export const ask = (
  userId: string,
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body?: string | Uint8Array<ArrayBuffer>,
) =>
  fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${userId}`,
      'tus-resumable': '1.0.0',
      ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
      ...headers,
    },
    body,
  });

export async function created(url: string, userId: string, bytes: number, name = 'notes.txt') {
  const reply = await ask(userId, 'POST', url, {
    'upload-length': String(bytes),
    'upload-metadata': named(name),
  });
  if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`);
  const location = new URL(reply.headers.get('location') ?? '', url).href;
  return { url: location, id: location.split('/').at(-1) ?? '' };
}
