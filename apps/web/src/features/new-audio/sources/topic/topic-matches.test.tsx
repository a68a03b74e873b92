import { expect, it } from 'vitest';
import { drawn } from '../../../../ui/page/drawn.fake.tsx';
import { TopicMatches } from './topic-matches.tsx';

const matches = (knowledge: 'known' | 'unknown' | 'open', topics: string[], language?: 'pt-BR') =>
  drawn(<TopicMatches topic="Mozart" found={{ knowledge, topics }} language="en" />, { language });

it('offers what is known while a topic is typed', async () => {
  const html = await matches('known', ['Bees', 'The honey trade']);
  expect(html).toContain('We have this');
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html).not.toContain('We know nothing');
});

it('says that nothing is known, and what helps, before anything is pressed', async () => {
  const html = await matches('unknown', ['The piano']);
  expect(html).toContain('We know nothing about “Mozart” yet: paste a text or a link.');
  expect(html).toContain('Near it, we have');
  expect(await matches('unknown', [], 'pt-BR')).toContain('Ainda não sabemos nada sobre “Mozart”');
});

it('claims nothing of a topic that others may know', async () => {
  expect(await matches('open', [])).not.toContain('We know nothing');
});
