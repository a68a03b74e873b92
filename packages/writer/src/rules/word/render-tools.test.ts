import { expect, it } from 'vitest';
import type { Chapter } from '../choose/plan.ts';
import { talkPackFor } from '../languages/talk-packs.ts';
import { bridgeTo, type RenderTools } from './render-tools.ts';

it('leads over to a heading that asks without taking it up twice', () => {
  const pack = talkPackFor('en');
  const chapter = { isGiven: true, shape: 'question', spoken: 'so, where do people learn it?' } as Chapter;
  const drawn = pack?.phrases.bridge.next.question.map((phrase) => {
    const tools = { bag: { draw: () => phrase }, understanding: { pack } } as unknown as RenderTools;
    return bridgeTo(chapter, 'next', tools);
  });
  expect(drawn).toContain('So, where do people learn it?');
});
