import { mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AppError } from '@parlance/kernel/errors';

/** Where everything of one embedded server lies. */
export type Place = {
  root: string;
  /** PostgreSQL's own data directory; exists only when it is complete. */
  cluster: string;
  password: string;
  log: string;
  /** Held while somebody starts or stops the server. */
  gate: string;
  /** Held by every app process that uses the server. */
  sharers: string;
  /** The library names that the npm package leaves out. */
  libraries: string;
};

export function placeIn(dataDir: string): Place {
  const asked = resolve(dataDir);
  try {
    // Others may pass through but not look: a server that runs as another user than root must reach its
    // cluster. What is secret in here is closed by its own mode.
    mkdirSync(asked, { recursive: true, mode: 0o711 });
  } catch (cause) {
    throw new AppError('database.folder_unusable', {
      log: `The database folder ${asked} cannot be made. Make it writable for this user or set PARLANCE_DATA_DIR to another folder.`,
      cause,
    });
  }
  const root = realpathSync(asked);
  return {
    root,
    cluster: join(root, 'cluster'),
    password: join(root, 'password'),
    log: join(root, 'postgres.log'),
    gate: join(root, 'gate.lock'),
    sharers: join(root, 'sharers.lock'),
    libraries: join(root, 'lib'),
  };
}
