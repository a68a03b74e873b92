import { ActionIcon, Menu } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslation } from 'react-i18next';
import { audioName } from '../../../lib/format/audio-name.ts';
import { fileNameOf } from './file-name.ts';

/** Everything that can be taken along, each under the audio's name. */
export function DownloadMenu({ audio }: { audio: Audio }) {
  const { t } = useTranslation('listen');
  const title = audioName(audio, t('untitled'));
  const files = [
    { label: t('download.mp3'), url: audio.media_url, ending: 'mp3' },
    { label: t('download.txt'), url: audio.transcript_txt_url, ending: 'txt' },
    { label: t('download.srt'), url: audio.transcript_srt_url, ending: 'srt' },
    { label: t('download.vtt'), url: audio.transcript_url, ending: 'vtt' },
    { label: t('download.script'), url: audio.script_url, ending: 'script.txt' },
  ];
  return (
    <Menu position="top-end" width={230} shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--mantine-color-text)"
          size={42}
          radius="xl"
          aria-label={t('download.open')}
        >
          <IconDownload size={22} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('download.open')}</Menu.Label>
        {files.map(({ label, url, ending }) => (
          <Menu.Item key={ending} component="a" href={url} download={fileNameOf(title, ending)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
