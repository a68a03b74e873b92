import { type ExampleRequest, type Given, givenId } from './example-request.ts';

const TOKEN =
  /(?<space> +)|\\(?<escaped>')|'(?<single>[^']*)'|"(?<double>[^"`\\]*)"|(?<bare>[\w@./:-]+)|(?<fault>[\s\S])/gy;

/** The words of a command as a POSIX shell reads them; anything beyond what examples need is a fault. */
function shellWords(command: string, variable: (name: string) => string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  // A line goes on only behind a backslash; any other line break is a fault.
  for (const { groups = {} } of command.replaceAll('\\\n', '').matchAll(TOKEN)) {
    const { space, escaped, single, double, bare, fault } = groups;
    if (fault !== undefined) throw new Error(`the shell would read "${fault}" as something else`);
    const said = escaped ?? single ?? bare ?? double?.replace(/\$(\w+)/g, (_, name) => variable(name));
    if (said !== undefined) word = (word ?? '') + said;
    if (space !== undefined && word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  return word === undefined ? words : [...words, word];
}

/** Reads a command line of curl with the few options that examples use. */
export function readCurl(command: string, given: Given): ExampleRequest {
  const variable = (name: string) =>
    name === 'PARLANCE_API_KEY' ? given.key : givenId(given, name.toLowerCase());
  const [program, ...args] = shellWords(command, variable);
  if (program !== 'curl') throw new Error(`${program} is not curl`);
  const request: ExampleRequest = { method: 'GET', url: '', headers: {} };
  const value = () => {
    const next = args.shift();
    if (next === undefined) throw new Error('an option has no value');
    return next;
  };
  while (args.length > 0) {
    const word = value();
    if (word === '-X') request.method = value();
    else if (word === '-o') value();
    else if (word === '-d') request.body = JSON.parse(value());
    else if (word === '--data-binary') request.file = value().replace(/^@/, '');
    else if (word === '-H') {
      const [name = '', content = ''] = value().split(/: (.*)/s);
      request.headers[name.toLowerCase()] = content;
    } else if (request.url === '' && /^https?:/.test(word)) request.url = word;
    else throw new Error(`curl knows no "${word}" here`);
  }
  return request;
}
