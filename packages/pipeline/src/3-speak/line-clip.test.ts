import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { handVoice } from './fixtures.ts';
import { takeName } from './line-clip.ts';

it('calls a take as ever where the voice follows no manner, so that no embedded line is spoken again', () => {
  const said = { text: 'Why?', voiceId: 'voice:a', language: 'en-US', pace: 1, manner: 'question' } as const;
  const known = createHash('sha256').update('["hand-1","voice:a","en-US","Why?",1]').digest('hex');
  expect(takeName(handVoice(1), said, 'takes/')).toEqual({ hash: known, key: `takes/${known}.take` });
});
