/** What a child offers: names with arguments and results that structured cloning can carry. */
export type CallTable<Calls> = { [Name in keyof Calls]: (...args: never[]) => unknown };

export type ResultOf<Calls, Name extends keyof Calls> = Calls[Name] extends (...args: never[]) => infer Result
  ? Awaited<Result>
  : never;

export type ArgumentsOf<Calls, Name extends keyof Calls> = Calls[Name] extends (
  ...args: infer Args
) => unknown
  ? Args
  : never;

/** Where a child finds the pipe to its parent. */
export const CHANNEL_DESCRIPTOR = 3;

/** Where a child finds the file it was started with. */
export const FILE_DESCRIPTOR = 4;

/** The child's first argument, as JSON. */
export type Orders = {
  /** Only where the parent can't see how much memory a child holds. */
  guardResidentBytes?: number;
  /** To lay the seal before anything is answered, with this much memory as the last bound. */
  sealWithResidentBytes?: number;
};

/** The child's word that it can be called is waited for like an answer, under a number that no call has. */
export const START = 0;

export type Call = {
  id: number;
  name: string;
  args: unknown[];
  /** Begun at once, beside what is under way; the program itself says in which order both go on. */
  beside?: boolean;
};

/** The caller no longer waits for that answer. */
export type Stop = { stop: number };

export type Failure = {
  message: string;
  /** Of an AppError: the child understood what it was given and says no. */
  refusal?: string;
  /** Of the operating system, e.g. ENOSPC. */
  systemCode?: string;
};

export type Reply =
  /** Modules are loaded; nothing foreign is sent before. */
  | { ready: true }
  /** One more page, chapter or part is behind us. */
  | { id: number; step: true }
  | { id: number; result: unknown }
  | { id: number; failure: Failure };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a child keeps to the protocol; one that was taken over need not. */
export function isReply(message: unknown): message is Reply {
  if (!isObject(message)) return false;
  if (message.ready === true) return true;
  if (typeof message.id !== 'number') return false;
  if (isObject(message.failure)) return typeof message.failure.message === 'string';
  return message.step === true || 'result' in message;
}
