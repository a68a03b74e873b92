import { withoutKey } from '@parlance/kernel/without-key';
import { type DestinationStream, pino } from 'pino';

export type Log = ReturnType<typeof openLog>;

const HIDDEN = '[redacted]';
const MAX_CAUSES = 5;

/** Facts about a failure that hold nothing a person sent; whatever else hangs on an error stays out. */
const TELLING = ['code', 'retry', 'status', 'errno', 'syscall', 'severity', 'table', 'column', 'constraint'];

/** Where it happened, without the message, which stands before it. */
function placesOf({ stack = '', message }: Error): string {
  const after = stack.indexOf(message);
  return (after === -1 ? '' : stack.slice(after + message.length)).trimStart();
}

type Described = { type: string; message: string; stack: string; cause?: Described; [fact: string]: unknown };

function describe(error: Error, depth = 0): Described {
  const facts = error as unknown as Record<string, unknown>;
  const told = TELLING.filter((name) => ['string', 'number'].includes(typeof facts[name]));
  return {
    type: error.constructor.name,
    message: error.message,
    ...Object.fromEntries(told.map((name) => [name, facts[name]])),
    stack: placesOf(error),
    ...(error.cause instanceof Error && depth < MAX_CAUSES && { cause: describe(error.cause, depth + 1) }),
  };
}

/**
 * What stands in no line, whoever wrote it down. First what the database library puts at the end of a failed query's
 * message: all it was to be given, tokens, addresses, whole texts; up to the end of the JSON string it stands in.
 */
const SECRETS: [RegExp, string][] = [
  [/\\nparams: (?:[^"\\]|\\.)*/g, `\\nparams: ${HIDDEN}`],
  [/\b(prl|whsec|sk|rk)_[\w+/=-]{16,}/g, `$1_${HIDDEN}`],
  [/\b(Bearer|Basic) [\w.~+/=-]{8,}/gi, `$1 ${HIDDEN}`],
  [/\b(token|signature|code|state|session_id|invitation)=[\w.~%+/-]{8,}/g, `$1=${HIDDEN}`],
  [/\/(rss|audio|embed|shared_audios)\/[\w-]{16,}/g, `/$1/${HIDDEN}`],
];

const hideSecrets = (line: string): string =>
  SECRETS.reduce((text, [secret, shown]) => text.replace(secret, shown), line);

/** Vendors repeat a wrong key, or its ends. */
const ENDS = 5;
const hideKeys = (line: string, keys: readonly string[]): string =>
  keys.reduce(
    (text, key) =>
      text.includes(key.slice(0, ENDS)) || text.includes(key.slice(-ENDS)) ? withoutKey(text, key) : text,
    line,
  );

/** JSON lines on standard error; whatever opens a door is blotted out, and so is what stands in `keys`. */
export const openLog = (
  level: string,
  destination: DestinationStream = pino.destination(2),
  keys: readonly string[] = [],
) =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: (error: unknown) => (error instanceof Error ? describe(error) : String(error)) },
      redact: {
        paths: ['*.authorization', '*.cookie', '*.password', '*.token', '*.secret', '*.signature'],
        censor: HIDDEN,
      },
      hooks: { streamWrite: (line) => hideKeys(hideSecrets(line), keys) },
    },
    destination,
  );
