import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';

/** Nothing needs to listen there: a refused connection means that the way was open. */
const DISCARD_PORT = 9;
const LOOPBACK = '127.0.0.1';
const REFUSED_BY_A_BOUND = ['EPERM', 'EACCES', 'ERR_ACCESS_DENIED'];

function tcp(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(DISCARD_PORT, LOOPBACK, () => resolve());
    socket.on('error', reject);
  });
}

function udp(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    socket.on('error', reject);
    socket.send('x', DISCARD_PORT, LOOPBACK, (error) => (error ? reject(error) : resolve()));
  });
}

function start(): void {
  const { error } = spawnSync(process.execPath, ['--version'], { stdio: 'ignore' });
  if (error) throw error;
}

/** What a reader that a stranger has taken over would try, and must not be able to do. */
export async function attempts({ read, write }: { read: string; write: string }): Promise<string[]> {
  const tries: Record<string, () => unknown> = {
    'read a file': () => readFileSync(read),
    'read a file from another thread': () => readFile(read),
    'write a file': () => writeFileSync(write, ''),
    'start a program': start,
    'reach the network by TCP': tcp,
    'reach the network by UDP': udp,
    'signal its parent': () => process.kill(process.ppid, 0),
  };
  const done: string[] = [];
  for (const [name, attempt] of Object.entries(tries)) {
    try {
      await attempt();
      done.push(name);
    } catch (error) {
      if (!REFUSED_BY_A_BOUND.includes((error as NodeJS.ErrnoException).code ?? '')) done.push(name);
    }
  }
  return done;
}
