import type { ModelTrouble } from '@parlance/ports/model-trouble';

const MOST_WORDS = 300;

/** What a server says went wrong, from the shapes they use: {"error": "…"} and {"error": {"message": "…"}}. */
export function wordsOf(body: string): string {
  try {
    const { error, message, detail } = JSON.parse(body) as Record<string, unknown>;
    const said = typeof error === 'object' && error ? (error as { message?: unknown }).message : error;
    const found = [said, message, detail].find((one) => typeof one === 'string' && one !== '');
    if (typeof found === 'string') return found.slice(0, MOST_WORDS);
  } catch {
    // Not JSON: a proxy's page, or plain words.
  }
  return body.trimStart().startsWith('<') ? '' : body.trim().slice(0, MOST_WORDS);
}

const SAID: [RegExp, ModelTrouble][] = [
  [/memory/i, 'out_of_memory'],
  [/context (?:length|size|window)|exceed_context|too (?:long|many tokens)/i, 'too_long'],
  [/loading model|overloaded|too many requests|queue is full/i, 'busy'],
  [/not found|does not exist|no such model|unknown model/i, 'no_such_model'],
];

/** By what the server says, and where it says nothing we know, by its number. */
export function troubleOf(status: number, words: string): ModelTrouble {
  if (status === 401 || status === 403) return 'refused_key';
  const said = SAID.find(([pattern]) => pattern.test(words));
  if (said) return said[1];
  if (status === 404) return 'no_such_model';
  if (status === 429 || status === 503) return 'busy';
  return status >= 500 ? 'gone_midway' : 'refused';
}
