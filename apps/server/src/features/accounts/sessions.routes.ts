import * as contract from '@parlance/contract/accounts';
import { AppError } from '@parlance/kernel/errors';
import type { Identity, SessionInfo } from '@parlance/ports/identity';
import { type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import { deviceOf } from './device.ts';

export type SessionDeps = { identity: Pick<Identity, 'sessionsOf' | 'endSession' | 'endAllSessions'> };

export const sessionView = (session: SessionInfo, currentId: string) => ({
  id: session.id,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  device: deviceOf(session.userAgent),
  ip_address: session.ipAddress,
  is_current: session.id === currentId,
});

export function sessionEndpoints(deps: SessionDeps): Endpoint[] {
  return [
    endpoint(contract.listSessions, async (call) => {
      const { userId, sessionId } = signedIn(call);
      const sessions = await deps.identity.sessionsOf(userId);
      return { items: sessions.map((session) => sessionView(session, sessionId)), next_cursor: null };
    }),
    endpoint(contract.endSession, async (call) => {
      const { userId } = signedIn(call);
      if (!(await deps.identity.endSession(userId, call.params.session_id))) throw new AppError('not_found');
      return undefined;
    }),
    endpoint(contract.endAllSessions, async (call) => {
      await deps.identity.endAllSessions(signedIn(call).userId);
      return undefined;
    }),
  ];
}
