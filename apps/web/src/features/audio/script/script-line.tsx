import { Collapse, UnstyledButton } from '@mantine/core';
import type { AudioScript } from '@parlance/contract/audios';
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../ui/player/clock.ts';
import { LineCheck } from '../../../ui/script-check/line-check.tsx';
import { PassageAddress, type SourceDocument } from './passage-address.tsx';
import classes from './script-panel.module.css';

type Line = AudioScript['lines'][number];
type Passage = AudioScript['passages'][number];
type Props = {
  line: Line;
  /** The title to set above, when this line opens a chapter. */
  chapter?: string;
  /** One voice only: no need to say who speaks. */
  solo: boolean;
  passages: Passage[];
  documents: SourceDocument[];
  onPlay: (ms: number) => void;
};

export function ScriptLine({ line, chapter, solo, passages, documents, onPlay }: Props) {
  const { t, i18n } = useTranslation(['listen', 'player']);
  const [open, setOpen] = useState(false);
  const sources = useId();
  const { start_ms } = line;
  const time = start_ms === null ? null : clockTime(start_ms);
  return (
    <li>
      {chapter && <h2 className={classes.chapter}>{chapter}</h2>}
      <div className={classes.line} data-speaker={line.speaker}>
        <div className={classes.head} lang={i18n.language}>
          {!solo && (
            <span className={classes.speaker}>
              {line.speaker === 'HOST' ? t('listen:script.host') : t('listen:script.cohost')}
            </span>
          )}
          {start_ms !== null && time !== null && (
            <UnstyledButton
              className={`tabular ${classes.time}`}
              aria-label={t('player:play_from', { time })}
              onClick={() => onPlay(start_ms)}
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
        <LineCheck check={line.check} />
        <Collapse expanded={open} id={sources}>
          {passages.map((passage) => (
            <figure key={passage.id} className={classes.source}>
              <blockquote dir="auto">{passage.text}</blockquote>
              <figcaption lang={i18n.language}>
                <PassageAddress passage={passage} documents={documents} />
              </figcaption>
            </figure>
          ))}
        </Collapse>
      </div>
    </li>
  );
}
