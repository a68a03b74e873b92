import { crc32, deflateSync } from 'node:zlib';
import type { Scene } from '../scene.ts';
import type { Person, Stage } from '../stage.ts';

/** As many pixels as are taken. */
const EDGE_PX = 4_000;

function chunk(kind: string, body: Uint8Array): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(kind), body]);
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Of one colour: a file of some kilobytes that costs as much as a photograph. */
function blackPng(edge: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(edge * (3 * edge + 1))))],
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const cover = blackPng(EDGE_PX);
let coverPath = '';

const newFeed = (stage: Stage, by: Person) =>
  stage.ask({ by, method: 'POST', path: '/api/feeds', body: { name: 'Morning papers' } });

/** Forty covers at once; others make their first feed, for which a cover is drawn. */
export const coverPictures: Scene = {
  door: 'pictures',
  atOnce: 40,
  async prepare(stage, by) {
    const { id } = JSON.parse((await newFeed(stage, by)).text) as { id: string };
    coverPath = `/api/feeds/${id}/image`;
  },
  heavy: (stage, by, signal) =>
    stage
      .ask({
        by,
        method: 'PUT',
        path: coverPath,
        bytes: cover,
        signal,
        headers: { 'content-type': 'image/png' },
      })
      .then(({ status }) => status),
  light: (stage, by) => stage.ask({ by, path: '/api/current_user' }).then(({ status }) => status),
  pauseMs: 250,
  job: { of: 8, begin: (stage, by) => newFeed(stage, by).then(({ status, ms }) => ({ status, doneMs: ms })) },
  onMainThread: true,
};
