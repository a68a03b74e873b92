import { expect, it } from 'vitest';
import { canBeSummedUp } from './summed-up.ts';
import { lastOf } from './testing/asked-of.ts';

const { understanding } = lastOf(
  'en',
  'The lamp of Holm burns oil. The lamp of Holm has a glass hood. The keepers clean the lamp every morning.',
);

it.each([
  ['The keepers clean the lamp every morning.', true],
  ['Which brings the keepers back to the lamp.', false],
  ['Note that the lamp is never left alone.', false],
  ['We had to carry the lamp to the tower.', false],
  ['A haze hung over the bay.', false],
])('what somebody goes back to is a claim about the subject: %s', (text, can) => {
  expect(canBeSummedUp(text, understanding)).toBe(can);
});
