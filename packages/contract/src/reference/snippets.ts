export const SNIPPET_LANGUAGES = ['curl', 'typescript', 'python'] as const;
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number];

/** A call as an example makes it. */
export type SampleCall = {
  method: string;
  /** "/v1/audios/{audio_id}" */
  path: string;
  /** Headers beside the key and the type of a JSON body. */
  headers: Record<string, string>;
  /** What is sent as JSON. */
  body?: unknown;
  /** The file that is sent instead, and its type. */
  file?: { name: string; type: string };
  /** How what comes back is kept, where it isn't JSON; null where nothing comes back. */
  saveAs?: string | null;
};

/** A bare {id} is called after what it names: "audios/{id}" -> "audios/{audio_id}". */
const withTellingNames = (path: string): string => {
  const parts = path.split('/');
  return parts
    .map((part, at) => {
      const named = part === '{id}' ? parts[at - 1] : undefined;
      return named?.endsWith('s') ? `{${named.slice(0, -1)}_id}` : part;
    })
    .join('/');
};

const placeholders = (path: string, write: (name: string) => string): string =>
  withTellingNames(path).replace(/\{(\w+)\}/g, (_, name: string) => write(name));

const shout = (name: string) => name.toUpperCase();
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const indented = (text: string, spaces: number): string => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);

function headersOf(call: SampleCall): Record<string, string> {
  if (call.body !== undefined) return { 'Content-Type': 'application/json', ...call.headers };
  return call.file ? { 'Content-Type': call.file.type, ...call.headers } : call.headers;
}

function curl(call: SampleCall, baseUrl: string): string {
  const { method, path, body, file, saveAs } = call;
  const verb = method === 'GET' ? '' : `-X ${method} `;
  const url = `${baseUrl}${placeholders(path, (name) => `$${shout(name)}`)}`;
  // An apostrophe would end the shell's quotation.
  const json = body === undefined ? '' : JSON.stringify(body, null, 2).replaceAll("'", "'\\''");
  return [
    `curl ${verb}"${url}"`,
    '-H "Authorization: Bearer $PARLANCE_API_KEY"',
    ...Object.entries(headersOf(call)).map(([name, value]) => `-H "${name}: ${value}"`),
    ...(json ? [`-d '${json}'`] : []),
    ...(file ? [`--data-binary @${file.name}`] : []),
    ...(saveAs ? [`-o ${saveAs}`] : []),
  ].join(' \\\n  ');
}

/** JSON as it is written in a program: names without quotation marks where none are needed. */
const typescriptValue = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/^( *)"([a-z_]\w*)":/gim, '$1$2:')
    .replace(/([^{[,\n])\n( *[}\]])/g, '$1,\n$2');

function typescript(call: SampleCall, baseUrl: string): string {
  const { method, path, body, file, saveAs } = call;
  const hasName = path.includes('{');
  const url = `${baseUrl}${placeholders(path, (name) => `\${${camel(name)}}`)}`;
  const headers = [
    `Authorization: \`Bearer \${process.env.PARLANCE_API_KEY}\`,`,
    ...Object.entries(headersOf(call)).map(([name, value]) => `'${name}': '${value}',`),
  ].map((line) => `    ${line}`);
  const init = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers,
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(typescriptValue(body), 2)}),`]),
    ...(file ? [`  body: await readFile('${file.name}'),`] : []),
  ];
  const imports = [...(file ? ['readFile'] : []), ...(saveAs ? ['writeFile'] : [])];
  return [
    ...(imports.length > 0 ? [`import { ${imports.join(', ')} } from 'node:fs/promises';`, ''] : []),
    `const answer = await fetch(${hasName ? `\`${url}\`` : `'${url}'`}, {`,
    ...init,
    '});',
    'if (!answer.ok) throw new Error((await answer.json()).code);',
    ...(saveAs ? [`await writeFile('${saveAs}', Buffer.from(await answer.arrayBuffer()));`] : []),
    ...(saveAs === undefined ? ['console.log(await answer.json());'] : []),
  ].join('\n');
}

const PYTHON_WORDS: Record<string, string> = { true: 'True', false: 'False', null: 'None' };

const pythonValue = (value: unknown): string =>
  JSON.stringify(value, null, 4)
    .replace(
      /(: |\s)(true|false|null)(?=,?\n)/g,
      (_, before: string, word: string) => `${before}${PYTHON_WORDS[word]}`,
    )
    .replace(/([^{[,\n])\n( *[}\]])/g, '$1,\n$2');

function python(call: SampleCall, baseUrl: string): string {
  const { method, path, body, file, saveAs, headers } = call;
  const isNamed = path.includes('{');
  const ownHeaders = file ? headersOf(call) : headers;
  return [
    'import os',
    '',
    'import requests',
    '',
    `answer = requests.${method.toLowerCase()}(`,
    `    ${isNamed ? 'f' : ''}"${baseUrl}${withTellingNames(path)}",`,
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['PARLANCE_API_KEY']}",`,
    ...Object.entries(ownHeaders).map(([name, value]) => `        "${name}": "${value}",`),
    '    },',
    ...(body === undefined ? [] : [`    json=${indented(pythonValue(body), 4)},`]),
    ...(file ? [`    data=open("${file.name}", "rb"),`] : []),
    ')',
    'answer.raise_for_status()',
    ...(saveAs ? [`open("${saveAs}", "wb").write(answer.content)`] : []),
    ...(saveAs === undefined ? ['print(answer.json())'] : []),
  ].join('\n');
}

const WRITERS = { curl, typescript, python } satisfies Record<SnippetLanguage, unknown>;

export const snippetOf = (language: SnippetLanguage, call: SampleCall, baseUrl: string): string =>
  WRITERS[language](call, baseUrl);
