import type { MixPlan } from './mix.ts';
import type { Mixer } from './mixer.ts';

/** What the thread is started with. */
export type MixThreadData = { plan: MixPlan; encoderModule: string; folder: string };

type Calls = Pick<Mixer, 'start' | 'add' | 'finish'>;
export type CallName = keyof Calls;
export type CallArguments<Name extends CallName> = Parameters<Calls[Name]>;
export type CallResult<Name extends CallName> = ReturnType<Calls[Name]>;

/** Parent -> thread. */
export type MixCall = { [Name in CallName]: { id: number; name: Name; args: CallArguments<Name> } }[CallName];

/** Thread -> parent; errors lose their class on the way, so only what can be told is told. */
export type MixReply =
  | { id: number; result: CallResult<CallName> }
  | { id: number; failure: { message: string; systemCode: string | undefined } };
