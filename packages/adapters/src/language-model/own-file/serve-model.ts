import { programArgs, serve } from '@parlance/isolation/serve';
import type { OpenModel } from './llama.ts';
import type { EngineOrders, OwnFileCalls } from './messages.ts';

const LOOK_EVERY_MS = 50;

/** The child's side: the model is loaded with the first question and stays for the next. */
export function serveModel(open: (orders: EngineOrders) => Promise<OpenModel>): void {
  const orders = JSON.parse(programArgs()[0] ?? '{}') as EngineOrders;
  let opening: Promise<OpenModel> | undefined;
  serve<OwnFileCalls>({
    async ask([asked], _onStep, isStopped) {
      opening ??= open(orders).catch((error: unknown) => {
        // A failed start must not be remembered for ever.
        opening = undefined;
        throw error;
      });
      const model = await opening;
      const stopping = new AbortController();
      const looking = setInterval(() => isStopped() && stopping.abort(), LOOK_EVERY_MS);
      try {
        return await model.ask(asked, stopping.signal);
      } finally {
        clearInterval(looking);
      }
    },
  });
}
