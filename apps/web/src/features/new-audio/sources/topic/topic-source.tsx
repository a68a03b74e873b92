import { Group, Text, TextInput, UnstyledButton } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import { baseLanguage } from '@parlance/kernel/languages';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import { useTranslation } from 'react-i18next';
import { useClientState } from '../../../../lib/storage/state.ts';
import { TOPIC_IDEAS } from '../../../../lib/topic-ideas.ts';
import { changeDraft, useDraft } from '../../draft/draft.ts';
import { useFault } from '../../draft/faults.tsx';
import { languageOf } from '../../draft/request.ts';
import classes from '../source-field.module.css';
import { TopicMatches } from './topic-matches.tsx';
import { useTopicLookup } from './use-topic-lookup.ts';

function Ideas({ options }: { options: Options }) {
  const { t, i18n } = useTranslation('compose');
  const topic = useDraft((draft) => draft.topic);
  const chosen = useDraft((draft) => draft.language);
  const language = languageOf({ language: chosen }, options, i18n.language)?.code ?? '';
  const ideas = TOPIC_IDEAS[baseLanguage(language)];
  if (!ideas) return null;
  return (
    <fieldset className={classes.ideas}>
      <legend>{t('source.topic.ideas')}</legend>
      <Group gap={8} lang={language}>
        {ideas.map((idea) => (
          <UnstyledButton
            key={idea}
            className={classes.idea}
            aria-pressed={topic.trim() === idea}
            onClick={() => changeDraft({ topic: idea })}
          >
            {idea}
          </UnstyledButton>
        ))}
      </Group>
    </fieldset>
  );
}

export function TopicSource({ options }: { options: Options }) {
  const { t } = useTranslation('compose');
  const topic = useDraft((draft) => draft.topic);
  // Newcomers have them in the welcome, where one press is enough.
  const isNewcomer = useClientState((state) => state.currentUser?.audios_count === 0);
  const most = options.limits.topic_max_chars;
  const { topic: asked, found, language } = useTopicLookup(options);
  const isOffered = found && (found.topics.length > 0 || found.knowledge === 'unknown');
  return (
    <>
      <TextInput
        label={t('source.topic.label')}
        description={t('source.topic.hint')}
        placeholder={t('source.topic.placeholder')}
        leftSection={<IconBulb size={18} stroke={1.7} aria-hidden />}
        value={topic}
        error={useFault('source')}
        maxLength={most}
        enterKeyHint="done"
        onChange={(event) => changeDraft({ topic: event.currentTarget.value })}
      />
      <div className={classes.footer}>
        <Text component="span" size="sm" c="dimmed" className="tabular">
          {t('source.topic.so_far', { sofar: topic.length, count: most })}
        </Text>
      </div>
      {isOffered ? (
        <TopicMatches topic={asked} found={found} language={language} />
      ) : (
        !isNewcomer && <Ideas options={options} />
      )}
    </>
  );
}
