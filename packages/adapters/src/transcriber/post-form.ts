import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';

export type FormCall = {
  url: URL;
  headers: Record<string, string>;
  form: FormData;
  /** For one attempt, from the first byte sent to the last received. */
  timeoutMs: number;
  /** Before the second attempt; doubles each time. */
  firstPauseMs: number;
  signal: AbortSignal;
};

const ATTEMPTS = 4;
const MAX_PAUSE_MS = 60_000;

/** What trying again may mend: too many at once, a timeout on their side, their trouble. */
const passes = (status: number): boolean => status === 408 || status === 429 || status >= 500;

function refusal(status: number, text: string): AppError {
  const log = `the transcription service answered ${status}: ${text.slice(0, 300)}`;
  if (passes(status)) return new AppError('transcribe.failed', { log, retry: 'later' });
  // A wrong key or an empty account: no recording will fare better.
  const ours = status === 401 || status === 402 || status === 403 || status === 404;
  return new AppError(ours ? 'transcribe.unavailable' : 'transcribe.failed', { log });
}

/** Seconds or a date. */
function askedPauseMs(answer: Response): number | undefined {
  const header = answer.headers.get('retry-after');
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

type Outcome = { json: unknown } | { error: AppError; again: boolean; pauseMs?: number | undefined };

async function attempt(
  { url, timeoutMs, signal }: FormCall,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<Outcome> {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    // A redirect would carry the key to somebody else.
    const init = { method: 'POST', headers, body, signal: patience, redirect: 'error' } as const;
    const answer = await fetch(url, init);
    if (answer.ok) return { json: await answer.json() };
    const error = refusal(answer.status, await answer.text());
    return { error, again: passes(answer.status), pauseMs: askedPauseMs(answer) };
  } catch (cause) {
    signal.throwIfAborted();
    const log = `the transcription service can't be reached: ${cause}`;
    return { error: new AppError('transcribe.failed', { log, retry: 'later', cause }), again: true };
  }
}

/** Sends a form and returns the answer's JSON, unchecked; retries where that can help. */
export async function postForm(call: FormCall): Promise<unknown> {
  // Made into bytes here: a form that fetch streams itself breaks outside our reach when it is aborted.
  const encoded = new Response(call.form);
  const body = new Uint8Array(await encoded.arrayBuffer());
  const headers = { ...call.headers, 'content-type': encoded.headers.get('content-type') ?? '' };
  for (let tried = 1; ; tried++) {
    call.signal.throwIfAborted();
    const outcome = await attempt(call, body, headers);
    if ('json' in outcome) return outcome.json;
    const pauseMs = outcome.pauseMs ?? call.firstPauseMs * 2 ** (tried - 1);
    if (!outcome.again || tried === ATTEMPTS || pauseMs > MAX_PAUSE_MS) throw outcome.error;
    await sleep(pauseMs, undefined, { signal: call.signal }).catch(() => {});
  }
}
