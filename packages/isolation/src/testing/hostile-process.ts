// A reader that a stranger has taken over: it may run what it likes, native code included.
import { writeSync } from 'node:fs';
import { promisify } from 'node:util';
import { serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import koffi from 'koffi';
import { attempts } from '../confinement/attempts.ts';
import { CHANNEL_DESCRIPTOR } from '../messages.ts';
import { serve } from '../serve.ts';
import type { Hostile } from './hostile.ts';

const syscall = koffi
  .load(null)
  .func('long syscall(long, intptr_t, intptr_t, intptr_t, intptr_t, intptr_t, intptr_t)');

function framed(message: unknown): Buffer {
  const body = serialize(message);
  const head = Buffer.alloc(4);
  head.writeUInt32LE(body.length);
  return Buffer.concat([head, body]);
}

const LIES = {
  rubbish: Buffer.from([3, 0, 0, 0, 1, 2, 3]),
  endless: Buffer.from([255, 255, 255, 255]),
  node: framed({ cmd: 'NODE_HANDLE_ACK' }),
  stranger: framed({ id: 4_711, result: 1 }),
  null: framed(null),
};

serve<Hostile>({
  lie: ([how]) => {
    writeSync(CHANNEL_DESCRIPTOR, LIES[how]);
    for (;;);
  },
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
