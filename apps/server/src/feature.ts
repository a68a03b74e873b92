import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './db/connect.ts';
import type { DueMails } from './db/mail-rows.ts';
import type { JobName } from './doors/doors.ts';
import type { Actor, Endpoint } from './endpoint.ts';
import type { Listeners } from './events.ts';

/** Why something is left out of a person's export, or stays when the person leaves. */
type Exempt = { exempt: string };

/** What becomes of a table's rows when the person they are about exports or deletes the account. */
type KeptTable = {
  table: PgTable;
  /** By the feature's `exportUser`. */
  exported: true | Exempt;
  /** With the user's row, because the database cascades, or by the feature's `deleteUser`. */
  deleted: 'with_user' | 'by_feature' | Exempt;
};

/** Sections of the person's export by name; lists may be long and are streamed. */
type ExportUser = (person: Actor) => Promise<Record<string, unknown>>;

/** In the transaction that removes the user's row, before it does. */
type DeleteUser = (tx: Tx, person: Actor) => Promise<void>;

export type Tasks = { [Name in JobName]?: () => Promise<void> };

/** What each feature is to the rest of the server. */
export type Feature = {
  name: string;
  /** For pages, and for programs where the contract gives them a path of their own. */
  endpoints: Endpoint[];
  /** What stands behind the routes for programs, where those open a route for pages. */
  apiEndpoints?: Endpoint[];
  /** Background work that any process may do at any time, again and again; the table of doors has a line for each. */
  tasks?: Tasks;
  mails?: DueMails[];
  on?: Listeners;
  /** Every table that belongs to the feature; each of the schema belongs to one. */
  tables: KeptTable[];
  exportUser: ExportUser | Exempt;
  deleteUser: DeleteUser | Exempt;
  /** Before `deleteUser` of any feature; true when a worker may still write files until it notices. */
  stopWork?(tx: Tx, userId: string): Promise<boolean>;
  /** After the person's rows are gone, and again after a failure: what lies outside the database. */
  removeLeftovers?(userId: string): Promise<void>;
};

/** Checks a feature where it is made; what it offers to other features beside the above keeps its own type. */
export const defineFeature = <Front extends Feature>(front: Front): Front => front;

export type PersonalData = Pick<Feature, 'exportUser' | 'stopWork' | 'deleteUser' | 'removeLeftovers'>;
