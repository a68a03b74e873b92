import { setTimeout as sleep } from 'node:timers/promises';
import type { Audio } from '@parlance/contract/audios';
import type { Person, RunningProduct } from '../../../testing/running-product.ts';
import { audioRequest, whenIs } from '../../../testing/running-product.ts';

const PATIENCE_MS = 30_000;

/** Looks until there is something to see. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(25)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`${what} did not come within ${PATIENCE_MS / 1000} s`);
}

/** Somebody who opened the link in the mail that sign-up sent. */
export async function confirmedPerson(product: RunningProduct, name?: string): Promise<Person> {
  const person = await product.person(name);
  const link = await eventually('the verification mail', () =>
    product
      .mail()
      .messages(person.email)
      .flatMap(({ links }) => links)
      .find((address) => address.includes('/verify-email')),
  );
  const token = new URL(link).searchParams.get('token');
  const reply = await person.call('POST', '/api/auth/verification/finish', { token });
  if (reply.status !== 204) throw new Error(`the address was not confirmed: ${reply.status}`);
  return person;
}

export async function finishedAudio(person: Person): Promise<Audio> {
  const { id } = (await (await person.call('POST', '/api/audios', audioRequest())).json()) as Audio;
  return whenIs(person, id, 'ready');
}

/** Subjects of what was mailed to the person, oldest first. */
export const subjectsTo = (product: RunningProduct, { email }: Person): string[] =>
  product
    .mail()
    .messages(email)
    .map(({ subject }) => subject)
    .reverse();
