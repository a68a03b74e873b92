import { createCipheriv, createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { receivedOnDisk } from '../../features/uploads/received-bytes.ts';
import { ask, created } from '../../features/uploads/testing/requests.ts';
import { cuttableLine } from '../cuttable-line.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Ground, Invariant } from './ground.ts';
import { cut, type Mutant } from './mutate.ts';
import { newUser, openTrial } from './trial-database.ts';
import { startTrialProcess } from './trial-process.ts';

const MB = 1024 * 1024;
type Numbers = { megabytes: number; cuts: number };

/** The same bytes for the same seed, and no two megabytes alike. */
async function writeFileOf(file: string, megabytes: number, seed: number): Promise<string> {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, String(seed)), Buffer.alloc(16));
  const hash = createHash('sha256');
  const bytes = function* () {
    for (let i = 0; i < megabytes; i++) {
      const chunk = cipher.update(Buffer.alloc(MB));
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(Readable.from(bytes()), createWriteStream(file));
  return hash.digest('hex');
}

async function hashOf(chunks: AsyncIterable<Uint8Array>, hash: Hash = createHash('sha256')): Promise<string> {
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

/** One request that sends from `offset` on; strikes once so many bytes went out. Ends when the connection does. */
function sendFrom(
  url: string,
  userId: string,
  file: string,
  offset: number,
  strike?: { after: number; how(): void },
) {
  return new Promise<void>((resolve) => {
    const sending = request(url, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${userId}`,
        'tus-resumable': '1.0.0',
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
      },
    });
    const end = () => {
      body.destroy();
      sending.destroy();
      resolve();
    };
    const body = createReadStream(file, { start: offset });
    let sent = 0;
    body.on('data', (chunk) => {
      sent += chunk.length;
      if (strike && sent >= strike.after) {
        strike.how();
        end();
      }
    });
    sending.on('error', end).on('close', end);
    sending.on('response', (response) => response.resume().on('end', end));
    body.pipe(sending);
  });
}

const askUntilAnswered = async (userId: string, url: string): Promise<number> => {
  for (let tries = 0; tries < 600; tries++) {
    const reply = await ask(userId, 'HEAD', url).catch(() => undefined);
    if (reply?.ok) return Number(reply.headers.get('upload-offset'));
    // Locked by the request that was just cut, or the server is on its way up.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the upload can’t be asked about any more');
};

/** Connections are cut at both ends and in the middle, and the server is killed: every byte arrives, once. */
async function resumeUploads(
  { url, folder }: Ground,
  numbers: Numbers,
  seed: number,
  mutant?: Mutant,
): Promise<string> {
  const chance: Chance = chanceOf(seed);
  const trial = openTrial(url, 2);
  const userId = await newUser(trial.db);
  await trial.close();
  const file = path.join(folder, 'recording.mp3');
  const bytes = numbers.megabytes * MB;
  const wanted = await writeFileOf(file, numbers.megabytes, seed);
  const start = (port = '0') => startTrialProcess('./upload-process.ts', [url, folder, userId, port], mutant);
  let server = start();
  const { about: direct } = await server.says(({ word }) => word === 'serves');
  const line = await cuttableLine(direct);
  const counts = { client: 0, network: 0, kill: 0 };
  let restarted: Promise<unknown> = Promise.resolve();
  const strikes = {
    client() {},
    network() {
      line.cut();
      line.mend();
    },
    kill() {
      restarted = server.end('SIGKILL').then(() => {
        server = start(new URL(direct).port);
        return server.says(({ word }) => word === 'serves');
      });
    },
  };
  try {
    const upload = await created(line.url, userId, bytes, 'recording.mp3');
    let left = numbers.cuts;
    for (let offset = 0; offset < bytes; offset = await askUntilAnswered(userId, upload.url)) {
      const kind = chance.one(['client', 'network', 'kill'] as const);
      const after = 1 + chance.below(Math.min(bytes - offset, (2 * bytes) / numbers.cuts));
      await sendFrom(
        upload.url,
        userId,
        file,
        offset,
        left-- > 0 ? { after, how: strikes[kind] } : undefined,
      );
      if (left >= 0) counts[kind]++;
      await restarted;
    }
    const received = await receivedOnDisk(path.join(folder, 'uploads'));
    if ((await hashOf(received.read(upload.id, bytes))) !== wanted)
      throw new Error('other bytes arrived than were sent');
    return `${numbers.megabytes} MB, cut ${counts.client} times by the client, ${counts.network} times in between, server killed ${counts.kill} times: every byte arrived`;
  } finally {
    await server.end('SIGKILL');
    await line.close();
  }
}

const FEW: Numbers = { megabytes: 12, cuts: 6 };

export const uploads: Invariant = {
  name: '8: uploads resume',
  full: (ground, seed) => resumeUploads(ground, { megabytes: 500, cuts: 200 }, seed),
  small: (ground, seed) => resumeUploads(ground, FEW, seed),
  byProcesses: true,
  mutants: [
    {
      without: 'what arrived is not kept when the rest comes',
      run: (ground, seed) =>
        resumeUploads(
          ground,
          FEW,
          seed,
          cut(
            'features/uploads/received-bytes.ts',
            'constants.O_WRONLY | constants.O_CREAT',
            'constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC',
          ),
        ),
    },
  ],
};
