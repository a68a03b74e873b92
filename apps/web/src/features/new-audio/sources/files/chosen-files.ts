import type { Upload } from '@parlance/contract/uploads';
import { create } from 'zustand';
import type { ApiProblem } from '../../../../lib/api/api.ts';
import type { Listeners, Sending } from '../../../../lib/api/uploads.ts';

export type ChosenFile = {
  key: string;
  name: string;
  bytes: number;
  sentBytes: number;
  /** `absent`: begun before a reload; the rest can be sent once the person chooses the file again. */
  state: 'queued' | 'sending' | 'paused' | 'failed' | 'absent' | 'done';
  uploadId: string | null;
  problem: ApiProblem | null;
};

type Deps = {
  send(file: File, owner: string, tell: Listeners): Sending;
  remove(uploadId: string): Promise<void>;
};

/** More at once would only share the same line. */
const AT_ONCE = 2;

/** The server tidies names in the same way. */
const tidy = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

export const sameFile = (known: ChosenFile, name: string, bytes: number): boolean =>
  tidy(known.name) === tidy(name) && known.bytes === bytes;

const fromServer = ({ id, name, bytes, bytes_received }: Omit<Upload, 'created_at'>): ChosenFile => ({
  key: id,
  name,
  bytes,
  sentBytes: bytes_received,
  state: bytes_received === bytes ? 'done' : 'absent',
  uploadId: id,
  problem: null,
});

const queued = (key: string, { name, size }: File): ChosenFile => ({
  key,
  name,
  bytes: size,
  sentBytes: 0,
  state: 'queued',
  uploadId: null,
  problem: null,
});

/**
 * The files a person has chosen, from the choice until an audio is made of them. Sending goes on while the
 * person looks at another page. What waits on the server is the draft: it is there again after a reload.
 */
export function chosenFiles({ send, remove }: Deps) {
  const store = create<{ files: ChosenFile[] }>()(() => ({ files: [] }));
  const files = (): ChosenFile[] => store.getState().files;
  const find = (key: string) => files().find((file) => file.key === key);
  const sendings = new Map<string, Sending>();
  const sources = new Map<string, File>();
  /** Files of an audio that is to be made again: the server doesn't count them among those that wait. */
  const borrowed = new Set<string>();
  let owner = '';
  let chosen = 0;

  const change = (key: string, change: Partial<ChosenFile>): void =>
    store.setState({ files: files().map((file) => (file.key === key ? { ...file, ...change } : file)) });

  // Who takes a file back doesn't wait for the server; it sweeps what it was not told about.
  const forget = (uploadId: string | null): void => {
    if (uploadId) void remove(uploadId).catch(() => undefined);
  };

  const listeners = (key: string): Listeners => ({
    onBegun: (uploadId) => {
      const before = find(key);
      if (!before) return forget(uploadId);
      // Another file of that name and size: the bytes on the server are not its beginning.
      if (before.uploadId !== uploadId) forget(before.uploadId);
      change(key, { uploadId });
    },
    onProgress: (sentBytes) => change(key, { sentBytes }),
    onDone: () => {
      const file = find(key);
      if (file) change(key, { state: 'done', sentBytes: file.bytes });
      release(key);
      sendNext();
    },
    onFailed: (problem) => {
      change(key, { state: 'failed', problem });
      sendNext();
    },
  });

  const release = (key: string): void => {
    sendings.delete(key);
    sources.delete(key);
  };

  function sendNext(): void {
    const busy = files().filter(({ state }) => state === 'sending').length;
    const next = files().filter(({ state }) => state === 'queued');
    for (const { key } of next.slice(0, Math.max(0, AT_ONCE - busy))) {
      const source = sources.get(key);
      if (!source) continue;
      change(key, { state: 'sending', problem: null });
      const begun = sendings.get(key);
      if (begun) begun.resume();
      else sendings.set(key, send(source, owner, listeners(key)));
    }
  }

  function add(file: File): void {
    const known = files().find((other) => sameFile(other, file.name, file.size));
    if (known && known.state !== 'absent') return;
    chosen += 1;
    const key = known?.key ?? `chosen-${chosen}`;
    sources.set(key, file);
    if (known) change(key, { state: 'queued' });
    else store.setState({ files: [...files(), queued(key, file)] });
  }

  const clear = (): void => {
    for (const sending of sendings.values()) sending.pause();
    sendings.clear();
    sources.clear();
    borrowed.clear();
    store.setState({ files: [] });
  };

  return {
    use: store,
    /** The files belong to the person who chose them: the next person at this browser must not find them. */
    belongTo(person: string): void {
      if (person !== owner) clear();
      owner = person;
    },
    add(incoming: readonly File[]): void {
      for (const file of incoming) add(file);
      sendNext();
    },
    /** Begins with the files of an audio, which the server has already. */
    borrow(used: readonly { upload_id: string; name: string; bytes: number }[]): void {
      clear();
      for (const { upload_id } of used) borrowed.add(upload_id);
      const done = used.map(({ upload_id: id, name, bytes }) =>
        fromServer({ id, name, bytes, bytes_received: bytes }),
      );
      store.setState({ files: done });
    },
    pause(key: string): void {
      sendings.get(key)?.pause();
      change(key, { state: 'paused' });
      sendNext();
    },
    resume(key: string): void {
      change(key, { state: 'queued' });
      sendNext();
    },
    /** After the connection came back. */
    resumeUnreached(): void {
      for (const { key, state, problem } of files())
        if (state === 'failed' && problem?.status === 0) change(key, { state: 'queued' });
      sendNext();
    },
    remove(key: string): void {
      const file = find(key);
      sendings.get(key)?.pause();
      release(key);
      store.setState({ files: files().filter((other) => other.key !== key) });
      forget(file?.uploadId ?? null);
      sendNext();
    },
    /** What the server holds: more after a reload, less when something was made of it or a day has passed. */
    takeWaiting(uploads: readonly Upload[]): void {
      const mine = files().filter(
        ({ key, uploadId }) =>
          sources.has(key) || borrowed.has(key) || uploads.some(({ id }) => id === uploadId),
      );
      const unknown = uploads.filter(
        ({ id, name, bytes }) =>
          !mine.some((file) => file.uploadId === id || (!file.uploadId && sameFile(file, name, bytes))),
      );
      store.setState({ files: [...mine, ...unknown.toReversed().map(fromServer)] });
    },
    clear,
  };
}

export type ChosenFiles = ReturnType<typeof chosenFiles>;
