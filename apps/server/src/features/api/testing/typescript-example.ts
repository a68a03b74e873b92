import { type ExampleRequest, type Given, givenId } from './example-request.ts';

const IMPORTS = /^import \{ ([\w, ]+) \} from 'node:fs\/promises';\n\n/;
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Runs an example, which is JavaScript as well, with a real network; gives what it sent and what came back. */
export async function runTypeScript(code: string, given: Given, file: Uint8Array) {
  let sent: ExampleRequest | undefined;
  const answers: unknown[] = [];
  async function asked(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = Object.fromEntries(new Headers(init.headers));
    const isText = typeof init.body === 'string';
    sent = {
      method: init.method ?? 'GET',
      url,
      headers,
      ...(isText && { body: JSON.parse(String(init.body)) }),
      ...(init.body && !isText && { file: 'report.pdf' }),
    };
    return fetch(url, init);
  }
  const scope = {
    fetch: asked,
    console: { log: (answer: unknown) => answers.push(answer) },
    process: { env: { PARLANCE_API_KEY: given.key } },
    readFile: async () => file,
    writeFile: async (_: string, bytes: Uint8Array) => answers.push(bytes),
    ...Object.fromEntries(Object.keys(given.ids).map((name) => [camel(name), givenId(given, name)])),
  };
  const body = code.replace(IMPORTS, '');
  await Function(...Object.keys(scope), `return (async () => { ${body} })()`)(...Object.values(scope));
  if (!sent) throw new Error('the example sent nothing');
  return { sent, answer: answers[0] };
}
