import type { Route } from '@parlance/contract/route';
import { Door } from '@parlance/kernel/door';
import { networkOf } from '../network-address.ts';
import { DOORS, type JOBS_WITHOUT_DOOR } from './table.ts';

type Table = typeof DOORS;
type Counted = { [Name in keyof Table]: Table[Name] extends { rule: object } ? Name : never }[keyof Table];
type JobOf<Row> = Row extends { jobs: readonly (infer Job)[] } ? Job : never;

/** Every kind of background work: a task that is not in the table has no name. */
export type JobName = JobOf<Table[keyof Table]> | keyof typeof JOBS_WITHOUT_DOOR;

export type Doors = { readonly [Name in Counted]: Door };

/** What this process counts by itself. */
export function openDoors(): Doors {
  const rows = Object.entries(DOORS).flatMap(([name, row]) =>
    'rule' in row ? [[name, new Door(name, row.rule)]] : [],
  );
  return Object.fromEntries(rows) as Doors;
}

export const personKey = (userId: string): string => `person:${userId}`;

/** Who takes a place: a person wherever they call from, and of the unknown all who share a network. */
export const callerKey = (userId: string | undefined, clientAddress: string): string =>
  userId === undefined ? `network:${networkOf(clientAddress)}` : personKey(userId);

export const routeKey = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** The door that a route is answered behind, if any; what opens another route passes that one's door. */
export function doorOf(doors: Doors, route: Route): Door | undefined {
  const key = routeKey(route.opens ?? route);
  for (const [name, row] of Object.entries(DOORS))
    if ('entered' in row && row.entered === 'by http' && (row.routes as readonly string[]).includes(key))
      return doors[name as Counted];
  return undefined;
}
