import { describe, expect, it } from 'vitest';
import { readCurl } from './curl-example.ts';
import { readPython } from './python-example.ts';

const given = { key: 'prl_1', ids: { audio_id: 'a1' } };
const CURL = `curl -X POST "https://x.example/v1/audios/$AUDIO_ID" \\
  -H "Authorization: Bearer $PARLANCE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
  "text": "it'\\''s",
  "on": true
}' \\
  -o a.mp3`;
const PYTHON = `import os

import requests

answer = requests.post(
    f"https://x.example/v1/audios/{audio_id}",
    headers={
        "Authorization": f"Bearer {os.environ['PARLANCE_API_KEY']}",
    },
    json={
        "text": "it's",
        "on": True,
    },
)
answer.raise_for_status()
print(answer.json())`;
const REQUEST = {
  method: 'POST',
  url: 'https://x.example/v1/audios/a1',
  headers: { authorization: 'Bearer prl_1', 'content-type': 'application/json' },
  body: { text: "it's", on: true },
};

describe('a reader of examples', () => {
  it('reads what would be sent', () => {
    expect(readCurl(CURL, given)).toEqual(REQUEST);
    expect(readPython(PYTHON, given)).toEqual(REQUEST);
  });

  it.each([
    ['a line without its backslash', CURL.replace('" \\\n  -d', '"\n  -d')],
    ['an apostrophe that ends the quotation', CURL.replace("'\\''", "'")],
    ['an id that nobody has', CURL.replace('AUDIO_ID', 'FEED_ID')],
    ['an option that is none', CURL.replace('-o', '--out')],
  ])('refuses a command with %s', (_, command) => expect(() => readCurl(command, given)).toThrow());

  it.each([
    ['a truth that is not Python’s', PYTHON.replace('True', 'true')],
    ['a missing comma', PYTHON.replace('"it\'s",', '"it\'s"')],
    ['an id that nobody has', PYTHON.replace('{audio_id}', '{feed_id}')],
    ['a missing import', PYTHON.replace('import os\n\n', '')],
    ['an argument that is none', PYTHON.replace('json=', 'body=')],
  ])('refuses a program with %s', (_, code) => expect(() => readPython(code, given)).toThrow());
});
