import { type DestinationStream, pino } from 'pino';

export type Log = ReturnType<typeof openLog>;

const HIDDEN = '[redacted]';
const MAX_CAUSES = 5;

/** What the database library puts before everything a failed query was to be given: tokens, addresses, whole texts. */
const PARAMETERS = '\nparams: ';

/** Nothing after it can be told from what somebody sent us. */
function withoutParameters(text: string): string {
  const from = text.indexOf(PARAMETERS);
  return from === -1 ? text : `${text.slice(0, from)}${PARAMETERS}${HIDDEN}`;
}

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
    message: withoutParameters(error.message),
    ...Object.fromEntries(told.map((name) => [name, facts[name]])),
    stack: placesOf(error),
    ...(error.cause instanceof Error && depth < MAX_CAUSES && { cause: describe(error.cause, depth + 1) }),
  };
}

/** Secrets by where they stand or how they begin, whoever wrote them down. Every part has a bound or a fixed end. */
const SECRETS: [RegExp, string][] = [
  [/\b(prl|whsec|sk|rk)_[\w+/=-]{16,}/g, `$1_${HIDDEN}`],
  [/\b(Bearer|Basic) [\w.~+/=-]{8,}/gi, `$1 ${HIDDEN}`],
  [/\b(token|signature|code|state|session_id)=[\w.~%+/-]{8,}/g, `$1=${HIDDEN}`],
  [/\/(rss|audio|embed|shared_audios)\/[\w-]{16,}/g, `/$1/${HIDDEN}`],
];

const hideSecrets = (line: string): string =>
  SECRETS.reduce((text, [secret, shown]) => text.replace(secret, shown), line);

/** JSON lines on standard error; whatever opens a door is blotted out. */
export const openLog = (level: string, destination: DestinationStream = pino.destination(2)) =>
  pino(
    {
      level,
      base: undefined,
      serializers: { err: (error: unknown) => (error instanceof Error ? describe(error) : String(error)) },
      redact: {
        paths: ['*.authorization', '*.cookie', '*.password', '*.token', '*.secret', '*.signature'],
        censor: HIDDEN,
      },
      hooks: {
        // A message may be an error's own.
        logMethod(args, method) {
          const said = args.map((arg) => (typeof arg === 'string' ? withoutParameters(arg) : arg));
          method.apply(this, said as typeof args);
        },
        streamWrite: hideSecrets,
      },
    },
    destination,
  );
