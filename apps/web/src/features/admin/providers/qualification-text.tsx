import type { Qualification } from '@parlance/contract/providers';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../lib/format/days.ts';

/** The verdict, why it is no better, and what it rests on. */
export function QualificationText({ qualification }: { qualification: Qualification }) {
  const { t, i18n } = useTranslation('providers');
  const { verdict, because, trouble, measures, at } = qualification;
  const numbers = [
    t('measures.form', { kept: measures.kept_form, count: measures.questions }),
    ...(measures.lines_asked > 0
      ? [t('measures.lines', { better: measures.lines_better, count: measures.lines_asked })]
      : []),
    ...(measures.tokens_per_second > 0
      ? [t('measures.speed', { speed: measures.tokens_per_second.toLocaleString(i18n.language, DIGIT) })]
      : []),
    ...(measures.minutes_for_four === null
      ? []
      : [t('measures.four', { minutes: measures.minutes_for_four.toLocaleString(i18n.language, DIGIT) })]),
  ];
  const why =
    because === 'trouble' ? t(`troubles.${trouble ?? 'other_shape'}`) : because && t(`because.${because}`);
  return (
    <>
      <br />
      {t('verdict_on', {
        verdict: t(`verdicts.${verdict}`),
        day: dayOf(at, i18n.language, 'medium'),
      })}
      {why && ` ${why}`}
      <br />
      {numbers.join(' · ')}
    </>
  );
}

const DIGIT = { maximumFractionDigits: 1 };
