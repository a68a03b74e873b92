import { Card, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { changeDraft, useDraft } from '../draft/draft.ts';

/** Whether to read the script before anything is spoken. */
export function ReviewSwitch() {
  const { t } = useTranslation('compose');
  const review = useDraft((draft) => draft.review);
  return (
    <Card component="section" p={{ base: 'md', sm: 'xl' }} aria-label={t('review.label')}>
      <Switch
        size="md"
        label={t('review.label')}
        description={t('review.hint')}
        checked={review}
        onChange={(event) => changeDraft({ review: event.currentTarget.checked })}
      />
    </Card>
  );
}
