import { INTERFACE_LANGUAGES } from '@parlance/contract/accounts';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import { drawn } from '../../ui/page/drawn.fake.tsx';
import { PlansInBrief } from './plans-in-brief.tsx';

describe.each(INTERFACE_LANGUAGES)('the plans on the landing page in %s', (language) => {
  it('promise what the plans page promises', async () => {
    const { t } = await createI18n(language);
    const html = await drawn(<PlansInBrief />, { language });
    expect(t('landing:plans.basic.for')).toBe(t('billing:for_whom.basic'));
    // The trial, too, has every voice and feeds of its own.
    const [trial, basic] = (['trial', 'basic'] as const).map((plan) =>
      t(`landing:plans.${plan}.points`, { returnObjects: true }),
    );
    expect(trial?.[1]).toBe(basic?.[2]);
    const voices = t('billing:features.languages').split(', ').at(-1);
    expect(trial?.[1]?.split(', ')).toContain(voices);
    expect(html).toContain(trial?.[1]);
  });

  it('say what a credit buys', async () => {
    expect(await drawn(<PlansInBrief />, { language })).toMatch(/2 cr.*5.*7/);
  });
});
