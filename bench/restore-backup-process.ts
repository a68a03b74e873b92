// Restores what it is told to, in a process whose memory can be watched.

import { restoreBackup } from '../apps/server/src/backup/restore-backup.ts';
import { openHome } from '../apps/server/src/backup/testing/homes.ts';

process.on('message', async ({ home, file }: { home: [string, string]; file: string }) => {
  try {
    const { forRestore } = await openHome(...home);
    await restoreBackup(forRestore, file, true);
    process.send?.({});
  } catch (error) {
    const { code = 'unknown', message } = error as NodeJS.ErrnoException;
    process.send?.({ code, message });
  }
});
