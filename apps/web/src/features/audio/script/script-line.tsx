import { Collapse, UnstyledButton } from '@mantine/core';
import type { AudioScript } from '@parlance/contract/audios';
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpeakerNames } from '../../../lib/queries/use-speaker-names.ts';
import { clockTime } from '../../../ui/player/clock.ts';
import { LineCheck } from '../../../ui/script-check/line-check.tsx';
import type { SourceDocument } from './passage-address.tsx';
import classes from './script-panel.module.css';
import { SourcePassage } from './source-passage.tsx';

type Line = AudioScript['lines'][number];
type Passage = AudioScript['passages'][number];
type Props = {
  line: Line;
  /** The title to set above, when this line opens a chapter. */
  chapter?: string;
  /** One voice only: no need to say who speaks. */
  solo: boolean;
  names: SpeakerNames;
  language: string;
  passages: Passage[];
  documents: SourceDocument[];
  /** Of a line that is being recorded, or will be. */
  state?: 'said' | 'now' | 'to_come';
  /** For lines with a time. */
  onPlay?: (ms: number) => void;
};

export function ScriptLine({
  line,
  chapter,
  solo,
  names,
  language,
  passages,
  documents,
  state,
  onPlay,
}: Props) {
  const { t, i18n } = useTranslation(['listen', 'player']);
  const [open, setOpen] = useState(false);
  const sources = useId();
  const { start_ms } = line;
  const time = start_ms === null ? null : clockTime(start_ms);
  return (
    <li>
      {chapter && <h2 className={classes.chapter}>{chapter}</h2>}
      <div
        className={classes.line}
        data-speaker={line.speaker}
        data-state={state}
        aria-current={state === 'now' ? 'true' : undefined}
      >
        <div className={classes.head} lang={i18n.language}>
          {!solo && <span className={classes.speaker}>{names[line.speaker]}</span>}
          {start_ms !== null && time !== null && (
            <UnstyledButton
              className={`tabular ${classes.time}`}
              aria-label={t('player:play_from', { time })}
              onClick={() => onPlay?.(start_ms)}
            >
              {time}
            </UnstyledButton>
          )}
          {passages.length > 0 && (
            <UnstyledButton
              className={classes.marker}
              aria-expanded={open}
              aria-controls={sources}
              onClick={() => setOpen(!open)}
            >
              <IconQuote size={14} aria-hidden="true" />
              {t('listen:script.sources', { count: passages.length })}
            </UnstyledButton>
          )}
        </div>
        <p className={classes.text} dir="auto">
          {line.text}
        </p>
        <LineCheck check={line.check} marks={line} />
        <Collapse expanded={open} id={sources}>
          {passages.map((passage) => (
            <SourcePassage
              key={passage.id}
              passage={passage}
              said={line.text}
              documents={documents}
              language={language}
            />
          ))}
        </Collapse>
      </div>
    </li>
  );
}
