import type { Estimate } from '@parlance/contract/audios';
import { expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/api.ts';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { SummaryCard } from './summary.tsx';

const TOO_FEW: Estimate = {
  credits_required: 20,
  credits_available: 10,
  estimated_minutes: { min: 2, max: 6 },
  warnings: [],
  left_out_percent: null,
};
const REFUSED = new ApiProblem('insufficient_credits', {
  status: 402,
  params: { credits_required: 20, credits_available: 10 },
});

/** How many sentences name both numbers. */
async function shortages(problem: ApiProblem | null): Promise<number> {
  const foreseen = { complete: true, estimate: TOO_FEW, problem: null };
  const html = await drawn(<SummaryCard foreseen={foreseen} busy={false} problem={problem} />);
  const words = html.replace(/<[^>]*>/g, ' ');
  return words.match(/20 credits[^.]*\b10\b|this needs 20[^.]*\b10\b/g)?.length ?? 0;
}

it('says once that there are too few credits, before the button is pressed and after', async () => {
  expect(await shortages(null)).toBe(1);
  expect(await shortages(REFUSED)).toBe(1);
});

it('asks for material only while there is none', async () => {
  const words = async (complete: boolean) =>
    drawn(
      <SummaryCard foreseen={{ complete, estimate: undefined, problem: null }} busy={false} problem={null} />,
    );
  expect(await words(false)).toContain('once your material is in');
  expect(await words(true)).not.toContain('once your material is in');
});
