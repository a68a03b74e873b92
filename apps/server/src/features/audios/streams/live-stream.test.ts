import { livePartKey } from '@parlance/artifacts/live-part';
import { expect, it } from 'vitest';
import type { RunRow } from '../audios.store.ts';
import { liveStream } from './live-stream.ts';
import type { Follower } from './shared-looks.ts';
import { shareParts } from './shared-parts.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A run whose state a test changes; what is heard of it comes out as text. */
function listening(first: Partial<RunRow>) {
  let run = { id: 'r1', state: 'active', artifacts: {}, ...first } as RunRow;
  const followers: Follower<RunRow>[] = [];
  const parts = new Map([
    [livePartKey('one/', 0), 'a'],
    [livePartKey('one/', 1), 'b'],
    [livePartKey('two/', 0), 'a'],
    [livePartKey('two/', 1), 'b'],
    [livePartKey('two/', 2), 'c'],
    [livePartKey('long/', 0), 'abc'],
    [livePartKey('long/', 1), 'def'],
    [livePartKey('long/', 2), 'ghi'],
  ]);
  let reads = 0;
  let heardBytes = 0;
  const readPart = shareParts({
    async get(key) {
      reads += 1;
      return bytes(parts.get(key) ?? '?');
    },
  });
  const listener = (from?: number) => {
    const reader = liveStream({
      readPart,
      follow(follower) {
        followers.push(follower);
        follower.told(run);
        return () => {};
      },
      runId: 'r1',
      listener: {
        got(count) {
          heardBytes += count;
        },
        leave() {
          heardBytes = 0;
        },
      },
      from,
    }).getReader();
    return async (): Promise<string | undefined> => {
      const { value } = await reader.read();
      return value && new TextDecoder().decode(value);
    };
  };
  return {
    hear: listener(),
    listener,
    reads: () => reads,
    heardBytes: () => heardBytes,
    becomes(change: Partial<RunRow>): void {
      run = { ...run, ...change };
      for (const { told } of followers) told(run);
    },
  };
}

const script = { script: 'one/script.json' } as RunRow['artifacts'];

it('goes on where it was when another worker makes the same recording', async () => {
  const live = listening({ livePrefix: 'one/', liveParts: 2, artifacts: script });
  expect([await live.hear(), await live.hear()]).toEqual(['a', 'b']);
  live.becomes({ livePrefix: null, liveParts: 0 });
  const next = live.hear();
  live.becomes({ livePrefix: 'two/', liveParts: 3 });
  expect(await next).toBe('c');
  live.becomes({ state: 'done' });
  expect(await live.hear()).toBeUndefined();
});

it('ends when the script was still being written and is now another one', async () => {
  const live = listening({ livePrefix: 'one/', liveParts: 2 });
  expect([await live.hear(), await live.hear()]).toEqual(['a', 'b']);
  live.becomes({ livePrefix: null, liveParts: 0 });
  const next = live.hear();
  live.becomes({ livePrefix: 'two/', liveParts: 3 });
  expect(await next).toBeUndefined();
});

it('goes on while the same worker finishes the script', async () => {
  const live = listening({ livePrefix: 'two/', liveParts: 1 });
  expect(await live.hear()).toBe('a');
  live.becomes({ liveParts: 3, artifacts: script });
  expect([await live.hear(), await live.hear()]).toEqual(['b', 'c']);
});

it('reads a part once for all listeners, and gives a slow one every part', async () => {
  const live = listening({ livePrefix: 'two/', liveParts: 3 });
  const others = [live.listener(), live.listener(), live.listener()];
  const slow = live.listener();
  for (const hear of others) expect([await hear(), await hear(), await hear()]).toEqual(['a', 'b', 'c']);
  live.becomes({ liveParts: 3, artifacts: script });
  expect([await slow(), await slow(), await slow()]).toEqual(['a', 'b', 'c']);
  expect(live.reads()).toBe(3);
});

it('tells of whoever listens what came, and that they left', async () => {
  const live = listening({ livePrefix: 'two/', liveParts: 2, artifacts: script });
  await live.hear();
  await live.hear();
  expect(live.heardBytes()).toBe(2);
  live.becomes({ state: 'done' });
  await live.hear();
  expect(live.heardBytes()).toBe(0);
});

it('goes on behind the bytes a listener has, within a part, and waits where they have all', async () => {
  const live = listening({ livePrefix: 'long/', liveParts: 2, artifacts: script });
  const within = live.listener(4);
  expect([await within(), await live.listener(5)()]).toEqual(['ef', 'f']);
  const behind = live.listener(6);
  const next = behind();
  live.becomes({ liveParts: 3 });
  expect([await next, await within()]).toEqual(['ghi', 'ghi']);
  live.becomes({ state: 'done' });
  expect(await live.listener(9)()).toBeUndefined();
});
