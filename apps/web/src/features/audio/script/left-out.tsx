import { Collapse, UnstyledButton } from '@mantine/core';
import type { AudioScript } from '@parlance/contract/audios';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PassageAddress } from './passage-address.tsx';
import classes from './script-panel.module.css';

type Props = { script: Pick<AudioScript, 'left_out' | 'documents'>; language: string };

/** What matters in the source and is in no line of the script. */
export function LeftOut({ script: { left_out, documents }, language }: Props) {
  const { t } = useTranslation('check');
  const [open, setOpen] = useState(false);
  const list = useId();
  if (left_out.length === 0) return null;
  return (
    <section className={classes.leftOut}>
      <UnstyledButton
        className={classes.leftOutToggle}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {t('left_out.title', { count: left_out.length })}
        <IconChevronDown size={18} aria-hidden="true" data-open={open || undefined} />
      </UnstyledButton>
      <Collapse expanded={open} id={list}>
        <p>{t('left_out.hint')}</p>
        {left_out.map((passage) => (
          <figure key={passage.id} className={classes.source}>
            <blockquote dir="auto" lang={language}>
              {passage.text}
            </blockquote>
            <figcaption>
              <PassageAddress passage={passage} documents={documents} />
            </figcaption>
          </figure>
        ))}
      </Collapse>
    </section>
  );
}
