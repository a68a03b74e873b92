import { ActionIcon, Progress, Text } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHeadphones from '@tabler/icons-react/dist/esm/icons/IconHeadphones.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../lib/format/error-text.ts';
import type { ChosenFile } from './chosen-files.ts';
import { type FileKind, kindOf } from './file-rules.ts';
import { fileSize } from './file-size.ts';
import classes from './files.module.css';
import { uploads } from './uploads.ts';

const ICONS: Record<FileKind, typeof IconX> = {
  document: IconFileText,
  picture: IconPhoto,
  audio: IconHeadphones,
  video: IconVideo,
};

const percentOf = ({ sentBytes, bytes }: ChosenFile): number =>
  bytes === 0 ? 0 : Math.floor((100 * sentBytes) / bytes);

function FileStatus({ file }: { file: ChosenFile }) {
  const { t, i18n } = useTranslation('compose');
  const text = useErrorText();
  const size = fileSize(file.bytes, i18n.language);
  const percent = percentOf(file);
  if (file.state === 'done')
    return (
      <span className={classes.done}>
        <IconCheck size={15} stroke={2.4} aria-hidden /> {t('source.files.state.done', { size })}
      </span>
    );
  if (file.state === 'failed')
    return (
      <span className={classes.failed}>
        {text.field(Object.values(file.problem?.fields ?? {})[0]) ?? text.problem(file.problem)}
      </span>
    );
  return <>{t(`source.files.state.${file.state}`, { size, percent })}</>;
}

function PauseOrResume({ file }: { file: ChosenFile }) {
  const { t } = useTranslation('compose');
  const { key, name, state } = file;
  if (state === 'done' || state === 'absent') return null;
  const running = state === 'sending' || state === 'queued';
  const Icon = running ? IconPlayerPause : IconPlayerPlay;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={t(running ? 'source.files.pause' : 'source.files.resume', { name })}
      onClick={() => (running ? uploads.pause(key) : uploads.resume(key))}
    >
      <Icon size={18} stroke={1.8} aria-hidden />
    </ActionIcon>
  );
}

type Props = { file: ChosenFile; onRemove: () => void };

export function FileRow({ file, onRemove }: Props) {
  const { t } = useTranslation('compose');
  const Icon = ICONS[kindOf(file.name) ?? 'document'];
  return (
    <li className={classes.row}>
      <Icon size={22} stroke={1.6} aria-hidden className={classes.symbol} />
      <div className={classes.words}>
        <Text component="span" display="block" fw={550} dir="auto" className={classes.name}>
          {file.name}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed" className="tabular">
          <FileStatus file={file} />
        </Text>
        {file.state !== 'done' && (
          <Progress
            mt={6}
            size={4}
            value={percentOf(file)}
            color={file.state === 'failed' ? 'red' : undefined}
            aria-label={t('source.files.progress', { name: file.name })}
          />
        )}
      </div>
      <PauseOrResume file={file} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('source.files.remove', { name: file.name })}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
    </li>
  );
}
