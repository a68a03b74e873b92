import { expect, it } from 'vitest';
import { LanguageVote } from './language-vote.ts';

it('needs no vote when the language is known', () => {
  const vote = new LanguageVote('pt');
  vote.add('en', 1, 500);
  expect(vote.settled).toBe('pt');
  expect(vote.winner()).toBe('pt');
});

it('settles at the first window that leaves no doubt', () => {
  const vote = new LanguageVote(undefined);
  vote.add('en', 0.95, 300);
  expect(vote.settled).toBe('en');
});

it('lets a doubtful start be outvoted, and words count for more than silence', () => {
  const vote = new LanguageVote(undefined);
  vote.add('cy', 0.4, 10);
  vote.add('nn', 0.9, 0);
  expect(vote.settled).toBeUndefined();
  vote.add('es', 0.7, 300);
  vote.add('es', 0.8, 300);
  expect(vote.settled).toBe('es');
});

it('has no winner when nobody spoke', () => {
  expect(new LanguageVote(undefined).winner()).toBeUndefined();
});
