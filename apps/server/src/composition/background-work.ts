import type { Listeners } from '../events.ts';
import type { Feature, Tasks } from '../feature.ts';
import { type DueMailDeps, sendDueMails } from '../worker/due-mails.ts';
import { openUpkeep } from '../worker/upkeep.ts';

type Deps = DueMailDeps & {
  features: Pick<Feature, 'name' | 'tasks' | 'mails'>[];
  webhookTasks: Tasks;
  closeWebhooks(): Promise<unknown>;
  onError(error: Error): void;
};

/**
 * The loops that do what waits in the database, and the events that make them look at once. Each feature and each kind
 * of mail has a loop of its own: what takes long in one keeps no other waiting.
 */
export function backgroundWork({ features, webhookTasks, closeWebhooks, onError, ...sending }: Deps) {
  const tasks = features.map((feature) => Object.values(feature.tasks ?? {}));
  const mails = features.flatMap((feature) => feature.mails ?? []);
  const loops = [...tasks, ...mails.map((mail) => [() => sendDueMails(sending, mail)])]
    .filter((work) => work.length > 0)
    .map((work) => openUpkeep(work, onError));
  const webhooks = Object.values(webhookTasks).map((task) => openUpkeep([task], onError));
  const all = [...loops, ...webhooks];
  const lookNow = () => {
    for (const loop of loops) loop.now();
  };
  const sendNow = () => {
    for (const loop of webhooks) loop.now();
  };
  const listeners: Listeners = {
    runEnded({ outcome }) {
      sendNow();
      if (outcome === 'ready') lookNow();
    },
    webhookDue: sendNow,
    moneyMoved: lookNow,
    mailDue: lookNow,
    ownershipTaken: lookNow,
    personDeleted: lookNow,
  };
  return {
    listeners,
    start(): void {
      for (const loop of all) loop.start();
    },
    async close(): Promise<void> {
      await Promise.all(all.map((loop) => loop.close()));
      await closeWebhooks();
    },
  };
}
