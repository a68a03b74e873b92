import { Badge, Group, Radio, Text } from '@mantine/core';
import type { AddressPreview } from '@parlance/contract/address-preview';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../../lib/format/days.ts';
import { clockTime } from '../../../../ui/player/clock.ts';
import { changeDraft, useDraft } from '../../draft/draft.ts';
import classes from './url.module.css';

type Episode = AddressPreview['episodes'][number];

function EpisodeFacts({ episode }: { episode: Episode }) {
  const { t, i18n } = useTranslation('compose');
  const published = episode.published_at && !Number.isNaN(Date.parse(episode.published_at));
  const facts = [
    published ? dayOf(episode.published_at ?? '', i18n.language, 'medium') : null,
    episode.duration_ms === null ? null : clockTime(episode.duration_ms),
  ].filter((fact) => fact !== null);
  return (
    <Group component="span" gap={8} className="tabular">
      {facts.join(' · ')}
      {episode.has_transcript && (
        <Badge component="span" variant="default" size="sm" fw={550} tt="none">
          {t('source.url.has_transcript')}
        </Badge>
      )}
    </Group>
  );
}

/** Which episode of a podcast; the newest, as long as nobody says otherwise. */
export function EpisodeList({ episodes }: { episodes: Episode[] }) {
  const { t } = useTranslation('compose');
  const wanted = useDraft((draft) => draft.episode);
  const chosen = episodes.find(({ guid }) => guid === wanted) ?? episodes[0];
  if (!chosen) {
    return (
      <Text size="sm" c="dimmed" mt="sm">
        {t('source.url.no_episodes')}
      </Text>
    );
  }
  return (
    <Radio.Group
      mt="md"
      label={t('source.url.episode')}
      value={chosen.guid}
      onChange={(episode) => changeDraft({ episode })}
    >
      <div className={classes.episodes}>
        {episodes.map((episode) => (
          <Radio
            key={episode.guid}
            value={episode.guid}
            classNames={{ root: classes.episode, labelWrapper: classes.words }}
            label={<span dir="auto">{episode.title}</span>}
            description={<EpisodeFacts episode={episode} />}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
