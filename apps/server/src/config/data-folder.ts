import { chmod, mkdir } from 'node:fs/promises';

/** Nobody else on the machine looks in. Root's PostgreSQL runs as somebody else, who has to pass through. */
const modeFor = (uid: number | undefined): number => (uid === 0 ? 0o711 : 0o700);

export async function openDataFolder(folder: string, uid = process.getuid?.()): Promise<void> {
  const mode = modeFor(uid);
  await mkdir(folder, { recursive: true, mode });
  await chmod(folder, mode).catch((error: NodeJS.ErrnoException) => {
    // Somebody else's folder, or a file system that knows no modes: its owner decides.
    if (error.code !== 'EPERM' && error.code !== 'ENOTSUP') throw error;
  });
}
