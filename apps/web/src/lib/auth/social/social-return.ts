import { Provider, SOCIAL_OUTCOMES } from '@parlance/contract/identity';
import { z } from 'zod';

/** What a visit to a provider came to, as one window tells another. */
export const SocialReturn = z.object({
  provider: Provider,
  outcome: z.enum(SOCIAL_OUTCOMES),
  email: z.string().nullable(),
});
export type SocialReturn = z.infer<typeof SocialReturn>;

const Landing = SocialReturn.extend({
  how: z.enum(['popup', 'redirect']),
  redirect: z.string().nullable(),
});
export type Landing = z.infer<typeof Landing>;

/** Reads the address a provider sent the browser back to; null when it is none of ours. */
export function readLanding({ search, hash }: { search: string; hash: string }): Landing | null {
  const query = new URLSearchParams(search);
  const said = new URLSearchParams(hash.slice(1));
  const landing = Landing.safeParse({
    how: query.get('how'),
    provider: query.get('provider'),
    redirect: query.get('redirect'),
    outcome: said.get('outcome'),
    email: said.get('email'),
  });
  return landing.data ?? null;
}

const CHANNEL = 'social-return';

/** Both ways: a provider's page may have cut the tie between the two windows. */
export function notifyOpener(said: SocialReturn): void {
  window.opener?.postMessage(said, location.origin);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(said);
  channel.close();
}

/** Hears once of a visit to `provider`, from a window of our own origin only. */
export function awaitReturn(provider: Provider, onReturn: (said: SocialReturn) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const stop = (): void => {
    window.removeEventListener('message', hear);
    channel.close();
  };
  function hear(event: MessageEvent): void {
    if (event.origin !== location.origin) return;
    const said = SocialReturn.safeParse(event.data);
    if (said.data?.provider !== provider) return;
    stop();
    onReturn(said.data);
  }
  window.addEventListener('message', hear);
  channel.addEventListener('message', hear);
  return stop;
}
