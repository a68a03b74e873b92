import { ActionIcon, Text, Tooltip } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Player } from '../../ui/player/player.tsx';
import { usePeaks } from './audio-queries.ts';
import { fileNameOf } from './file-name.ts';
import classes from './listen-card.module.css';
import type { Recording } from './use-recording.ts';

type Props = { audio: Audio; recording: Recording };

/** The player's place, of the same height whether there is something to hear yet or not. */
export function ListenCard({ audio, recording }: Props) {
  const { t } = useTranslation('listen');
  const { data: peaks } = usePeaks(audio);
  const chapters = useMemo(
    () => audio.chapters.map(({ title, start_ms }) => ({ title, startMs: start_ms })),
    [audio.chapters],
  );
  const title = audio.title ?? t('untitled');

  if (!recording.hearable) {
    return (
      <div className={classes.place} data-empty>
        <Text c="dimmed" size="sm" ta="center" maw="18rem">
          {t('making.listen_soon')}
        </Text>
      </div>
    );
  }
  return (
    <div className={classes.place}>
      <Player
        playback={recording.playback}
        title={title}
        artist={PRODUCT_NAME}
        peaks={peaks}
        chapters={chapters}
        caption={audio.media_url ? undefined : t('making.listen_now')}
        onRetry={recording.retry}
        trailing={
          audio.media_url && (
            <Tooltip label={t('menu.download')}>
              <ActionIcon
                component="a"
                href={audio.media_url}
                download={fileNameOf(title)}
                variant="subtle"
                color="gray"
                c="var(--mantine-color-text)"
                size={42}
                radius="xl"
                aria-label={t('menu.download')}
              >
                <IconDownload size={22} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            </Tooltip>
          )
        }
      />
    </div>
  );
}
