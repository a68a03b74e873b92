import { SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import type { Audio, AudioScript } from '@parlance/contract/audios';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { useSpeakerNames } from '../../../lib/queries/use-speaker-names.ts';
import type { Playback } from '../../../ui/player/playback/playback.ts';
import { isDoubtful } from '../../../ui/script-check/line-check.tsx';
import { useScript } from '../audio-queries.ts';
import { CheckSummary, doubtfulLines } from './check-summary.tsx';
import { HeardShare } from './heard-share.tsx';
import { LeftOut } from './left-out.tsx';
import { ReadDocuments } from './read-documents.tsx';
import { ScriptLine } from './script-line.tsx';
import classes from './script-panel.module.css';

type Props = { audio: Audio; playback: Playback };
type Shown = 'all' | 'sourced' | 'doubtful';

const SHOWN: Record<Shown, (line: AudioScript['lines'][number]) => boolean> = {
  all: () => true,
  sourced: ({ source_refs }) => source_refs.length > 0,
  doubtful: ({ check }) => isDoubtful(check),
};

/** The script line by line, and for each line the passages of the source it rests on. */
export function ScriptPanel({ audio, playback }: Props) {
  const errorText = useErrorText();
  const { data: script, error } = useScript(audio);
  if (script) return <Lines script={script} audio={audio} playback={playback} />;
  if (error) return <Text c="dimmed">{errorText.problem(error)}</Text>;
  return (
    <Stack gap="md" aria-hidden="true">
      <Skeleton height={36} width="60%" />
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={64} />
    </Stack>
  );
}

function Lines({ script, audio, playback }: Props & { script: AudioScript }) {
  const { t } = useTranslation('listen');
  const [shown, setShown] = useState<Shown>('all');
  const names = useSpeakerNames(audio);
  const passages = useMemo(() => new Map(script.passages.map((passage) => [passage.id, passage])), [script]);
  const sourced = script.lines.filter(SHOWN.sourced).length;
  const lines = script.lines
    .map((line, number) => ({ line, number }))
    .filter(({ line }) => SHOWN[shown](line));

  return (
    <>
      <div className={classes.top}>
        <Text c="dimmed" size="sm">
          {sourced === 0
            ? t('script.own')
            : t('script.count', { count: sourced, total: script.lines.length })}{' '}
          <CheckSummary script={script} />
        </Text>
        {sourced > 0 && (
          <SegmentedControl
            aria-label={t('script.filter')}
            value={shown}
            onChange={(value) => setShown(value as Shown)}
            data={[
              { value: 'all', label: t('script.all') },
              { value: 'sourced', label: t('script.sourced') },
              ...(doubtfulLines(script) > 0 ? [{ value: 'doubtful', label: t('script.doubtful') }] : []),
            ]}
          />
        )}
      </div>
      <ReadDocuments documents={script.documents} />
      {script.heard && <HeardShare heard={script.heard} audio={audio} />}
      <LeftOut script={script} audio={audio} />
      <ol className={classes.lines} lang={audio.language}>
        {lines.map(({ line, number }, index) => {
          const opens = line.chapter !== lines[index - 1]?.line.chapter;
          return (
            <ScriptLine
              key={number}
              line={line}
              chapter={opens ? script.chapters[line.chapter]?.title : undefined}
              solo={script.mode === 'monologue'}
              names={names}
              language={audio.language}
              documents={script.documents}
              passages={line.source_refs.flatMap((ref) => passages.get(ref) ?? [])}
              onPlay={(ms) => playback.playFrom(ms)}
            />
          );
        })}
      </ol>
    </>
  );
}
