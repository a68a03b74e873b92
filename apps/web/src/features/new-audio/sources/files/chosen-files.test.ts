import type { Upload } from '@parlance/contract/uploads';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../../lib/api/api.ts';
import type { Listeners } from '../../../../lib/api/uploads.ts';
import { type ChosenFiles, chosenFiles } from './chosen-files.ts';

const fileOf = (name: string, size = 4): File => new File(['x'.repeat(size)], name);
const waiting = (id: string, change: Partial<Upload> = {}): Upload => ({
  id,
  name: `${id}.pdf`,
  bytes: 4,
  bytes_received: 4,
  created_at: '2026-03-04T05:06:07Z',
  ...change,
});

/** The line to the server, moved by hand. */
const line = new Map<string, Listeners & { pause: () => void; resume: () => void }>();
const remove = vi.fn(async (_id: string): Promise<void> => undefined);
let uploads: ChosenFiles;

const on = (name: string) => line.get(name)!;
const list = () => uploads.use.getState().files;
const states = () => Object.fromEntries(list().map(({ name, state }) => [name, state]));
const keyOf = (name: string) => list().find((file) => file.name === name)!.key;

beforeEach(() => {
  line.clear();
  remove.mockClear();
  uploads = chosenFiles({
    send: (file, _owner, tell) => {
      const sending = { pause: vi.fn(), resume: vi.fn() };
      line.set(file.name, { ...tell, ...sending });
      return sending;
    },
    remove,
  });
  uploads.belongTo('ana');
});

describe('sending', () => {
  it('sends two files at once and the next when one is done', () => {
    uploads.add([fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf')]);
    expect(states()).toEqual({ 'a.pdf': 'sending', 'b.pdf': 'sending', 'c.pdf': 'queued' });
    on('a.pdf').onBegun('u1');
    on('a.pdf').onDone();
    expect(states()).toEqual({ 'a.pdf': 'done', 'b.pdf': 'sending', 'c.pdf': 'sending' });
    expect(list()[0]).toMatchObject({ uploadId: 'u1', sentBytes: 4 });
  });

  it('pauses one file for the next, and goes on with it when asked', () => {
    uploads.add([fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf')]);
    uploads.pause(keyOf('a.pdf'));
    expect(on('a.pdf').pause).toHaveBeenCalledOnce();
    expect(states()).toEqual({ 'a.pdf': 'paused', 'b.pdf': 'sending', 'c.pdf': 'sending' });
    on('b.pdf').onDone();
    uploads.resume(keyOf('a.pdf'));
    expect(states()['a.pdf']).toBe('sending');
    expect(on('a.pdf').resume).toHaveBeenCalledOnce();
  });

  it('keeps a failed file for another try; one that met no answer goes on when the connection is back', () => {
    uploads.add([fileOf('a.pdf'), fileOf('b.pdf')]);
    on('a.pdf').onFailed(new ApiProblem('network'));
    on('b.pdf').onFailed(new ApiProblem('too_large', { status: 413 }));
    expect(states()).toEqual({ 'a.pdf': 'failed', 'b.pdf': 'failed' });
    uploads.resumeUnreached();
    expect(states()).toEqual({ 'a.pdf': 'sending', 'b.pdf': 'failed' });
  });

  it('takes a file once, however often it is chosen', () => {
    uploads.add([fileOf('a.pdf')]);
    uploads.add([fileOf('a.pdf')]);
    expect(list()).toHaveLength(1);
  });
});

describe('taking back', () => {
  it('deletes from the server what had begun to arrive', () => {
    uploads.add([fileOf('a.pdf')]);
    on('a.pdf').onBegun('u1');
    uploads.remove(keyOf('a.pdf'));
    expect(list()).toEqual([]);
    expect(on('a.pdf').pause).toHaveBeenCalledOnce();
    expect(remove).toHaveBeenCalledExactlyOnceWith('u1');
  });

  it('deletes what the server tells of only after the person took it back', () => {
    uploads.add([fileOf('a.pdf')]);
    uploads.remove(keyOf('a.pdf'));
    expect(remove).not.toHaveBeenCalled();
    on('a.pdf').onBegun('u1');
    expect(remove).toHaveBeenCalledExactlyOnceWith('u1');
  });
});

describe('after a reload', () => {
  it('has again what waits on the server, oldest first, and asks for files that were cut off', () => {
    uploads.takeWaiting([waiting('u2', { bytes_received: 1 }), waiting('u1')]);
    expect(states()).toEqual({ 'u1.pdf': 'done', 'u2.pdf': 'absent' });
    expect(list().map(({ uploadId }) => uploadId)).toEqual(['u1', 'u2']);
  });

  it('goes on with a cut-off file when it is chosen again', () => {
    uploads.takeWaiting([waiting('u2', { bytes_received: 1 })]);
    uploads.add([fileOf('u2.pdf')]);
    on('u2.pdf').onBegun('u2');
    on('u2.pdf').onDone();
    expect(list()).toMatchObject([{ uploadId: 'u2', state: 'done', sentBytes: 4 }]);
    expect(remove).not.toHaveBeenCalled();
  });

  it('replaces the cut-off file when the new one is another of the same name and size', () => {
    uploads.takeWaiting([waiting('u2', { bytes_received: 1 })]);
    uploads.add([fileOf('u2.pdf')]);
    on('u2.pdf').onBegun('u9');
    expect(list()).toMatchObject([{ uploadId: 'u9' }]);
    expect(remove).toHaveBeenCalledExactlyOnceWith('u2');
  });

  it('drops what the server no longer has, and never what is being sent', () => {
    uploads.takeWaiting([waiting('u1')]);
    uploads.add([fileOf('new.pdf')]);
    uploads.takeWaiting([]);
    expect(states()).toEqual({ 'new.pdf': 'sending' });
  });

  it('lists a file once that the server tells of before the upload itself does', () => {
    uploads.add([fileOf('u1.pdf')]);
    uploads.takeWaiting([waiting('u1', { bytes_received: 0 })]);
    expect(states()).toEqual({ 'u1.pdf': 'sending' });
  });
});

it('shows nobody the files of the person before', () => {
  uploads.add([fileOf('a.pdf')]);
  uploads.belongTo('ben');
  expect(list()).toEqual([]);
  expect(on('a.pdf').pause).toHaveBeenCalledOnce();
});
