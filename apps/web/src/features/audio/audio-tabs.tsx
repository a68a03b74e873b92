import { Skeleton, Stack, Tabs, Text } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/format/error-text.ts';
import { ChapterList } from '../../ui/player/chapter-list.tsx';
import type { Playback } from '../../ui/player/playback/playback.ts';
import { Transcript } from '../../ui/player/transcript/transcript.tsx';
import type { Turn } from '../../ui/player/transcript/turns.ts';
import { useScript, useTurns } from './audio-queries.ts';
import classes from './audio-tabs.module.css';
import { NotesPanel } from './notes/notes-panel.tsx';
import { type Heard, SayDifferentlyDialog } from './script/say-differently.tsx';
import { ScriptPanel } from './script/script-panel.tsx';
import { useTurnAsides } from './script/use-turn-asides.tsx';

type Props = { audio: Audio; playback: Playback };

const NO_TURNS: readonly Turn[] = [];

export function AudioTabs({ audio, playback }: Props) {
  const { t } = useTranslation('listen');
  const chapters = audio.chapters.map(({ title, start_ms }) => ({ title, startMs: start_ms }));
  return (
    <Tabs defaultValue="transcript" keepMounted={false} classNames={{ list: classes.list, tab: classes.tab }}>
      <Tabs.List aria-label={t('tabs.label')}>
        <Tabs.Tab value="transcript">{t('tabs.transcript')}</Tabs.Tab>
        <Tabs.Tab value="chapters">{t('tabs.chapters')}</Tabs.Tab>
        <Tabs.Tab value="notes">{t('tabs.notes')}</Tabs.Tab>
        <Tabs.Tab value="script">{t('tabs.script')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="transcript">
        <TranscriptPanel audio={audio} playback={playback} />
      </Tabs.Panel>
      <Tabs.Panel value="chapters" pt="lg">
        {chapters.length > 0 ? (
          <ChapterList playback={playback} chapters={chapters} language={audio.language} />
        ) : (
          <Text c="dimmed">{t('empty.chapters')}</Text>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="notes" pt="lg">
        <NotesPanel audio={audio} playback={playback} />
      </Tabs.Panel>
      <Tabs.Panel value="script" pt="lg">
        <ScriptPanel audio={audio} playback={playback} />
      </Tabs.Panel>
    </Tabs>
  );
}

function TranscriptPanel({ audio, playback }: Props) {
  const { t } = useTranslation('listen');
  const errorText = useErrorText();
  const { data: turns, error } = useTurns(audio);
  const { data: script } = useScript(audio);
  const [heard, setHeard] = useState<Heard | null>(null);
  const asides = useTurnAsides(audio, turns ?? NO_TURNS, setHeard);
  if (error)
    return (
      <Text c="dimmed" py="lg">
        {errorText.problem(error)}
      </Text>
    );
  if (!turns) return <TranscriptSkeleton />;
  if (turns.length === 0)
    return (
      <Text c="dimmed" py="lg">
        {t('empty.transcript')}
      </Text>
    );
  return (
    <>
      <Transcript playback={playback} turns={turns} language={audio.language} asides={asides} />
      {script && (
        <SayDifferentlyDialog audio={audio} script={script} heard={heard} close={() => setHeard(null)} />
      )}
    </>
  );
}

const TranscriptSkeleton = () => (
  <Stack gap="lg" py="lg" className={classes.skeleton} aria-hidden="true">
    {['80%', '95%', '60%', '88%', '72%'].map((width) => (
      <div key={width}>
        <Skeleton height={12} width={72} mb={10} />
        <Skeleton height={18} mb={8} />
        <Skeleton height={18} width={width} />
      </div>
    ))}
  </Stack>
);
