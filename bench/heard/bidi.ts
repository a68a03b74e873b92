import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** As it stands on a machine nobody has sat before: no updates, no first pages, no words home. */
const PREFERENCES: Record<string, string | number | boolean> = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'remote.active-protocols': 1,
  // A sound card that is not there, and takes its time all the same.
  'media.cubeb.force_mock_context': true,
};
const START_MS = 60_000;
const STOP_MS = 5_000;

type Reply = { id?: number; type: string; result?: unknown; message?: string };
type Evaluated = { result?: { value?: unknown }; exceptionDetails?: { text: string } };

/** Firefox by the protocol it speaks itself, WebDriver BiDi: it is the browser that Debian ships, unpatched. */
export async function openFirefox(program = 'firefox-esr') {
  const profile = await mkdtemp(path.join(tmpdir(), 'parlance-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = await connect(child);
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let asked = 0;
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    const waiting = pending.get(reply.id ?? -1);
    if (!waiting) return;
    pending.delete(reply.id ?? -1);
    if (reply.type === 'error') waiting.reject(new Error(reply.message));
    else waiting.resolve(reply.result);
  });

  function send<T>(method: string, params: object = {}): Promise<T> {
    const id = ++asked;
    const answered = new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject }));
    socket.send(JSON.stringify({ id, method, params }));
    return answered as Promise<T>;
  }

  await send('session.new', { capabilities: {} });
  return {
    send,
    /** In a window of its own, which knows nothing of those before it. */
    async openPage(startScript: string) {
      const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
      const { context } = await send<{ context: string }>('browsingContext.create', {
        type: 'tab',
        userContext,
      });
      await send('script.addPreloadScript', {
        functionDeclaration: `() => {${startScript}}`,
        contexts: [context],
      });
      return pageOf(send, context, () => send('browser.removeUserContext', { userContext }));
    },
    async close(): Promise<void> {
      await send('browser.close').catch(() => undefined);
      await ended(child);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

type Send = <T>(method: string, params?: object) => Promise<T>;

function pageOf(send: Send, context: string, close: () => Promise<unknown>) {
  async function evaluate(expression: string): Promise<unknown> {
    const said = await send<Evaluated>('script.evaluate', {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? 'null')`,
      target: { context },
      awaitPromise: true,
    });
    if (said.exceptionDetails) throw new Error(said.exceptionDetails.text);
    return JSON.parse(String(said.result?.value ?? 'null'));
  }
  return {
    evaluate,
    goto: (url: string) => send<object>('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** A press of a real pointer: what the page does then was allowed by a person. */
    async press(selector: string): Promise<void> {
      const place = await evaluate(
        `(() => { const it = document.querySelector(${JSON.stringify(selector)}); it.scrollIntoView({ block: 'center', behavior: 'instant' }); const { x, y, width, height } = it.getBoundingClientRect(); return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }; })()`,
      );
      const { x, y } = place as { x: number; y: number };
      await send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'pointer',
            actions: [
              { type: 'pointerMove', x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    async chooseFile(selector: string, file: string): Promise<void> {
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
        maxNodeCount: 1,
      });
      const [element] = nodes;
      if (!element) throw new Error(`There is no ${selector}.`);
      await send('input.setFiles', { context, element: { sharedId: element.sharedId }, files: [file] });
    },
    close,
  };
}

async function connect(child: ChildProcess): Promise<WebSocket> {
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const tooLate = setTimeout(() => reject(new Error(`Firefox did not start:\n${said}`)), START_MS);
    child.once('error', reject);
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (!found) return;
      clearTimeout(tooLate);
      resolve(found);
    });
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error('Firefox takes no orders.')), { once: true });
  });
  return socket;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const tooLate = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.once('exit', () => {
      clearTimeout(tooLate);
      resolve();
    });
  });
}
