import { Input, Text, VisuallyHidden } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import type { Options } from '@parlance/contract/options';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFault } from '../../draft/faults.tsx';
import { useIsProOnly } from '../../fields/pro-only.ts';
import { sameFile } from './chosen-files.ts';
import { FileRow } from './file-row.tsx';
import { acceptedEndings, screenFiles } from './file-rules.ts';
import { fileSize } from './file-size.ts';
import classes from './files.module.css';
import { type RefusedFile, RefusedFiles } from './refused-files.tsx';
import { uploads } from './uploads.ts';

function FileList({ onRemove }: { onRemove: (key: string) => void }) {
  const { t } = useTranslation('compose');
  const files = uploads.use((state) => state.files);
  const done = files.filter(({ state }) => state === 'done').length;
  const allDone = files.length > 0 && done === files.length;
  return (
    <>
      {files.length > 0 && (
        <ul className={classes.list} aria-label={t('source.files.list')}>
          {files.map((file) => (
            <FileRow key={file.key} file={file} onRemove={() => onRemove(file.key)} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {allDone ? t('source.files.all_done', { count: files.length }) : ''}
      </VisuallyHidden>
    </>
  );
}

export function FilesSource({ options }: { options: Options }) {
  const { t, i18n } = useTranslation('compose');
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const fault = useFault('source');
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const { limits, transcribes } = options;
  const isVideoProOnly = useIsProOnly(options, 'video');

  const take = (incoming: File[]) => {
    // A file that waits to be finished may come again; it doesn't count twice.
    const { files } = uploads.use.getState();
    const isKnown = (file: File) => files.some((known) => sameFile(known, file.name, file.size));
    const screened = screenFiles(
      incoming.filter((file) => !isKnown(file)),
      files,
      options,
    );
    setRefused(screened.refused);
    uploads.add([...incoming.filter(isKnown), ...screened.accepted]);
  };

  const remove = (key: string) => {
    uploads.remove(key);
    zone.current?.focus();
  };

  return (
    <>
      <Dropzone
        ref={zone}
        data-dropzone
        role="button"
        aria-describedby={fault ? `${id}-fault` : undefined}
        aria-invalid={fault ? true : undefined}
        className={classes.zone}
        onDrop={take}
        // Not merely invisible: a control inside a button would be read out as a second one.
        inputProps={{ accept: acceptedEndings(transcribes), style: { display: 'none' } }}
      >
        <IconUpload size={30} stroke={1.5} aria-hidden className={classes.symbol} />
        <Text component="span" display="block" fw={600} mt={8}>
          {t('source.files.drop')}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {t(transcribes ? 'source.files.rules' : 'source.files.rules_documents', {
            size: fileSize(limits.files_max_bytes, i18n.language),
            count: limits.files_max_count,
          })}
          {transcribes && isVideoProOnly && ` ${t('source.files.video_pro')}`}
        </Text>
      </Dropzone>
      {fault && (
        <Input.Error id={`${id}-fault`} mt="xs" size="md">
          {fault}
        </Input.Error>
      )}
      <RefusedFiles refused={refused} />
      <FileList onRemove={remove} />
    </>
  );
}
