import { AppError } from '@parlance/kernel/errors';
import { PassingFault } from './passing-fault.ts';

/** Why a service says no, as far as it matters to who runs this server. */
export type Refusal = 'voice_unknown' | 'key_refused' | 'nothing_left' | 'not_in_plan';

export type Service = {
  /** As it is called in messages to the operator. */
  name: string;
  /** The setting that holds its key. */
  keySetting: string;
  /** Never to be seen in an error or a log. */
  apiKey: string | undefined;
  headers: Record<string, string>;
  /** For one attempt, from the first byte sent to the last received. */
  timeoutMs: number;
  /** What this service's own refusals mean; undefined leaves it to the status. */
  refusal(status: number, text: string): Refusal | undefined;
  /** How long it asks to be left alone, where it says so in the answer itself. */
  askedPauseMs?(text: string): number | undefined;
};

type Call = { url: URL; body: unknown; signal: AbortSignal };
type Reply = { bytes: Buffer; headers: Headers };

const QUOTED_CHARS = 300;

/** What trying again may mend: too many at once, a timeout on their side, their trouble. */
const passes = (status: number): boolean => status === 408 || status === 429 || status >= 500;

const byStatus = (status: number): Refusal | undefined => {
  if (status === 401 || status === 403) return 'key_refused';
  return status === 402 ? 'nothing_left' : undefined;
};

/** Seconds or a date. */
function askedPauseMs(answer: Response): number | undefined {
  const header = answer.headers.get('retry-after');
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

const withoutKey = (text: string, key: string | undefined): string =>
  (key ? text.replaceAll(key, '[key]') : text).slice(0, QUOTED_CHARS);

const unavailable = (log: string, retry: 'never' | 'later'): AppError =>
  new AppError('speak.voice_unavailable', { log, retry });

/** `cause` is told in words only: what a failed request carries may hold its headers. */
export const passingFault = (service: Service, log: string, pauseMs?: number): PassingFault =>
  new PassingFault(unavailable(`${service.name}: ${withoutKey(log, service.apiKey)}`, 'later'), pauseMs);

/** What a refusal means: an error that stays, or a fault that may pass. */
export async function refused(service: Service, answer: Response): Promise<Error> {
  const { name, keySetting, apiKey } = service;
  const { status } = answer;
  const text = await answer.text();
  const refusal = service.refusal(status, text) ?? byStatus(status);
  if (refusal === 'voice_unknown')
    return new AppError('speak.voice_unknown', { log: `${name} does not know the voice` });
  // Services quote a part of the key when they refuse it, so their own words stay out.
  if (refusal === 'key_refused')
    return unavailable(`${name} refused the key (${status}): check ${keySetting}`, 'never');
  if (refusal === 'nothing_left')
    return unavailable(`${name}: the account behind ${keySetting} has nothing left to spend`, 'never');
  if (refusal === 'not_in_plan')
    return unavailable(
      `${name}: the plan of the account behind ${keySetting} has no part in this voice`,
      'never',
    );
  const pauseMs = askedPauseMs(answer) ?? service.askedPauseMs?.(text);
  if (passes(status)) return passingFault(service, `answered ${status}: ${text}`, pauseMs);
  return unavailable(`${name} answered ${status}: ${withoutKey(text, apiKey)}`, 'never');
}

/** Whatever else goes wrong on the way may pass. */
export const asServiceFault = (service: Service, cause: unknown): Error =>
  cause instanceof AppError || cause instanceof PassingFault
    ? cause
    : passingFault(service, `can't be reached, or was cut off: ${cause}`);

/** One request and its answer; a fault that may pass is thrown as such. */
export async function callService(service: Service, { url, body, signal }: Call): Promise<Reply> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(service.timeoutMs)]);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...service.headers },
      body: JSON.stringify(body),
      signal: patience,
      // A redirect would carry the key to somebody else.
      redirect: 'error',
    });
    if (answer.ok) return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
    throw await refused(service, answer);
  } catch (cause) {
    signal.throwIfAborted();
    throw asServiceFault(service, cause);
  }
}
