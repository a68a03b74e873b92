import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audios, runs } from '../../db/schema/audios.ts';
import { claimUploads } from './actions/claim-uploads.ts';
import { keepSweeping, releaseUploads, sweepUploads } from './actions/remove-uploads.ts';
import { bytesKept } from './kept-objects.ts';
import { ask, created } from './testing/requests.ts';
import { type UploadProcess, uploadServer } from './testing/upload-server.ts';

let server: Awaited<ReturnType<typeof uploadServer>>;
let second: UploadProcess;
let deps: UploadProcess['deps'];
beforeAll(async () => {
  server = await uploadServer();
  second = await server.start();
  deps = server.first.deps;
});
afterAll(() => server.stop([server.first, second]));

async function uploaded(userId: string, text = 'the whole text', name = 'notes.txt') {
  const upload = await created(server.first.url, userId, Buffer.byteLength(text), name);
  await ask(userId, 'PATCH', upload.url, { 'upload-offset': '0' }, text);
  return upload;
}

/** An audio as the audios feature would have written it. */
async function audioOf(userId: string, files: { key: string; name: string; bytes: number }[]) {
  const id = Math.random().toString(36).slice(2);
  const now = new Date();
  const choices = { language: 'en-US', level: 'beginner', mode: 'dialogue', length: 'short' } as const;
  const own = { userId, createdAt: now };
  await server.first.db.insert(audios).values({
    ...own,
    ...choices,
    id,
    runId: id,
    status: 'failed',
    voice: 'pair',
    sourceType: 'files',
    updatedAt: now,
  });
  const brief = {
    ...choices,
    source: { type: 'files' as const, files },
    voices: { host: 'a', cohost: 'b' },
  };
  await server.first.db
    .insert(runs)
    .values({ ...own, id, audioId: id, state: 'failed', brief: brief as never });
  return id;
}

const unknown = { code: 'validation_failed', fields: { 'source.upload_ids': 'upload_unknown' } };
const waits = async (userId: string) =>
  (await (await ask(userId, 'GET', server.first.url)).json()) as { items: { id: string }[] };
const expire = (id: string) =>
  server.run(`update uploads set expires_at = now() - interval '1 second' where id = '${id}'`);
const longAgoAsked = (id: string) =>
  server.run(`update uploads set asked_at = now() - interval '1 hour' where id = '${id}'`);
const objectsOf = (userId: string) => deps.objects.list(`users/${userId}/`);

describe('making an audio of uploads', () => {
  it('moves them below their maker’s prefix, in the order asked', async () => {
    const ada = await server.person();
    const [one, two] = [await uploaded(ada, 'one'), await uploaded(ada, 'two!', 'two.md')];
    expect(await claimUploads(deps, ada, [two.id, one.id, two.id])).toEqual([
      { key: `users/${ada}/uploads/${two.id}`, name: 'two.md', bytes: 4 },
      { key: `users/${ada}/uploads/${one.id}`, name: 'notes.txt', bytes: 3 },
    ]);
    expect(await deps.received.list()).not.toContain(one.id);
    await deps.objects.deletePrefix(`users/${ada}/`);
    expect(await objectsOf(ada)).toEqual([]);
  });

  it('comes to the same when asked again, and by two at once', async () => {
    const ada = await server.person();
    const { id } = await uploaded(ada);
    const answers = await Promise.all([
      claimUploads(deps, ada, [id]),
      claimUploads(second.deps, ada, [id]),
      claimUploads(deps, ada, [id]),
    ]);
    expect(new Set(answers.map((files) => JSON.stringify(files))).size).toBe(1);
    expect(await claimUploads(deps, ada, [id])).toEqual(answers[0]);
    expect(Buffer.from(await deps.objects.get(answers[0]?.[0]?.key ?? '')).toString()).toBe('the whole text');
  });

  it('takes an empty file as it is', async () => {
    const ada = await server.person();
    const upload = await created(server.first.url, ada, 0);
    expect(await claimUploads(deps, ada, [upload.id])).toMatchObject([{ bytes: 0 }]);
  });

  it('knows neither what is unfinished, nor a stranger’s, nor what never was', async () => {
    const [ada, eve] = [await server.person(), await server.person()];
    const half = await created(server.first.url, ada, 10);
    await ask(ada, 'PATCH', half.url, { 'upload-offset': '0' }, 'half');
    const hers = await uploaded(eve);
    const his = await uploaded(ada);
    for (const id of [half.id, hers.id, 'never', '../x'])
      await expect(claimUploads(deps, ada, [his.id, id])).rejects.toMatchObject(unknown);
    expect(await objectsOf(ada)).toEqual([]);
  });

  it('keeps what could not be used for another try', async () => {
    const ada = await server.person();
    const { id, url } = await uploaded(ada);
    await claimUploads(deps, ada, [id]);
    expect((await waits(ada)).items).toMatchObject([{ id }]);
    expect((await ask(ada, 'DELETE', url)).status).toBe(204);
    expect(await objectsOf(ada)).toEqual([]);
  });
});

