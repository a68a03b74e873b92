import { ActionIcon, Button } from '@mantine/core';
import type { Audio, AudioScript } from '@parlance/contract/audios';
import { firstWords } from '@parlance/kernel/first-words';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearestGap, stepByKey } from './gaps.ts';
import classes from './heard-share.module.css';
import { PutIn } from './put-in.tsx';
import panel from './script-panel.module.css';

type Heard = NonNullable<AudioScript['heard']>;
type Gap = Heard['gaps'][number];

const SAID_CHARS = 80;
/** Of a long gap, so many sentences before somebody wants them all. */
const SHOWN = 6;

/** How much of its text an audio tells, as a bar whose gaps can be read and put in. */
export function HeardShare({ heard: { percent, gaps }, audio }: { heard: Heard; audio: Audio }) {
  const { t } = useTranslation('listen');
  const [chosen, setChosen] = useState<number | null>(null);
  const id = useId();
  const gap = chosen === null ? undefined : gaps[chosen];
  if (gaps.length === 0) return <p className={classes.all}>{t('heard.all')}</p>;
  return (
    <section className={classes.heard} aria-labelledby={id}>
      <h3 id={id}>{t('heard.title', { percent })}</h3>
      <p>{t('heard.hint', { count: gaps.length })}</p>
      <GapBar gaps={gaps} chosen={chosen} choose={setChosen} language={audio.language} />
      {gap && chosen !== null && (
        <div className={classes.gap}>
          <div className={classes.steps}>
            <strong>{t('heard.place', { number: chosen + 1, count: gaps.length })}</strong>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t('heard.previous')}
              disabled={chosen === 0}
              onClick={() => setChosen(chosen - 1)}
            >
              <IconChevronLeft size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t('heard.next')}
              disabled={chosen === gaps.length - 1}
              onClick={() => setChosen(chosen + 1)}
            >
              <IconChevronRight size={18} aria-hidden="true" />
            </ActionIcon>
          </div>
          <Sentences key={chosen} gap={gap} audio={audio} />
        </div>
      )}
    </section>
  );
}

type BarProps = {
  gaps: readonly Gap[];
  chosen: number | null;
  choose: (gap: number) => void;
  language: string;
};

/** A slider that stops at every gap: however thin one is, a finger and the arrow keys reach it. */
function GapBar({ gaps, chosen, choose, language }: BarProps) {
  const { t } = useTranslation('listen');
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    choose(nearestGap(gaps, (event.clientX - left) / width));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepByKey(event.key, chosen, gaps.length);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(to);
  };
  const first = chosen === null ? undefined : gaps[chosen]?.sentences[0]?.text;
  return (
    <div
      className={classes.bar}
      role="slider"
      tabIndex={0}
      aria-label={t('heard.bar')}
      aria-valuemin={0}
      aria-valuemax={gaps.length}
      aria-valuenow={chosen === null ? 0 : chosen + 1}
      aria-valuetext={
        chosen === null
          ? t('heard.none')
          : `${t('heard.place', { number: chosen + 1, count: gaps.length })}: ${firstWords(first ?? '', language, SAID_CHARS)}`
      }
      onPointerDown={press}
      onKeyDown={onKeyDown}
    >
      <div className={classes.told}>
        {gaps.map(({ from, to }, at) => (
          <span
            key={from}
            className={classes.hole}
            data-chosen={at === chosen || undefined}
            style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
          />
        ))}
      </div>
    </div>
  );
}

function Sentences({ gap: { sentences, more }, audio }: { gap: Gap; audio: Audio }) {
  const { t } = useTranslation('listen');
  const [all, setAll] = useState(false);
  const shown = all ? sentences : sentences.slice(0, SHOWN);
  return (
    <>
      <ul className={classes.sentences}>
        {shown.map(({ passage_id, sentence, text, longer_ms, credits_required }) => (
          <li key={`${passage_id} ${sentence}`} className={panel.source}>
            <blockquote dir="auto" lang={audio.language}>
              {text}
            </blockquote>
            {audio.status === 'ready' && (
              <PutIn
                audio={audio}
                what={{ passage_id, sentence }}
                longer={{ ms: longer_ms, credits: credits_required }}
              />
            )}
          </li>
        ))}
      </ul>
      {shown.length < sentences.length && (
        <Button variant="default" size="compact-md" mt="sm" onClick={() => setAll(true)}>
          {t('heard.show_all', { count: sentences.length })}
        </Button>
      )}
      {shown.length === sentences.length && more > 0 && <p>{t('heard.more', { count: more })}</p>}
    </>
  );
}
