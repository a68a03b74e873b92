import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Nothing until there is something to judge by. */
export function TimeLeft({ seconds }: { seconds: number | null }) {
  const { t } = useTranslation('listen');
  if (seconds === null) return null;
  const minutes = Math.round(seconds / 60);
  return (
    <Text c="dimmed" size="sm">
      {minutes < 1 ? t('making.left_soon') : t('making.left', { count: minutes })}
    </Text>
  );
}
