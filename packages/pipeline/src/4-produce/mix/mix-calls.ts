import type { MixPlan } from './mix.ts';
import type { Mixer } from './mixer.ts';

/** What the process is opened with. */
export type MixOpening = { plan: MixPlan; encoderModule: string; folder: string };

/** What the process answers, one call after the other. */
export type MixCalls = { open(opening: MixOpening): void } & Pick<Mixer, 'begin' | 'add' | 'finish'>;
