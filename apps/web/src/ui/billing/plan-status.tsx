import type { CurrentUser } from '@parlance/contract/accounts';
import { useTranslation } from 'react-i18next';
import { Tag } from '../lists/tag.tsx';

const TONES = {
  active: 'good',
  inactive: 'quiet',
  cancelled: 'attention',
} as const satisfies Record<CurrentUser['status'], string>;

export function PlanStatus({ status }: Pick<CurrentUser, 'status'>) {
  const { t } = useTranslation('account');
  return <Tag tone={TONES[status]}>{t(`plan.statuses.${status}`)}</Tag>;
}
