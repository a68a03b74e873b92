import { Group, Text, UnstyledButton } from '@mantine/core';
import type { TopicLookup } from '@parlance/contract/topics';
import { useTranslation } from 'react-i18next';
import { changeDraft } from '../../draft/draft.ts';
import classes from '../source-field.module.css';

type Props = { topic: string; found: TopicLookup; language: string };

/** What there is on the topic that is being typed: said before anything is pressed. */
export function TopicMatches({ topic, found: { knowledge, topics }, language }: Props) {
  const { t } = useTranslation('compose');
  return (
    <div>
      <div role="status">
        {knowledge === 'unknown' && (
          <Text size="sm" mt="sm">
            {t('source.topic.unknown', { topic })}
          </Text>
        )}
      </div>
      {topics.length > 0 && (
        <fieldset className={classes.ideas}>
          <legend>{t(knowledge === 'known' ? 'source.topic.matches' : 'source.topic.near')}</legend>
          <Group gap={8} lang={language}>
            {topics.map((title) => (
              <UnstyledButton
                key={title}
                className={classes.idea}
                aria-pressed={topic === title}
                onClick={() => changeDraft({ topic: title })}
              >
                {title}
              </UnstyledButton>
            ))}
          </Group>
        </fieldset>
      )}
    </div>
  );
}
