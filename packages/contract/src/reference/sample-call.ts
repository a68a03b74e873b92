import type { Operation } from './operations.ts';
import type { SampleCall } from './snippets.ts';

const ENDINGS: Record<string, string> = {
  'audio/mpeg': 'audio.mp3',
  'text/vtt': 'transcript.vtt',
  'application/x-subrip': 'transcript.srt',
  'text/plain': 'text.txt',
};

/** What an answer that isn't JSON is kept as; null where there is none, undefined where it is read at once. */
function savedAs({ path, answer }: Operation): SampleCall['saveAs'] {
  if (answer.type === undefined) return null;
  if (answer.type.startsWith('application/json')) return undefined;
  return path.split('/').at(-1)?.includes('.') ? path.split('/').at(-1) : (ENDINGS[answer.type] ?? 'answer');
}

const FILE = 'report.pdf';

/** A call with nothing but what it needs, and with the contract's examples. */
export function sampleCallOf(operation: Operation): SampleCall {
  const { method, path, parameters, body } = operation;
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${name === 'filename' ? FILE : ''}`);
  const isJson = body?.type === 'application/json';
  return {
    method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: {},
    ...(isJson && { body: body.example ?? {} }),
    ...(body && !isJson && { file: { name: FILE, type: body.type } }),
    saveAs: savedAs(operation),
  };
}
