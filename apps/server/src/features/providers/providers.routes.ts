import type { AdminActName } from '@parlance/contract/admin';
import * as contract from '@parlance/contract/providers';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import type { FoundServer, ModelServers } from '@parlance/ports/model-servers';
import { ModelTroubleError } from '@parlance/ports/model-trouble';
import { type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import type { KeySeal } from './key-seal.ts';
import { bytesOf, CATALOGUE_DATE, catalogueFor } from './model-catalogue.ts';
import type { ModelWorker } from './model-work.ts';
import { idleReason, isBought, type OpenProvider, opened } from './provider-use.ts';
import type { ProviderRow, ProviderStore } from './providers.store.ts';
import { foundView, providerView, workView } from './providers.view.ts';

type Service = contract.Providers['voices'][number];

export type ProviderDeps = {
  store: ProviderStore;
  seal: KeySeal;
  clock: Clock;
  models: ModelServers;
  worker: ModelWorker;
  /** Does what is asked, and never without a line in the log of what admins do. */
  logged<T>(
    act: { adminId: string; act: AdminActName; details: Record<string, string> },
    work: () => Promise<T>,
  ): Promise<T>;
  /** What the environment sets, which comes first and can't be changed here. */
  environment: {
    models: contract.Provider[];
    fixedBy: string | null;
    voices: Service[];
    transcribers: Service[];
  };
  privateAddresses: boolean;
  /** Whether an address leads to this machine or its neighbours. */
  isPrivate(address: string): Promise<boolean>;
  /** Asks one short question; throws ModelTroubleError. */
  tryOut(provider: OpenProvider, signal: AbortSignal): Promise<void>;
  /** The day a vendor switches a model off, where one was announced. */
  endOf(model: string): string | undefined;
  freeMemory(): number;
  /** On the disk that models go to, for addresses on this machine; undefined where nobody can tell. */
  freeDisk(address: string): Promise<number | undefined>;
};

const STEPS_UNKNOWN = 0;
/** A reply that can't come sooner than this is none: the model is loaded first. */
const TRY_OUT_MS = 60_000;

export function providerEndpoints(deps: ProviderDeps): Endpoint[] {
  const { store, seal, clock, worker } = deps;
  const { environment } = deps;

  const isRefused = async ({ address }: ProviderRow) =>
    address !== null && !deps.privateAddresses && (await deps.isPrivate(address));

  async function view(row: ProviderRow) {
    const idle = idleReason(seal, row) ?? ((await isRefused(row)) ? ('address_refused' as const) : undefined);
    return providerView(row, environment.fixedBy ? 'fixed_by_environment' : idle, deps.endOf(row.model));
  }

  async function known(id: string): Promise<ProviderRow> {
    const row = await store.find(id);
    if (!row) throw new AppError('not_found');
    return row;
  }

  async function refusePrivate(address: string, field: string): Promise<void> {
    if (!deps.privateAddresses && (await deps.isPrivate(address)))
      throw new AppError('validation_failed', { fields: { [field]: 'address_refused' } });
  }

  /** Servers that admins gave the addresses of, beside those that were found by themselves. */
  async function lookAtSet(usual: readonly FoundServer[], signal: AbortSignal): Promise<FoundServer[]> {
    const known = new Set(usual.map(({ address }) => address));
    const rows = new Map<string, ProviderRow>();
    for (const row of await store.list())
      if (row.address !== null && !known.has(row.address) && !(await isRefused(row)))
        rows.set(row.address, row);
    const looks = [...rows.values()].map((row) =>
      deps.models.look(row.address ?? '', signal, opened(seal, row)?.key),
    );
    return (await Promise.all(looks)).filter((one) => one !== undefined);
  }

  async function look(address: string, key?: string) {
    return deps.models.look(address, AbortSignal.timeout(5_000), key);
  }

  return [
    endpoint(contract.listProviders, async () => {
      const freeMemory = deps.freeMemory();
      const now = clock.now();
      return {
        items: [...environment.models, ...(await Promise.all((await store.list()).map(view)))],
        fixed_by: environment.fixedBy,
        private_addresses: deps.privateAddresses,
        voices: environment.voices,
        transcribers: environment.transcribers,
        work: (await store.listWork()).map((row) => workView(row, now)),
        catalogue: { dated: CATALOGUE_DATE, items: catalogueFor(freeMemory), free_memory: freeMemory },
        rules: {
          least_form: contract.QUALIFICATION_RULES.leastForm,
          least_lines: contract.QUALIFICATION_RULES.leastLines,
          most_minutes: contract.QUALIFICATION_RULES.mostMinutes,
        },
      };
    }),

    endpoint(contract.addProvider, async (call) => {
      const { kind, model, key } = call.body;
      const address = isBought(kind) ? undefined : call.body.address;
      if (isBought(kind) && !key) throw new AppError('validation_failed', { fields: { key: 'required' } });
      if (!isBought(kind) && !address)
        throw new AppError('validation_failed', { fields: { address: 'required' } });
      if (address) await refusePrivate(address, 'address');
      const found = address ? await look(address, key) : undefined;
      const context = found?.models.find(({ name }) => name === model)?.contextTokens;
      const adminId = signedIn(call).userId;
      const row = await deps.logged({ adminId, act: 'added_model', details: { model } }, () =>
        store.add(
          {
            kind,
            address: address ?? null,
            model,
            sealedKey: key ? seal.seal(key) : null,
            contextTokens: context ?? null,
          },
          clock.now(),
        ),
      );
      return view(row);
    }),

    endpoint(contract.changeProvider, async (call) => {
      const { provider_id: id } = call.params;
      const { model, key, is_enabled, move } = call.body;
      const row = await known(id);
      const adminId = signedIn(call).userId;
      /** Each change is an act of its own. */
      const act = (name: AdminActName, work: () => Promise<unknown>) =>
        deps.logged({ adminId, act: name, details: { model: model ?? row.model } }, work);
      // What was found out about another model says nothing of this one.
      if (model !== undefined && model !== row.model)
        await act('set_model', () => store.change(id, { model, qualification: null }, clock.now()));
      if (key !== undefined)
        await act('set_model_key', () => store.change(id, { sealedKey: seal.seal(key) }, clock.now()));
      if (is_enabled !== undefined && is_enabled !== row.isEnabled)
        await act(is_enabled ? 'switched_model_on' : 'switched_model_off', () =>
          store.change(id, { isEnabled: is_enabled }, clock.now()),
        );
      if (move) await act('moved_model', () => store.move(id, move));
      return view(await known(id));
    }),

    endpoint(contract.removeProvider, async (call) => {
      const { provider_id: id } = call.params;
      const { model } = await known(id);
      const adminId = signedIn(call).userId;
      await deps.logged({ adminId, act: 'removed_model', details: { model } }, () => store.remove(id));
      return undefined;
    }),

    endpoint(contract.testProvider, async (call) => {
      const row = await known(call.params.provider_id);
      const provider = opened(seal, row);
      const began = performance.now();
      const told = (trouble: contract.Trouble | null, words = '') => ({
        trouble,
        words,
        milliseconds: Math.round(performance.now() - began),
      });
      if (!provider) return told('refused_key');
      if (await isRefused(row)) return told('refused');
      try {
        await deps.tryOut(provider, AbortSignal.any([call.signal, AbortSignal.timeout(TRY_OUT_MS)]));
      } catch (error) {
        call.signal.throwIfAborted();
        if (!(error instanceof ModelTroubleError)) return told('too_slow');
        await store.noteTrouble(row.id, error, clock.now());
        return told(error.trouble, error.words);
      }
      await store.noteAnswer(row.id, clock.now());
      return told(null);
    }),

    endpoint(contract.findModelServers, async ({ query: { address }, signal }) => {
      if (address === undefined) {
        const usual = deps.privateAddresses ? await deps.models.find(signal) : [];
        return { items: [...usual, ...(await lookAtSet(usual, signal))].map(foundView) };
      }
      await refusePrivate(address, 'address');
      const found = await deps.models.look(address, signal);
      return { items: found ? [foundView(found)] : [] };
    }),

    endpoint(contract.startModelWork, async (call) => {
      const adminId = signedIn(call).userId;
      const work = await planned(call.body);
      const act = work.kind === 'pull' ? 'pulled_model' : 'qualified_model';
      const row = await deps.logged({ adminId, act, details: { model: work.model } }, async () => {
        await worker.goOn();
        const started = await store.startWork(work, clock.now());
        if (!started) throw new AppError('model_work_running');
        return started;
      });
      worker.start(row);
      return workView(row, clock.now());
    }),

    endpoint(contract.cancelModelWork, async ({ params }) => {
      if (!(await store.findWork(params.work_id))) throw new AppError('not_found');
      await store.endWork(params.work_id, { state: 'cancelled' });
      return undefined;
    }),
  ];

  async function planned(
    asked: { kind: 'pull'; address: string; model: string } | { kind: 'qualify'; provider_id: string },
  ) {
    if (asked.kind === 'qualify') {
      const { id, model } = await known(asked.provider_id);
      return { kind: 'qualify' as const, providerId: id, address: null, model, total: STEPS_UNKNOWN };
    }
    const { address, model } = asked;
    await refusePrivate(address, 'address');
    const total = bytesOf(model) ?? 0;
    const free = await deps.freeDisk(address);
    if (free !== undefined && free < total)
      throw new AppError('validation_failed', { fields: { model: 'disk_too_full' } });
    return { kind: 'pull' as const, providerId: null, address, model, total };
  }
}
