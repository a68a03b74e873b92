import { expect, it } from 'vitest';
import { createI18n } from '../lib/i18n.ts';
import { ideasFor, waitingWord } from './tryout-help.ts';

it('always leaves something to press: near topics, or the ones to begin with', () => {
  expect(ideasFor(['The piano'], ['Tea', 'Bees'])).toEqual(['The piano']);
  // "a · b".split(' · ') of nothing is one empty name.
  for (const none of [[], ['']]) expect(ideasFor(none, ['Tea', 'Bees'])).toEqual(['Tea', 'Bees']);
});

it('does not call what a visitor began themselves somebody else’s', async () => {
  const { t } = await createI18n('en-US');
  expect(t(`landing:tryout.words.${waitingWord(false)}`)).toContain('Somebody else');
  expect(t(`landing:tryout.words.${waitingWord(true)}`)).not.toContain('Somebody else');
});
