import type { Audio, AudioScript } from '@parlance/contract/audios';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpeakerNames } from '../../../lib/queries/use-speaker-names.ts';
import { useWrittenScript } from '../audio-queries.ts';
import { ScriptLine } from '../script/script-line.tsx';
import classes from './live-script.module.css';

/** The show while it is made: every line as soon as it is written, and how far the voices are. */
export function LiveScript({ audio }: { audio: Audio }) {
  const { data: script } = useWrittenScript(audio);
  return script ? <Lines audio={audio} script={script} /> : null;
}

function Lines({ audio, script }: { audio: Audio; script: AudioScript }) {
  const { t } = useTranslation('listen');
  const names = useSpeakerNames(audio);
  const passages = useMemo(() => new Map(script.passages.map((passage) => [passage.id, passage])), [script]);
  const { lines_done: done } = audio.progress;
  const isSpeaking = audio.status === 'speaking';
  return (
    <section className={classes.script} aria-label={t('making.script')}>
      <ol lang={audio.language}>
        {script.lines.map((line, number) => (
          <ScriptLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move while they are spoken.
            key={number}
            line={line}
            chapter={
              line.chapter === script.lines[number - 1]?.chapter
                ? undefined
                : script.chapters[line.chapter]?.title
            }
            solo={script.mode === 'monologue'}
            names={names}
            language={audio.language}
            documents={script.documents}
            passages={line.source_refs.flatMap((ref) => passages.get(ref) ?? [])}
            state={number < done ? 'said' : number === done && isSpeaking ? 'now' : 'to_come'}
          />
        ))}
      </ol>
    </section>
  );
}
