import { briefFor } from '@parlance/ports/suites/writer';
import { expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { writeScript } from '../../writer.ts';

const TIDES = [
  'Twice a day the sea climbs up the shore of most coasts and then walks away again. Fishermen knew the rhythm for centuries.',
  'Newton published a theory of gravity in 1687 that explained the rhythm. The moon pulls the near side of the Earth more strongly than the far side.',
  'Tidal power has one advantage over wind. It may be weak or strong, but it is never a surprise to anybody.',
  'A power station at the mouth of the river Rance opened in 1966 with 24 turbines. The turbines deliver 240 megawatts on a good day.',
].join('\n');

it('hold no sentence that only promises what the next one says', () => {
  const { notes, lines } = writeScript(sourceOf(TIDES, 'en'), briefFor('en-US'));
  expect(lines.map(({ text }) => text).join(' ')).toContain('one advantage over wind');
  expect(notes).toContain('1687');
  expect(notes).not.toContain('one advantage');
});
