import type { Listeners } from '../events.ts';
import type { Feature, Tasks } from '../feature.ts';
import { type DueMailDeps, sendDueMails } from '../worker/due-mails.ts';
import { openUpkeep } from '../worker/upkeep.ts';

type Deps = DueMailDeps & {
  features: Pick<Feature, 'tasks' | 'mails'>[];
  webhookTasks: Tasks;
  onError(error: Error): void;
};

/** The loops that do what waits in the database, and the events that make them look at once. */
export function backgroundWork({ features, webhookTasks, onError, ...sending }: Deps) {
  const tasks = features.flatMap((feature) => Object.values(feature.tasks ?? {}));
  const mails = features.flatMap((feature) => feature.mails ?? []);
  const upkeep = openUpkeep([...tasks, ...mails.map((mail) => () => sendDueMails(sending, mail))], onError);
  const webhooks = openUpkeep(Object.values(webhookTasks), onError);
  const listeners: Listeners = {
    runEnded({ outcome }) {
      webhooks.now();
      if (outcome === 'ready') upkeep.now();
    },
    webhookDue: webhooks.now,
    moneyMoved: upkeep.now,
    mailDue: upkeep.now,
    ownershipTaken: upkeep.now,
    personDeleted: upkeep.now,
  };
  return {
    listeners,
    start(): void {
      upkeep.start();
      webhooks.start();
    },
    close: () => Promise.all([upkeep.close(), webhooks.close()]),
  };
}
