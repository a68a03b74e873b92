import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDoors, personKey } from './doors.ts';
import { pictureTurns } from './picture-turns.ts';

/** Drawings that end when they are told to, in the order they were begun. */
function easel() {
  const doors = openDoors();
  const turns = pictureTurns(doors);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const aborted: string[] = [];
  const ask = (key: string, caller: string, signal?: AbortSignal) =>
    turns.once(key, caller === 'background' ? caller : { caller: personKey(caller), signal }, (how) => {
      begun.push(key);
      const end = Promise.withResolvers<string>();
      ends.set(key, end);
      how.signal?.addEventListener('abort', () => {
        aborted.push(key);
        end.reject(how.signal?.reason);
      });
      return end.promise;
    });
  const finish = async (key: string) => {
    ends.get(key)?.resolve(key);
    await nextTurn();
  };
  return { doors, ask, finish, begun, aborted };
}

it('draws a card and a first feed beside somebody’s forty covers, and no more than ten of those wait', async () => {
  const { ask, finish, begun, doors } = easel();
  const covers = Array.from({ length: 40 }, (_, at) =>
    ask(`cover ${at}`, 'heavy').catch((error) => error.code),
  );
  const card = ask('card', 'stranger');
  const feed = ask('feed', 'light');
  await nextTurn();
  expect(begun).toEqual(['cover 0', 'card']);
  await finish('cover 0');
  expect(begun).toEqual(['cover 0', 'card', 'feed']);
  await finish('card');
  await finish('feed');
  expect(await Promise.all([card, feed])).toEqual(['card', 'feed']);
  for (let at = 1; at < 40; at++) await finish(`cover ${at}`);
  const answers = await Promise.all(covers);
  expect(answers.filter((answer) => answer === 'too_many_at_once')).toHaveLength(29);
  expect(doors.pictures.state).toMatchObject({ inside: 0, waiting: 0 });
});

it('draws once for all who ask for the same, when the first of them has a turn', async () => {
  const { ask, finish, begun, doors } = easel();
  const before = [ask('one', 'heavy'), ask('two', 'other')];
  const same = [ask('card', 'heavy'), ask('card', 'light'), ask('card', 'light'), ask('card', 'third')];
  await nextTurn();
  await finish('two');
  expect(begun).toEqual(['one', 'two', 'card']);
  expect(doors.pictures.state.waiting).toBe(0);
  await finish('card');
  expect(await Promise.all(same)).toEqual(Array(4).fill('card'));
  await finish('one');
  await Promise.all(before);
  expect(doors.pictures.state.inside).toBe(0);
});

it('is left in the line and inside by who is gone, and goes on for who is still there', async () => {
  const { ask, finish, begun, aborted, doors } = easel();
  const [gone, alsoGone] = [new AbortController(), new AbortController()];
  const both = [ask('shared', 'ada', gone.signal), ask('shared', 'bob')];
  const alone = ask('alone', 'eve', alsoGone.signal);
  const waits = ask('waits', 'eve', alsoGone.signal);
  for (const each of [both[0]!, alone, waits]) each.catch(() => {});
  await nextTurn();
  gone.abort();
  alsoGone.abort();
  await expect(waits).rejects.toMatchObject({ name: 'AbortError' });
  await nextTurn();
  expect(aborted).toEqual(['alone']);
  expect(begun).toEqual(['shared', 'alone']);
  await finish('shared');
  expect(await both[1]).toBe('shared');
  expect(doors.pictures.state).toMatchObject({ inside: 0, waiting: 0 });
});

it('lets nobody stand behind what is drawn for nobody', async () => {
  const { ask, finish, begun } = easel();
  const background = [ask('episode', 'background'), ask('next episode', 'background')];
  const waited = [ask('cover', 'ada'), ask('card', 'bob'), ask('next episode', 'eve')];
  await nextTurn();
  expect(begun).toEqual(['episode', 'cover', 'card']);
  await finish('cover');
  expect(begun.at(-1)).toBe('next episode');
  for (const key of ['card', 'next episode', 'episode']) await finish(key);
  expect(await Promise.all([...background, ...waited])).toHaveLength(5);
});
