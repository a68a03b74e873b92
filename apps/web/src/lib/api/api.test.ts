import { changeAudio, createAudio, deleteAudio, listAudios, readScript } from '@parlance/contract/audios';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../i18n.ts';
import { memoryStorage } from '../storage/browser-storage.fake.ts';
import { useClientState } from '../storage/state.ts';
import { ApiProblem, call, whenUnauthenticated } from './api.ts';

const answer = vi.fn<typeof fetch>();
const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const problem = (status: number, code: string, more: object = {}): Response =>
  json(status, { type: 'about:blank', title: code, status, code, ...more });

const sent = () => {
  const [path, init] = answer.mock.lastCall as [string, RequestInit & { headers: Record<string, string> }];
  return { path, ...init };
};
const thrownBy = async (promise: Promise<unknown>): Promise<ApiProblem> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiProblem);
  return error as ApiProblem;
};

// Files share a worker: another may have left its own language.
beforeAll(() => createI18n('en-US'));
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answer.mockReset();
});

describe('call', () => {
  it('builds the address from params and query and leaves out what is not given', async () => {
    answer.mockResolvedValueOnce(json(200, { items: [], next_cursor: null }));
    await call(listAudios, { query: { q: 'reef & sea', status: undefined, limit: 5 } });
    expect(sent()).toMatchObject({ path: '/api/audios?q=reef+%26+sea&limit=5', method: 'GET' });

    answer.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await call(deleteAudio, { params: { id: 'a/b' } })).toBeUndefined();
    expect(sent()).toMatchObject({ path: '/api/audios/a%2Fb', method: 'DELETE' });
  });

  it('sends the stored token, the body and the idempotency key', async () => {
    localStorage.setItem('accessToken', 'secret');
    answer.mockResolvedValueOnce(problem(409, 'generation_in_progress', { params: { audio_id: 'a1' } }));
    const body = { title: 'New title' };
    await thrownBy(call(changeAudio, { params: { id: 'a1' }, body, idempotencyKey: 'k1' }));
    expect(sent().headers).toMatchObject({
      Authorization: 'Bearer secret',
      'Accept-Language': 'en-US',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'k1',
    });
    expect(JSON.parse(sent().body as string)).toEqual(body);
  });

  it('hands over code, fields, params and status of a problem', async () => {
    answer.mockResolvedValueOnce(
      problem(422, 'validation_failed', {
        fields: { 'source.script': 'script_line_empty' },
        params: { line: 3 },
      }),
    );
    const error = await thrownBy(call(createAudio, { body: {} as never }));
    expect(error).toMatchObject({
      code: 'validation_failed',
      status: 422,
      fields: { 'source.script': 'script_line_empty' },
      params: { line: 3 },
    });
  });

  it('calls an answer that is not of the contract an internal problem', async () => {
    answer.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await thrownBy(call(listAudios, {}))).toMatchObject({ code: 'internal', status: 502 });
    answer.mockResolvedValueOnce(json(200, { items: 'none' }));
    expect(await thrownBy(call(listAudios, {}))).toMatchObject({ code: 'internal', status: 200 });
  });

  it('tells a lost connection from a slow server', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await thrownBy(call(listAudios, {}))).toMatchObject({ code: 'network', status: 0 });

    const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    answer.mockImplementationOnce(async (_path, init) => Promise.reject(init?.signal?.reason));
    expect(await thrownBy(call(listAudios, {}))).toMatchObject({ code: 'timeout', status: 0 });
    expect(asked).toHaveBeenCalledWith(20_000);
  });

  it('leaves it to the caller when the caller gave up', async () => {
    const signal = AbortSignal.abort('left the page');
    answer.mockImplementationOnce(async (_path, init) => Promise.reject(init?.signal?.reason));
    await expect(call(listAudios, { signal })).rejects.toBe('left the page');
  });

  it('ends the session on 401 and says so, unless the caller sees to it', async () => {
    const left = vi.fn();
    const stop = whenUnauthenticated(left);
    localStorage.setItem('accessToken', 'stale');

    answer.mockResolvedValueOnce(problem(401, 'unauthenticated'));
    await thrownBy(call(readScript, { params: { id: 'a1' }, keepSessionOn401: true }));
    expect(localStorage.getItem('accessToken')).toBe('stale');
    expect(left).not.toHaveBeenCalled();

    answer.mockResolvedValueOnce(problem(401, 'unauthenticated'));
    expect(await thrownBy(call(readScript, { params: { id: 'a1' } }))).toMatchObject({
      code: 'unauthenticated',
    });
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(left).toHaveBeenCalledOnce();
    stop();
  });

  it('leaves a session alone that began after the refused request', async () => {
    localStorage.setItem('accessToken', 'old');
    const late = Promise.withResolvers<Response>();
    answer.mockReturnValueOnce(late.promise);
    const asked = thrownBy(call(listAudios, {}));
    localStorage.setItem('accessToken', 'new');
    late.resolve(problem(401, 'unauthenticated'));
    expect(await asked).toMatchObject({ code: 'unauthenticated' });
    expect(localStorage.getItem('accessToken')).toBe('new');
  });

  it('says which language the person reads', async () => {
    await createI18n('pt-BR');
    answer.mockResolvedValueOnce(json(200, { items: [], next_cursor: null }));
    await call(listAudios, {});
    expect(sent().headers).toMatchObject({ 'Accept-Language': 'pt-BR' });
    await createI18n('en-US');
    answer.mockResolvedValueOnce(json(200, { items: [], next_cursor: null }));
    await call(listAudios, {});
    expect(sent().headers).toMatchObject({ 'Accept-Language': 'en-US' });
  });

  it('keeps the loading flag on until the last of several requests is over', async () => {
    const first = Promise.withResolvers<Response>();
    const second = Promise.withResolvers<Response>();
    answer.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const calls = [call(listAudios, {}), thrownBy(call(listAudios, {}))];
    expect(useClientState.getState().loading).toBe(true);
    first.resolve(json(200, { items: [], next_cursor: null }));
    await calls[0];
    expect(useClientState.getState().loading).toBe(true);
    second.reject(new TypeError('Failed to fetch'));
    await calls[1];
    expect(useClientState.getState().loading).toBe(false);
  });
});
