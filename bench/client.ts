import { type Audio, AudioEvent } from '@parlance/contract/audios';
import type { Options } from '@parlance/contract/options';

export type Client = ReturnType<typeof clientOf>;

/** A short conversation of two who speak in no time, where classic voices are offered; the source is still to be said. */
export const CLASSIC_REQUEST = {
  language: 'en-US',
  level: 'beginner',
  mode: 'dialogue',
  length: 'short',
  voice: { host: 'espeak:en-us-female', cohost: 'espeak:en-us-male' },
};

const post = (url: string, body: unknown, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Just enough of a client to measure with, without a browser. */
export async function signUp(url: string) {
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const reply = await post(`${url}/api/auth/sign-up/email`, {
    name: 'Bench',
    email,
    password: 'long enough',
  });
  const { token } = (await reply.json()) as { token: string };
  return { ...clientOf(url, token), email, token };
}

/** Somebody who has signed in already. */
export function clientOf(url: string, token: string) {
  const authorization = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string) =>
    (await (await fetch(`${url}${path}`, { headers: authorization })).json()) as T;

  return {
    authorization,
    /** The same person at a server that was started anew. */
    at: (newUrl: string) => clientOf(newUrl, token),
    options: () => read<Options>('/api/options'),
    post: (path: string, body: unknown = {}) => post(`${url}${path}`, body, authorization),
    read,
    audio: (id: string) => read<Audio>(`/api/audios/${id}`),
    /** With a key, the same call again gives the same audio. */
    async create(body: unknown, key?: string): Promise<Audio> {
      const answer = await post(`${url}/api/audios`, body, {
        ...authorization,
        ...(key && { 'idempotency-key': key }),
      });
      if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Audio;
    },
    /** Follows the progress events until the end. */
    async *events(id: string): AsyncGenerator<AudioEvent> {
      const answer = await fetch(`${url}/api/audios/${id}/events`, { headers: authorization });
      let text = '';
      for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data) yield AudioEvent.parse(JSON.parse(data));
        }
      }
    },
    download: async (path: string) => new Uint8Array(await (await fetch(`${url}${path}`)).arrayBuffer()),
  };
}
