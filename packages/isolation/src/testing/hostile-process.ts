// A reader that a stranger has taken over: it may run what it likes, native code included.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import koffi from 'koffi';
import { attempts } from '../confinement/attempts.ts';
import { serve } from '../serve.ts';
import type { Hostile } from './hostile.ts';

const syscall = koffi
  .load(null)
  .func('long syscall(long, intptr_t, intptr_t, intptr_t, intptr_t, intptr_t, intptr_t)');

serve<Hostile>({
  attack: ([paths]) => attempts(paths),
  ask: ([number, first]) => {
    const answer = Number(syscall(number, first, -1, -1, -1, -1, -1));
    return answer >= 0 ? 'answered' : koffi.errno();
  },
  work: async ([words]) => {
    const unpacked = await promisify(gunzip)(await promisify(gzip)(words));
    return { unpacked: unpacked.toString('utf8'), ids: [process.getuid?.(), process.getgid?.()] };
  },
});
