import { expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/api.ts';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { SummaryCard } from './summary.tsx';
import type { Foreseen } from './use-estimate.ts';

const TOO_FEW: Foreseen = {
  credits_required: 20,
  credits_available: 10,
  estimated_minutes: { min: 2, max: 6 },
  expected_minutes: null,
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

it('has no live button beside a refusal', async () => {
  const button = async (code: 'pro_only_long' | 'topic_unknown' | null, isUnreadable = false) => {
    const problem = code && new ApiProblem(code, { status: 422, params: { topic: 'Mozart' } });
    const foreseen = { complete: true, estimate: undefined, problem };
    const html = await drawn(
      <SummaryCard foreseen={foreseen} busy={false} problem={null} isUnreadable={isUnreadable} />,
    );
    return /<button[^>]*type="submit"[^>]*>/.exec(html)?.[0];
  };
  for (const refused of [button('pro_only_long'), button('topic_unknown'), button(null, true)])
    expect(await refused).toContain('disabled=""');
  expect(await button(null)).not.toContain('disabled=""');
  // What its field says already is not said twice.
  const foreseen = {
    complete: true,
    estimate: undefined,
    problem: new ApiProblem('topic_unknown', { status: 422, params: { topic: 'Mozart' } }),
  };
  const twice = (isUnreadable: boolean) =>
    drawn(<SummaryCard foreseen={foreseen} busy={false} problem={null} isUnreadable={isUnreadable} />);
  expect(await twice(false)).toContain('We know nothing about “Mozart”');
  expect(await twice(true)).not.toContain('We know nothing');
});

it('says that another one is being made, and leads to it', async () => {
  const words = (making: string | null) =>
    drawn(
      <SummaryCard
        foreseen={{ complete: false, estimate: undefined, problem: null }}
        busy={false}
        problem={null}
        making={making}
      />,
    );
  expect(await words('a1')).toMatch(/being made already[\s\S]*href="\/app\/audio\/a1"/);
  expect(await words(null)).not.toContain('being made already');
});

it('says in the button what it costs and how long it becomes, and of what is not known yet what is set aside', async () => {
  const words = async (change: Partial<Foreseen>) => {
    const estimate = { ...TOO_FEW, credits_required: 2, ...change };
    const foreseen = { complete: true, estimate, problem: null };
    const html = await drawn(<SummaryCard foreseen={foreseen} busy={false} problem={null} />);
    return html.replace(/<[^>]*>/g, '');
  };
  expect(await words({ expected_minutes: 3.2 })).toContain('Create · 2 credits · about 3 min');
  const unknown = await words({});
  expect(unknown).toContain('Create · up to 2 credits · 2–6 min');
  expect(unknown).toContain('2 are set aside.');
});