describe('what an audio uses', () => {
  it('waits no more, and can’t be taken from under it', async () => {
    const ada = await server.person();
    const { id, url } = await uploaded(ada);
    await audioOf(ada, await claimUploads(deps, ada, [id]));
    expect((await waits(ada)).items).toEqual([]);
    expect((await ask(ada, 'DELETE', url)).status).toBe(404);
    await expire(id);
    await sweepUploads(deps);
    expect(await objectsOf(ada)).toHaveLength(1);
    expect(await claimUploads(deps, ada, [id])).toHaveLength(1);
  });

  it('goes with the last audio that used it', async () => {
    const ada = await server.person();
    const { id } = await uploaded(ada);
    const files = await claimUploads(deps, ada, [id]);
    const keys = files.map(({ key }) => key);
    const [first, last] = [await audioOf(ada, files), await audioOf(ada, files)];
    await longAgoAsked(id);
    await server.run(`delete from audios where id = '${first}'`);
    await releaseUploads(deps, ada, keys);
    expect(await objectsOf(ada)).toEqual(keys);
    await server.run(`delete from audios where id = '${last}'`);
    await releaseUploads(deps, ada, keys);
    expect(await objectsOf(ada)).toEqual([]);
    await expect(claimUploads(deps, ada, [id])).rejects.toMatchObject(unknown);
  });

  it('counts for nothing from the moment its last audio is deleted', async () => {
    const ada = await server.person();
    for (let i = 0; i < 20; i++) {
      const files = await claimUploads(deps, ada, [(await uploaded(ada)).id]);
      const audio = await audioOf(ada, files);
      await server.run(`delete from audios where id = '${audio}'`);
      await releaseUploads(
        deps,
        ada,
        files.map(({ key }) => key),
      );
    }
    expect(await bytesKept(server.first.db, ada)).toBe(0);
    expect((await waits(ada)).items).toEqual([]);
    expect((await ask(ada, 'HEAD', (await uploaded(ada)).url)).status).toBe(200);
  });

  it('stays for the audio that is being started while another is deleted', async () => {
    const ada = await server.person();
    const { id } = await uploaded(ada);
    const files = await claimUploads(deps, ada, [id]);
    await releaseUploads(
      deps,
      ada,
      files.map(({ key }) => key),
    );
    await audioOf(ada, files);
    await expire(id);
    await sweepUploads(deps);
    expect(await objectsOf(ada)).toHaveLength(1);
  });

  it('is not released by a stranger', async () => {
    const [ada, eve] = [await server.person(), await server.person()];
    const { id } = await uploaded(ada);
    await longAgoAsked(id);
    await releaseUploads(deps, eve, [`users/${ada}/uploads/${id}`, `users/${eve}/uploads/${id}`]);
    expect((await waits(ada)).items).toHaveLength(1);
  });
});

describe('the sweep', () => {
  it('removes what waited a day, whether claimed or not, and nothing younger', async () => {
    const ada = await server.person();
    const [old, claimed, young] = [await uploaded(ada), await uploaded(ada), await uploaded(ada)];
    await claimUploads(deps, ada, [claimed.id]);
    const { rows } = await server.first.db.execute(
      sql`select expires_at > now() + interval '23 hours' as waits from uploads where user_id = ${ada}`,
    );
    expect(rows).toEqual([{ waits: true }, { waits: true }, { waits: true }]);
    await expire(old.id);
    await expire(claimed.id);
    await Promise.all([sweepUploads(deps), sweepUploads(second.deps), sweepUploads(deps)]);
    expect((await waits(ada)).items).toMatchObject([{ id: young.id }]);
    expect(await objectsOf(ada)).toEqual([]);
    expect(await deps.received.list()).toContain(young.id);
    expect(await deps.received.list()).not.toContain(old.id);
  });

  it('removes the bytes of an account that is gone', async () => {
    const ada = await server.person();
    const { id } = await uploaded(ada);
    await server.run(`delete from "user" where id = '${ada}'`);
    const stop = keepSweeping(deps, (error) => expect.unreachable(error.message));
    await stop();
    expect(await deps.received.list()).not.toContain(id);
  });

  it('leaves the row when a file could not be removed, and takes it next time', async () => {
    const ada = await server.person();
    const { id } = await uploaded(ada);
    await expire(id);
    const failing = {
      ...deps,
      received: { ...deps.received, remove: () => Promise.reject(new Error('disk')) },
    };
    await expect(sweepUploads(failing)).rejects.toThrow('disk');
    expect((await waits(ada)).items).toHaveLength(1);
    await sweepUploads(deps);
    expect((await waits(ada)).items).toEqual([]);
  });
});
