import { request } from 'node:http';
import type { Problem } from '@parlance/contract/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, created, named } from './testing/requests.ts';
import { uploadServer } from './testing/upload-server.ts';

const MB = 1024 * 1024;

let server: Awaited<ReturnType<typeof uploadServer>>;
let url: string;
beforeAll(async () => {
  server = await uploadServer();
  url = server.first.url;
});
afterAll(() => server.stop([server.first]));

const problem = async (reply: Response) => (await reply.json()) as Problem;
const offer = (userId: string, bytes: number | string, metadata?: string) =>
  ask(userId, 'POST', url, {
    'upload-length': String(bytes),
    ...(metadata !== undefined && { 'upload-metadata': metadata }),
  });
const offsetOf = async (userId: string, at: string) =>
  Number((await ask(userId, 'HEAD', at)).headers.get('upload-offset'));

describe('an upload', () => {
  it('keeps its name and says how far it came', async () => {
    const ada = await server.person();
    const upload = await created(url, ada, 10, 'Übung 1.PDF');
    await ask(ada, 'PATCH', upload.url, { 'upload-offset': '0' }, 'four');
    const head = await ask(ada, 'HEAD', upload.url);
    expect(head.status).toBe(200);
    expect(head.headers.get('upload-offset')).toBe('4');
    expect(head.headers.get('upload-length')).toBe('10');
    expect(head.headers.get('upload-metadata')).toBe(named('Übung 1.PDF'));
    expect(head.headers.get('tus-resumable')).toBe('1.0.0');
    const list = await (await ask(ada, 'GET', url)).json();
    expect(list).toMatchObject({
      items: [{ id: upload.id, name: 'Übung 1.PDF', bytes: 10, bytes_received: 4 }],
      next_cursor: null,
    });
  });

  it('may bring its first bytes along', async () => {
    const ada = await server.person();
    const reply = await ask(
      ada,
      'POST',
      url,
      {
        'upload-length': '4',
        'upload-metadata': named('a.txt'),
        'content-type': 'application/offset+octet-stream',
      },
      'four',
    );
    expect([reply.status, reply.headers.get('upload-offset')]).toEqual([201, '4']);
  });

  it('goes on only from where it stands', async () => {
    const ada = await server.person();
    const upload = await created(url, ada, 10);
    for (const offset of ['1', '4', '10', '999999']) {
      const reply = await ask(ada, 'PATCH', upload.url, { 'upload-offset': offset }, 'four');
      expect([reply.status, (await problem(reply)).code]).toEqual([409, 'upload_conflict']);
    }
    for (const offset of ['-1', '1.5', 'x', '']) {
      const reply = await ask(ada, 'PATCH', upload.url, { 'upload-offset': offset }, 'four');
      expect([reply.status, (await problem(reply)).code]).toEqual([422, 'validation_failed']);
    }
    expect(await offsetOf(ada, upload.url)).toBe(0);
  });

  it('never grows past its announced length', async () => {
    const ada = await server.person();
    const upload = await created(url, ada, 3);
    const reply = await ask(ada, 'PATCH', upload.url, { 'upload-offset': '0' }, 'four');
    expect([reply.status, (await problem(reply)).code]).toEqual([413, 'too_large']);
    const inPieces = new ReadableStream({
      async start(controller) {
        for (const piece of ['on', 'e and more']) controller.enqueue(Buffer.from(piece));
        controller.close();
      },
    });
    const unannounced = await fetch(upload.url, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${ada}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: inPieces,
      duplex: 'half',
    } as RequestInit);
    expect(unannounced.status).toBe(413);
    expect(await offsetOf(ada, upload.url)).toBeLessThanOrEqual(3);
  });

  it('speaks one version of the protocol', async () => {
    const ada = await server.person();
    for (const version of ['0.2.2', '']) {
      const reply = await ask(ada, 'POST', url, { 'tus-resumable': version, 'upload-length': '1' });
      expect([reply.status, reply.headers.get('tus-version')]).toEqual([412, '1.0.0']);
    }
  });

  it('can be taken back, and is gone with its bytes', async () => {
    const ada = await server.person();
    const upload = await created(url, ada, 10);
    await ask(ada, 'PATCH', upload.url, { 'upload-offset': '0' }, 'four');
    expect(await server.first.deps.received.list()).toContain(upload.id);
    expect((await ask(ada, 'DELETE', upload.url)).status).toBe(204);
    expect((await ask(ada, 'HEAD', upload.url)).status).toBe(404);
    expect(await server.first.deps.received.list()).not.toContain(upload.id);
  });
});

