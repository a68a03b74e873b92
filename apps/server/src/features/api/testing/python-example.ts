import { type ExampleRequest, type Given, givenId } from './example-request.ts';

const HEAD = 'import os\n\nimport requests\n\nanswer = requests.';
const TOKEN =
  /\s+|(?<string>f?"(?:[^"\\\n]|\\.)*")|(?<word>[A-Za-z_]\w*)|(?<number>-?\d+(?:\.\d+)?)|(?<sign>[{}[\]:,=()])|(?<fault>[\s\S])/gy;

function tokensOf(code: string): string[] {
  const tokens: string[] = [];
  for (const { 0: token, groups = {} } of code.matchAll(TOKEN)) {
    if (groups.fault !== undefined) throw new Error(`Python would stumble over "${groups.fault}"`);
    if (token.trim() !== '') tokens.push(token);
  }
  return tokens;
}

const CONSTANTS = new Map<string, unknown>([
  ['True', true],
  ['False', false],
  ['None', null],
]);

/** Reads the call of `requests` in an example; anything that Python would not run is a fault. */
export function readPython(code: string, given: Given): ExampleRequest {
  if (!code.startsWith(HEAD)) throw new Error('the example begins otherwise');
  const [, method = '', args = '', rest = ''] =
    /^(\w+)\(\n([\s\S]*?)\n\)\nanswer\.raise_for_status\(\)([\s\S]*)$/.exec(code.slice(HEAD.length)) ?? [];
  if (!/^(\nprint\(answer\.json\(\)\)|\nopen\("[\w.]+", "wb"\)\.write\(answer\.content\))?$/.test(rest))
    throw new Error(`the example ends otherwise: ${rest}`);
  const tokens = tokensOf(args);
  const next = () => tokens.shift() ?? '';
  const expect = (sign: string) => {
    const found = next();
    if (found !== sign) throw new Error(`"${sign}" is missing before "${found}"`);
  };

  function text(token: string): string {
    const said = JSON.parse(token.replace(/^f/, '')) as string;
    if (!token.startsWith('f')) return said;
    return said.replace(/\{([^}]*)\}/g, (_, name: string) =>
      name === "os.environ['PARLANCE_API_KEY']" ? given.key : givenId(given, name),
    );
  }
  function list<T>(end: string, item: () => T): T[] {
    const items: T[] = [];
    while (tokens[0] !== end) {
      items.push(item());
      if (tokens[0] !== end) expect(',');
    }
    expect(end);
    return items;
  }
  function value(): unknown {
    const token = next();
    if (/^f?"/.test(token)) return text(token);
    if (CONSTANTS.has(token)) return CONSTANTS.get(token);
    if (/^-?\d/.test(token)) return Number(token);
    if (token === '[') return list(']', value);
    if (token === '{')
      return Object.fromEntries(
        list('}', () => {
          const name = text(next());
          expect(':');
          return [name, value()];
        }),
      );
    if (token === 'open') {
      expect('(');
      return list(')', value)[0];
    }
    throw new Error(`"${token}" is no value`);
  }

  const url = String(value());
  expect(',');
  tokens.push('end');
  const named = Object.fromEntries(
    list('end', () => {
      const name = next();
      expect('=');
      return [name, value()];
    }),
  );
  const { headers, json, data, ...unknown } = named as Record<string, unknown>;
  if (Object.keys(unknown).length > 0) throw new Error(`requests knows no ${Object.keys(unknown)}`);
  const sent = Object.entries((headers ?? {}) as Record<string, string>);
  return {
    method: method.toUpperCase(),
    url,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...Object.fromEntries(sent.map(([name, content]) => [name.toLowerCase(), content])),
    },
    ...(json !== undefined && { body: json }),
    ...(data !== undefined && { file: String(data) }),
  };
}
