import { pino } from 'pino';

export type Log = ReturnType<typeof openLog>;

/** JSON lines on standard error; whatever opens a door is blotted out. */
export const openLog = (level: string) =>
  pino(
    {
      level,
      base: undefined,
      redact: {
        paths: ['*.authorization', '*.cookie', '*.password', '*.token', '*.secret', '*.signature'],
        censor: '[redacted]',
      },
    },
    pino.destination(2),
  );