describe('who may', () => {
  it('sends nobody and made-up tokens away with 401', async () => {
    const ada = await server.person();
    const upload = await created(url, ada, 4);
    for (const [method, at] of [
      ['POST', url],
      ['GET', url],
      ['OPTIONS', url],
      ['HEAD', upload.url],
      ['PATCH', upload.url],
      ['DELETE', upload.url],
    ] as const) {
      expect((await ask('made-up', method, at, { 'upload-offset': '0' })).status).toBe(401);
      expect((await fetch(at, { method })).status).toBe(401);
    }
  });

  it('answers a stranger as if it were not there', async () => {
    const [ada, eve] = [await server.person(), await server.person()];
    const upload = await created(url, ada, 4);
    for (const method of ['HEAD', 'PATCH', 'DELETE', 'GET', 'POST', 'PUT'])
      expect([method, (await ask(eve, method, upload.url, { 'upload-offset': '0' })).status]).toEqual([
        method,
        404,
      ]);
    expect(await (await ask(eve, 'GET', url)).json()).toEqual({ items: [], next_cursor: null });
    expect(await offsetOf(ada, upload.url)).toBe(0);
  });

  it('does not believe a header about who asks', async () => {
    const [ada, eve] = [await server.person(), await server.person()];
    await ask(eve, 'POST', url, {
      'x-upload-maker': ada,
      'upload-length': '4',
      'upload-metadata': named('a.txt'),
    });
    expect(await (await ask(ada, 'GET', url)).json()).toMatchObject({ items: [] });
  });

  it('finds nothing under odd names', async () => {
    const ada = await server.person();
    for (const id of ['..%2f..%2fetc', '%00', '%ff', 'x'.repeat(5_000), '%E0%A4%A'])
      expect((await ask(ada, 'HEAD', `${url}/${id}`)).status).toBe(404);
  });
});

describe('what may be sent', () => {
  it('takes 500 MB and refuses one megabyte more', async () => {
    const ada = await server.person();
    const reply = await offer(ada, 501 * MB, named('talk.mp3'));
    expect(reply.status).toBe(413);
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(await problem(reply)).toMatchObject({ code: 'too_large', fields: { file: 'file_too_large' } });
    expect((await offer(ada, 500 * MB, named('talk.mp3'))).status).toBe(201);
  });

  it('counts all that waits, also when it is offered at once', async () => {
    const ada = await server.person();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => offer(ada, 100 * MB, named('talk.mp3'))),
    );
    const refused = replies.filter((reply) => reply.status === 413);
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(5);
    expect(refused).toHaveLength(3);
    expect(await problem(refused[0] as Response)).toMatchObject({
      code: 'too_large',
      fields: { file: 'files_too_large' },
      params: { max: 500 },
    });
  });

  it('lets twenty files wait', async () => {
    const ada = await server.person();
    for (let i = 0; i < 20; i++) expect((await offer(ada, 1, named('a.txt'))).status).toBe(201);
    expect(await problem(await offer(ada, 1, named('a.txt')))).toMatchObject({
      code: 'too_large',
      fields: { file: 'too_many_files' },
    });
  });

  it('refuses types nothing can be made of', async () => {
    const ada = await server.person();
    for (const name of ['virus.exe', 'picture.svg', 'noextension', 'pdf', 'a.pdf.exe', 'a.pdf ..exe']) {
      const reply = await offer(ada, 1, named(name));
      expect([name, reply.status, (await problem(reply)).fields]).toEqual([
        name,
        422,
        { file: 'file_type_unsupported' },
      ]);
    }
  });

  it('refuses metadata it can’t read', async () => {
    const ada = await server.person();
    for (const metadata of [
      'filename not-base64!',
      'filename YQ==,filename YQ==',
      'a b c',
      ',',
      'filename  ',
    ])
      expect([metadata, (await offer(ada, 1, metadata)).status]).toEqual([metadata, 422]);
    for (const metadata of [undefined, 'filename', 'other YQ==', named(' \u202e\u0000 ')]) {
      const reply = await offer(ada, 1, metadata);
      expect([reply.status, (await problem(reply)).fields]).toEqual([422, { file: 'required' }]);
    }
    for (const length of ['-1', '1.5', 'many', ''])
      expect((await offer(ada, length, named('a.txt'))).status).toBe(422);
  });

  it('does not read ahead of the disk', async () => {
    const ada = await server.person();
    const upload = await created(url, ada, 64 * MB);
    const { received } = server.first.deps;
    const write = received.write;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    received.write = (id, offset, body, safe) =>
      write(
        id,
        offset,
        (async function* () {
          await held;
          yield* body;
        })(),
        safe,
      );
    const before = server.first.bytesRead();
    const sending = request(upload.url, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${ada}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': 64 * MB,
      },
    });
    const answered = new Promise((resolve, reject) => {
      sending.on('response', (reply) => resolve(reply.statusCode)).on('error', reject);
    });
    sending.end(Buffer.alloc(64 * MB, 7));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const taken = server.first.bytesRead() - before;
    received.write = write;
    letGo();
    expect(await answered).toBe(204);
    expect(taken).toBeLessThan(4 * MB);
  });
});
