import * as contract from '@parlance/contract/admin';
import type { Subscription } from '@parlance/contract/billing';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import type { Plan } from '@parlance/kernel/limits';
import type { Identity } from '@parlance/ports/identity';
import { type Actor, type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import type { AdminStore, NewAct, PersonRow } from './admin.store.ts';
import { actView, generationView, personView } from './admin.view.ts';

const PAGE = 20;
const WAITLIST_SHOWN = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

type Waiting = { user: { id: string; name: string; email: string }; requestedAt: Date };

export type AdminDeps = {
  admin: AdminStore;
  identity: Pick<Identity, 'personById' | 'endAllSessions'>;
  clock: Clock;
  /** Which services are set, and how people come in. */
  about: Pick<contract.AdminOverview, 'edition' | 'sign_up' | 'services'>;
  subscriptionOf(userId: string): Promise<Subscription>;
  storageOf(userId: string): Promise<{ usedBytes: number }>;
  giveCredits(userId: string, gift: { credits: number; months: number }): Promise<Date>;
  givePlan(userId: string, given: { plan: Plan; until: Date }): Promise<void>;
  deleteAccount(person: Actor, by: { adminId: string }): Promise<void>;
  invite(): Promise<{ url: string; expiresAt: Date }>;
  stopAudio(userId: string, audioId: string): Promise<unknown>;
  retryAudio(userId: string, audioId: string): Promise<unknown>;
  waitingForApi(limit: number): Promise<Waiting[]>;
  approveApi(userId: string): Promise<boolean>;
};

/** The rows of a page, one of them more when there is another. */
function pageOf<Row>(rows: Row[], idOf: (row: Row) => string) {
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return { page, next_cursor: rows.length > PAGE && last ? idOf(last) : null };
}

function refuseYourself(actor: Actor, userId: string): void {
  if (actor.userId === userId) throw new AppError('not_yourself');
}

export const adminEndpoints = (deps: AdminDeps): Endpoint[] => [
  ...overviewEndpoints(deps),
  ...peopleEndpoints(deps),
  ...generationEndpoints(deps),
  ...accessEndpoints(deps),
];

/** Does what is asked, and never without a line in the log. */
export async function logged<T>(
  { admin, clock }: Pick<AdminDeps, 'admin' | 'clock'>,
  act: NewAct,
  work: () => Promise<T>,
): Promise<T> {
  const takeBack = await admin.logAct(act, clock.now());
  try {
    return await work();
  } catch (error) {
    await takeBack();
    throw error;
  }
}

function overviewEndpoints({ admin, clock, about }: AdminDeps): Endpoint[] {
  return [
    endpoint(contract.readAdminOverview, async () => {
      const { people, audios, storageBytes, running, waiting, waitingSince, failed } = await admin.counts(
        new Date(clock.now().getTime() - DAY_MS),
      );
      return {
        ...about,
        people,
        audios,
        storage_bytes: storageBytes,
        generations: {
          running,
          waiting,
          waiting_since: waitingSince?.toISOString() ?? null,
          failed_today: failed,
        },
      };
    }),
    endpoint(contract.listAdminActs, async ({ query }) => {
      const rows = await admin.listActs({ cursor: query.cursor, limit: PAGE + 1 });
      const { page, next_cursor } = pageOf(rows, ({ act }) => act.id);
      return { items: page.map(actView), next_cursor };
    }),
  ];
}

function peopleEndpoints(deps: AdminDeps): Endpoint[] {
  const { admin, identity, clock } = deps;
  const view = async (row: PersonRow) =>
    personView(row, await deps.subscriptionOf(row.user.id), (await deps.storageOf(row.user.id)).usedBytes);
  async function known(userId: string): Promise<PersonRow> {
    const found = await admin.findPerson(userId);
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** Each change is an act of its own. */
  async function change(
    actor: Actor,
    userId: string,
    { is_admin, is_disabled }: { is_admin?: boolean | undefined; is_disabled?: boolean | undefined },
  ): Promise<void> {
    const now = clock.now();
    const act = { adminId: actor.userId, personId: userId };
    if (is_admin !== undefined)
      await logged(deps, { ...act, act: is_admin ? 'made_admin' : 'removed_admin' }, () =>
        admin.changePerson(userId, { isAdmin: is_admin, updatedAt: now }),
      );
    if (is_disabled !== undefined)
      await logged(deps, { ...act, act: is_disabled ? 'disabled' : 'enabled' }, async () => {
        await admin.changePerson(userId, { disabledAt: is_disabled ? now : null, updatedAt: now });
        if (is_disabled) await identity.endAllSessions(userId);
      });
  }

  return [
    endpoint(contract.listPeople, async ({ query }) => {
      const { cursor, search } = query;
      const rows = await admin.listPeople({ cursor, search: search?.trim(), limit: PAGE + 1 });
      const { page, next_cursor } = pageOf(rows, ({ user }) => user.id);
      return { items: await Promise.all(page.map(view)), next_cursor };
    }),
    endpoint(contract.changePerson, async (call) => {
      const { user_id } = call.params;
      refuseYourself(signedIn(call), user_id);
      await known(user_id);
      await change(signedIn(call), user_id, call.body);
      return view(await known(user_id));
    }),
    endpoint(contract.giveCreditsTo, async (call) => {
      const { user_id } = call.params;
      await known(user_id);
      const { credits, months } = call.body;
      const act = { adminId: signedIn(call).userId, personId: user_id, details: { credits, months } };
      await logged(deps, { ...act, act: 'gave_credits' }, () => deps.giveCredits(user_id, call.body));
      return view(await known(user_id));
    }),
    endpoint(contract.givePlanTo, async (call) => {
      const { user_id } = call.params;
      await known(user_id);
      const { plan, days } = call.body;
      const until = new Date(clock.now().getTime() + days * DAY_MS);
      const act = { adminId: signedIn(call).userId, personId: user_id, details: { plan, days } };
      await logged(deps, { ...act, act: 'gave_plan' }, () => deps.givePlan(user_id, { plan, until }));
      return view(await known(user_id));
    }),
    endpoint(contract.signOutPerson, async (call) => {
      const { user_id } = call.params;
      await known(user_id);
      const act = { adminId: signedIn(call).userId, personId: user_id };
      await logged(deps, { ...act, act: 'signed_out' }, () => identity.endAllSessions(user_id));
      return undefined;
    }),
    endpoint(contract.deletePerson, async (call) => {
      const { user_id } = call.params;
      const actor = signedIn(call);
      refuseYourself(actor, user_id);
      await known(user_id);
      const person = await identity.personById(user_id);
      if (!person) throw new AppError('not_found');
      if (person.email !== call.body.email.trim().toLowerCase())
        throw new AppError('validation_failed', { fields: { email: 'phrase_differs' } });
      const { id, ...rest } = person;
      await logged(deps, { adminId: actor.userId, act: 'deleted_person', personId: id }, () =>
        deps.deleteAccount({ ...rest, userId: id, sessionId: '' }, { adminId: actor.userId }),
      );
      return undefined;
    }),
    endpoint(contract.invitePerson, async (call) => {
      const { url, expiresAt } = await logged(
        deps,
        { adminId: signedIn(call).userId, act: 'invited' },
        deps.invite,
      );
      return { url, expires_at: expiresAt.toISOString() };
    }),
  ];
}

function generationEndpoints(deps: AdminDeps): Endpoint[] {
  const { admin } = deps;
  async function onOwn(
    actor: Actor,
    audioId: string,
    act: 'stopped_generation' | 'retried_generation',
    work: (ownerId: string) => Promise<unknown>,
  ): Promise<undefined> {
    const personId = await admin.ownerOf(audioId);
    if (!personId) throw new AppError('not_found');
    await logged(deps, { adminId: actor.userId, act, personId, details: { audio: audioId } }, () =>
      work(personId),
    );
    return undefined;
  }
  return [
    endpoint(contract.listGenerations, async ({ query: { cursor, group } }) => {
      const ask = { cursor, limit: PAGE + 1 };
      const rows = await (group === 'active' ? admin.listActive(ask) : admin.listFailed(ask));
      const { page, next_cursor } = pageOf(rows, ({ run }) => run.id);
      return { items: page.map(generationView), next_cursor };
    }),
    endpoint(contract.stopGeneration, (call) =>
      onOwn(signedIn(call), call.params.id, 'stopped_generation', (ownerId) =>
        deps.stopAudio(ownerId, call.params.id),
      ),
    ),
    endpoint(contract.retryGeneration, (call) =>
      onOwn(signedIn(call), call.params.id, 'retried_generation', (ownerId) =>
        deps.retryAudio(ownerId, call.params.id),
      ),
    ),
  ];
}

function accessEndpoints(deps: AdminDeps): Endpoint[] {
  return [
    endpoint(contract.listWaitlist, async () => ({
      items: (await deps.waitingForApi(WAITLIST_SHOWN)).map(({ user, requestedAt }) => ({
        user_id: user.id,
        name: user.name,
        email: user.email,
        requested_at: requestedAt.toISOString(),
      })),
      next_cursor: null,
    })),
    endpoint(contract.approveAccess, async (call) => {
      const { user_id } = call.params;
      if (!(await deps.admin.findPerson(user_id))) throw new AppError('not_found');
      const act = { adminId: signedIn(call).userId, personId: user_id };
      await logged(deps, { ...act, act: 'approved_api' }, () => deps.approveApi(user_id));
      return undefined;
    }),
  ];
}
