import { expect, it, vi } from 'vitest';
import { eventStream, type StreamedEvent } from './event-stream.ts';
import { shareLooks } from './shared-looks.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An audio that many watch; how often it was looked at and what each reads. */
function watched() {
  let state: StreamedEvent | undefined = event('a');
  let changed = () => {};
  let looks = 0;
  let watches = 0;
  const follow = shareLooks<StreamedEvent>({
    async look() {
      looks += 1;
      return new Map(state && [['one', state]]);
    },
    watch(_, call) {
      changed = call;
      watches += 1;
      return () => watches--;
    },
    againMs: 15_000,
  });
  return {
    looks: () => looks,
    watches: () => watches,
    open: () => eventStream(follow('one')).getReader(),
    async becomes(next: StreamedEvent | undefined): Promise<void> {
      state = next;
      changed();
      await settled();
    },
  };
}

const event = (data: string, last = false): StreamedEvent => ({
  bytes: new TextEncoder().encode(data),
  last,
});
const textOf = ({ value }: { value?: Uint8Array | undefined }) => value && new TextDecoder().decode(value);

it('looks once for all who watch, and hands all of them the same bytes', async () => {
  const audio = watched();
  const readers = Array.from({ length: 100 }, audio.open);
  await Promise.all(readers.map((reader) => reader.read()));
  const before = audio.looks();
  const reads = readers.map((reader) => reader.read());
  await settled();
  await audio.becomes(event('b'));
  const values = (await Promise.all(reads)).map(({ value }) => value);
  expect(new Set(values).size).toBe(1);
  expect(before).toBeLessThan(5);
  expect(audio.looks()).toBe(before + 1);
  expect(audio.watches()).toBe(1);
  await Promise.all(readers.map((reader) => reader.cancel()));
  expect(audio.watches()).toBe(0);
});

it('tells a slow reader the newest state and keeps nothing else for them', async () => {
  const audio = watched();
  const reader = audio.open();
  expect(textOf(await reader.read())).toBe('a');
  for (let change = 0; change < 1_000; change++) await audio.becomes(event(`state ${change}`));
  await audio.becomes(event('newest'));
  expect(textOf(await reader.read())).toBe('newest');
  await audio.becomes(event('end', true));
  expect(textOf(await reader.read())).toBe('end');
  expect((await reader.read()).done).toBe(true);
  expect(audio.watches()).toBe(0);
});

it('ends when there is nothing to watch any more', async () => {
  const audio = watched();
  const reader = audio.open();
  await reader.read();
  const end = reader.read();
  await audio.becomes(undefined);
  expect((await end).done).toBe(true);
});

it('keeps a silent connection open with a word now and then, and survives a look that fails', async () => {
  vi.useFakeTimers();
  try {
    let fails = false;
    const follow = shareLooks<StreamedEvent>({
      async look(before) {
        if (fails) throw new Error('the database is away');
        return new Map([['one', before.get('one') ?? event('a')]]);
      },
      watch: () => () => {},
      againMs: 15_000,
    });
    const reader = eventStream(follow('one')).getReader();
    expect(textOf(await reader.read())).toBe('a');
    fails = true;
    const next = reader.read();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(textOf(await next)).toMatch(/^: /);
    await reader.cancel();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it('looks up together what has changed together', async () => {
  const looked: number[] = [];
  const changes: (() => void)[] = [];
  const follow = shareLooks<StreamedEvent>({
    async look(before) {
      looked.push(before.size);
      return new Map([...before.keys()].map((id) => [id, event(`${id}, look ${looked.length}`)]));
    },
    watch(_, changed) {
      changes.push(changed);
      return () => {};
    },
    againMs: 15_000,
  });
  const readers = Array.from({ length: 250 }, (_, at) => eventStream(follow(`audio ${at}`)).getReader());
  await Promise.all(readers.map((reader) => reader.read()));
  const before = looked.length;
  const reads = readers.map((reader) => reader.read());
  await settled();
  for (const changed of changes) changed();
  const texts = (await Promise.all(reads)).map(textOf);
  expect(texts.every((text, at) => text?.startsWith(`audio ${at},`))).toBe(true);
  expect(looked.length - before).toBe(3);
  await Promise.all(readers.map((reader) => reader.cancel()));
});

it('looks again at what changed during a look, and never at one twice at once', async () => {
  let changed = () => {};
  let finish = () => {};
  let atOnce = 0;
  const follow = shareLooks<StreamedEvent>({
    async look() {
      expect(++atOnce).toBe(1);
      await new Promise<void>((resolve) => (finish = resolve));
      atOnce -= 1;
      return new Map([['one', event('a')]]);
    },
    watch(_, call) {
      changed = call;
      return () => {};
    },
    againMs: 15_000,
  });
  let told = 0;
  const leave = follow('one')({ told: () => told++ });
  await settled();
  changed();
  changed();
  await settled();
  finish();
  await settled();
  expect(told).toBe(1);
  finish();
  await settled();
  expect(told).toBe(2);
  expect(atOnce).toBe(0);
  leave();
});
