import { exportCurrentUser } from '@parlance/contract/accounts';
import type { Clock } from '@parlance/kernel/clock';
import { type Actor, type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import type { PersonalData } from '../../feature.ts';

export type ExportDeps = {
  /** In the order in which their sections stand in the document. */
  features: Pick<PersonalData, 'exportUser'>[];
  clock: Clock;
};

const isStreamed = (section: unknown): section is AsyncIterable<object> =>
  typeof section === 'object' && section !== null && Symbol.asyncIterator in section;

async function* listed(name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n  "${name}": [`;
  let separator = '\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item, null, 2)}`;
    separator = ',\n';
  }
  yield ']';
}

/** The document piece by piece: a library of hundreds of hours must not stand in memory at once. */
async function* pieces({ features, clock }: ExportDeps, actor: Actor): AsyncGenerator<string> {
  const exported = await Promise.all(
    features.map(({ exportUser }) => (typeof exportUser === 'function' ? exportUser(actor) : {})),
  );
  const sections = exported.flatMap((feature) => Object.entries(feature));
  const atOnce = sections.filter(([, section]) => !isStreamed(section));
  const head = { exported_at: clock.now().toISOString(), ...Object.fromEntries(atOnce) };
  yield JSON.stringify(head, null, 2).slice(0, -2);
  for (const [name, section] of sections) if (isStreamed(section)) yield* listed(name, section);
  yield '\n}\n';
}

export const exportEndpoints = (deps: ExportDeps): Endpoint[] => [
  endpoint(exportCurrentUser, async (call) => {
    const body = ReadableStream.from(pieces(deps, signedIn(call))).pipeThrough(new TextEncoderStream());
    const day = deps.clock.now().toISOString().slice(0, 10);
    return new Response(body, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="parlance-${day}.json"`,
        'cache-control': 'no-store',
      },
    });
  }),
];
