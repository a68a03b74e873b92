import type { Route } from '@parlance/contract/route';
import { ROUTES } from '@parlance/contract/routes';
import { describe, expect, it } from 'vitest';
import { callerKey, doorOf, openDoors, routeKey } from './doors.ts';
import { DOORS, ROUTES_WITHOUT_DOOR } from './table.ts';

const without = Object.values(ROUTES_WITHOUT_DOOR).flat();
const withDoor = Object.values(DOORS).flatMap((row): readonly string[] => row.routes);

/** What is wrong with the table's lines for these routes. */
function faultsOf(routes: Route[]): { missing: string[]; twice: string[]; unknown: string[] } {
  const own = routes.filter(({ opens }) => !opens).map(routeKey);
  const lines = [...new Set(withDoor), ...without];
  return {
    missing: own.filter((key) => !lines.includes(key)),
    twice: lines.filter((line, index) => lines.indexOf(line) !== index),
    unknown: lines.filter((line) => !own.includes(line)),
  };
}

describe('the table of doors', () => {
  it('has one line for every route: the doors it passes, or why it passes none', () =>
    expect(faultsOf(ROUTES)).toEqual({ missing: [], twice: [], unknown: [] }));

  it('misses a route that nobody gave a line', () => {
    const planted: Route = { method: 'get', path: '/api/planted', summary: '', access: 'user', status: 200 };
    expect(faultsOf([...ROUTES, planted]).missing).toEqual(['get /api/planted']);
  });

  it.each(Object.entries(openDoors()))(
    'refuses one more than the share of %s and lets a light caller in beside it',
    async (name, door) => {
      const { rule } = DOORS[name as keyof ReturnType<typeof openDoors>];
      const { share, places } = rule;
      const most = { waiting: 0, ...rule };
      const waits = 'waitingShare' in most ? most.waitingShare : most.waiting;
      const leaving = new AbortController();
      // One visit for the whole share where bytes are counted.
      const visits = share > 100_000 ? [share] : Array<number>(share).fill(1);
      const inside = visits.map((cost) => door.enterNow('heavy', cost));
      const { signal } = leaving;
      const waiting = Array.from({ length: waits }, () =>
        door.enter('heavy', { signal }).catch(() => undefined),
      );
      await expect(door.enter('heavy')).rejects.toMatchObject({
        code: 'too_many_at_once',
        params: { retry_after_seconds: expect.any(Number) },
      });
      const light = door.enter('light', { signal });
      if (places === share) for (const place of inside) place[Symbol.dispose]();
      (await light)[Symbol.dispose]();
      leaving.abort();
      await Promise.all(waiting);
    },
  );

  it('leaves room beside the share wherever nobody waits', () => {
    for (const row of Object.values(DOORS))
      if ('rule' in row && !('waiting' in row.rule)) expect(row.rule.places).toBeGreaterThan(row.rule.share);
  });

  it('opens the same door for programs', () => {
    const doors = openDoors();
    const live = ROUTES.filter(({ path }) => path.endsWith('/live.mp3'));
    expect(live.map((route) => doorOf(doors, route)?.name)).toEqual(['live_streams', 'live_streams']);
  });
});

describe('callerKey', () => {
  it('counts a person wherever they call from, and strangers by their network', () => {
    expect(callerKey('ada', '192.0.2.1')).toBe(callerKey('ada', '198.51.100.7'));
    expect(callerKey(undefined, '2001:db8:1:2::5')).toBe(callerKey(undefined, '2001:db8:1:2:9::1'));
    expect(callerKey(undefined, '192.0.2.1')).not.toBe(callerKey(undefined, '192.0.2.2'));
  });
});
