import { Collapse, UnstyledButton } from '@mantine/core';
import type { Audio, AudioScript } from '@parlance/contract/audios';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../lib/format/language-names.ts';
import { PassageAddress } from './passage-address.tsx';
import { PutIn } from './put-in.tsx';
import classes from './script-panel.module.css';

type Props = { script: Pick<AudioScript, 'left_out' | 'not_read' | 'documents'>; audio: Audio };

/** What the audio does not tell: passages that matter, and parts that nobody can say. */
export function LeftOut({ script: { left_out, not_read, documents }, audio }: Props) {
  const { t, i18n } = useTranslation('check');
  return (
    <>
      {left_out.length > 0 && (
        <Unfolding title={t('left_out.title', { count: left_out.length })}>
          <p>{t('left_out.hint')}</p>
          {left_out.map((passage) => (
            <figure key={passage.id} className={classes.source}>
              <blockquote dir="auto" lang={audio.language}>
                {passage.text}
              </blockquote>
              <figcaption>
                <PassageAddress passage={passage} documents={documents} />
              </figcaption>
              {audio.status === 'ready' && <PutIn audio={audio} what={{ passage_id: passage.id }} />}
            </figure>
          ))}
        </Unfolding>
      )}
      {not_read.length > 0 && (
        <Unfolding title={t('not_read.title')}>
          <p>{t('not_read.hint')}</p>
          {not_read.map(({ kind, pieces, percent, sample, language: other }) => (
            <figure key={`${kind} ${other}`} className={classes.source}>
              <blockquote dir="auto">{sample}</blockquote>
              <figcaption>
                {t(`not_read.${kind}`, { language: other ? languageName(other, i18n.language) : '' })}
                {' · '}
                {t('not_read.much', { count: pieces, percent })}
              </figcaption>
            </figure>
          ))}
        </Unfolding>
      )}
    </>
  );
}

function Unfolding({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  return (
    <section className={classes.leftOut}>
      <UnstyledButton
        className={classes.leftOutToggle}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {title}
        <IconChevronDown size={18} aria-hidden="true" data-open={open || undefined} />
      </UnstyledButton>
      <Collapse expanded={open} id={list}>
        {children}
      </Collapse>
    </section>
  );
}
