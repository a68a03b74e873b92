import { beforeEach, describe, expect, it } from 'vitest';
import { LiveBytes } from './live-bytes.ts';

/** A recording that differs everywhere, so that a byte too many or too few would show. */
const recordingOf = (length: number, seed = 7) =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + ((at * seed) >> 5)) % 251);

type Connection = { from: number; send(to: number): void; cut(): void; end(): void };

/** Sends what a test lets it send, connection by connection. */
function serverOf(recording: Uint8Array<ArrayBuffer>, answers: (Response | undefined)[] = []) {
  const connections: Connection[] = [];
  const waits: number[] = [];
  let opened = () => {};
  const fetched = async (input: string | URL | Request) => {
    const refusal = answers.shift();
    if (refusal) return refusal;
    const from = Number(new URL(String(input), 'http://site').searchParams.get('from') ?? 0);
    let at = from;
    type Step = (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => void;
    const steps: Step[] = [];
    let stepped = () => {};
    const then = (step: Step) => {
      steps.push(step);
      stepped();
    };
    connections.push({
      from,
      send(to) {
        const part = recording.slice(at, to);
        at = to;
        then((controller) => controller.enqueue(part));
      },
      cut: () => then((controller) => controller.error(new TypeError('network error'))),
      end: () => then((controller) => controller.close()),
    });
    opened();
    // What was sent is read before the connection breaks, as on a wire.
    return new Response(
      new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          async pull(controller) {
            while (steps.length === 0) await new Promise<void>((resolve) => (stepped = resolve));
            steps.shift()?.(controller);
          },
        },
        { highWaterMark: 0 },
      ),
    );
  };
  return {
    waits,
    deps: { fetch: fetched as typeof fetch, sleep: async (ms: number) => void waits.push(ms) },
    async connection(number: number): Promise<Connection> {
      while (!connections[number]) await new Promise<void>((resolve) => (opened = resolve));
      return connections[number];
    },
  };
}

async function collect(bytes: LiveBytes, signal = new AbortController().signal): Promise<Uint8Array> {
  const all: number[] = [];
  for await (const chunk of bytes.read(signal)) all.push(...chunk);
  return Uint8Array.from(all);
}

describe('a recording in the making', () => {
  let recording = recordingOf(20_000);
  beforeEach(() => {
    recording = recordingOf(20_000);
  });

  it('comes whole and once over a connection that broke, in a frame and at its very end', async () => {
    const server = serverOf(recording);
    const heard = collect(new LiveBytes('/live.mp3?signature=s', server.deps));
    const first = await server.connection(0);
    first.send(9_001);
    first.cut();
    const second = await server.connection(1);
    expect(second.from).toBeLessThan(9_001);
    second.send(9_500);
    second.send(20_000);
    second.cut();
    const third = await server.connection(2);
    third.send(20_000);
    third.end();
    expect(await heard).toEqual(recording);
    expect(server.waits).toEqual([250, 250]);
  });

  it('goes on where a proxy ended what it should have cut', async () => {
    const server = serverOf(recording);
    const heard = collect(new LiveBytes('/live.mp3', server.deps));
    const first = await server.connection(0);
    first.send(5_000);
    first.end();
    const second = await server.connection(1);
    second.send(20_000);
    second.end();
    const third = await server.connection(2);
    third.send(20_000);
    third.end();
    expect(await heard).toEqual(recording);
  });

  it('ends where other bytes come than those that were heard', async () => {
    const server = serverOf(recording);
    const heard = collect(new LiveBytes('/live.mp3', server.deps));
    const first = await server.connection(0);
    first.send(6_000);
    recording.copyWithin(0, 1);
    first.cut();
    (await server.connection(1)).send(12_000);
    expect(await heard).toHaveLength(6_000);
  });

  it('is asked for again when it is not there yet, and given up when it is refused', async () => {
    const later = serverOf(recording, [new Response('', { status: 409 }), new Response('', { status: 503 })]);
    const heard = collect(new LiveBytes('/live.mp3', later.deps));
    const only = await later.connection(0);
    only.send(3_000);
    only.end();
    const again = await later.connection(1);
    again.send(3_000);
    again.end();
    expect(await heard).toHaveLength(3_000);
    expect(later.waits).toEqual([250, 500]);
    const refused = serverOf(recording, [new Response('', { status: 403 })]);
    await expect(collect(new LiveBytes('/live.mp3', refused.deps))).rejects.toThrow('403');
  });

  it('goes on behind what came when its reader left and came back', async () => {
    const server = serverOf(recording);
    const bytes = new LiveBytes('/live.mp3', server.deps);
    const { signal } = new AbortController();
    const reading = bytes.read(signal);
    const next = reading.next();
    (await server.connection(0)).send(4_000);
    expect((await next).value).toHaveLength(4_000);
    await reading.return();
    const rest = collect(bytes, signal);
    const second = await server.connection(1);
    second.send(20_000);
    second.end();
    const third = await server.connection(2);
    third.send(20_000);
    third.end();
    expect(await rest).toEqual(recording.slice(4_000));
  });
});
