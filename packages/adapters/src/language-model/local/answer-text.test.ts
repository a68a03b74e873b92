import { describe, expect, it } from 'vitest';
import { isHalf, isLooping, objectIn, withoutThoughts } from './answer-text.ts';

describe('an answer', () => {
  it.each([
    ['<think>The user {wants} JSON.</think>\n{"ok": true}', '{"ok": true}'],
    ['They want JSON.</think>{"ok": true}', '{"ok": true}'],
    ['{"ok": true}', '{"ok": true}'],
    ['<think>one</think><think>two</think>{"ok": true}', '{"ok": true}'],
    ['<think>and so it went on', undefined],
    ['<think>done</think>', undefined],
  ])('of %j is %j without its thoughts', (said, left) => expect(withoutThoughts(said)).toBe(left));

  it('is found among words and fences', () =>
    expect(objectIn('Sure!\n```json\n{"a": {"b": 1}}\n```')).toEqual({ a: { b: 1 } }));

  it.each([
    ['{"lines": [{"text": "so"', true],
    ['{"text": "a \\" } brace"', true],
    ['{"text": "}"}', false],
    ['no object', false],
  ])('%j is half: %s', (text, half) => expect(isHalf(text)).toBe(half));

  it.each([
    ['a sentence', `{"lines": ["${'It was a dark night. '.repeat(9)}`],
    ['white space', `{"a": 1${'\n'.repeat(300)}`],
  ])('that says %s for ever is looping', (_, text) => expect(isLooping(text)).toBe(true));

  it.each([
    [
      'a row of short lines',
      '{"text": "And then?", "cites": []}, {"text": "It was 1927, when the keeper wrote it down."}',
    ],
    ['brackets', `{"a": ${'['.repeat(40)}${']'.repeat(40)}`],
    ['four times the same', `${'x'.repeat(200)} ${'no, '.repeat(4)}`],
  ])('with %s is not', (_, text) => expect(isLooping(`${'Another beginning. '}${text}`)).toBe(false));
});
