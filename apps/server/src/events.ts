import type { Tx } from './db/connect.ts';

type NoFacts = Record<string, never>;

/** What happens in one feature and concerns others. Each says when it is emitted, because listeners depend on it. */
export type Events = {
  /** In the transaction that ends a run, or lays it aside for review: what listeners write stands or falls with it. */
  runEnding: { tx: Tx; runId: string };
  /** After that transaction, when the worker has let go of the run or its job was cancelled. */
  runEnded: { outcome: 'ready' | 'review' | 'failed' | 'lost' | 'cancelled' };
  /** After the transaction that wrote a payment, a plan or credits; mails about it may be waiting. */
  moneyMoved: NoFacts;
  /** After a mail was written down that is to go out at once. */
  mailDue: NoFacts;
  /** After a delivery to a webhook was written down. */
  webhookDue: NoFacts;
  /** In the transaction that gives an account to the owner of its address: whatever lets others in is closed in it. */
  ownershipTaking: { tx: Tx; userId: string };
  /** After that transaction. */
  ownershipTaken: { userId: string };
  /** After the transaction that removed the person's rows; files and a last mail are still to go. */
  personDeleted: { userId: string };
};

type Listener<Event> = (event: Event) => Promise<void> | void;

/** What a feature listens to. */
export type Listeners = { [Name in keyof Events]?: Listener<Events[Name]> };

export type Emit = <Name extends keyof Events>(name: Name, event: Events[Name]) => Promise<void>;

export function openEvents() {
  const subscribed: Listeners[] = [];
  const emit: Emit = async (name, event) => {
    for (const listeners of subscribed) await listeners[name]?.(event);
  };
  return {
    /** Done while the product is put together, before anything is emitted. */
    subscribe(listeners: Listeners): void {
      subscribed.push(listeners);
    },
    /** Calls the listeners one after the other, in the order in which they subscribed; throws what one of them throws. */
    emit,
  };
}
