import { ActionIcon, Button, Tooltip } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime, spokenTime } from '../../ui/player/clock.ts';
import type { estimateRemake } from './estimate.ts';
import classes from './save-bar.module.css';
import type { Edit, Editor } from './script-editor.ts';

type Props = {
  editor: Editor;
  estimate: ReturnType<typeof estimateRemake>;
  changed: boolean;
  faults: number;
  saving: boolean;
  /** Nothing is spoken yet, and all of it was paid for. */
  inReview: boolean;
  /** The way out, where there is one. */
  discard: ReactNode;
  act: (edit: Edit) => void;
  save: () => void;
};

/** Stays in view: the way back, what saving means, and saving. */
export function SaveBar(props: Props) {
  const { editor, estimate, changed, faults, saving, inReview, discard, act, save } = props;
  const { t, i18n } = useTranslation('studio');
  const { durationMs, newLines, credits } = estimate;
  const cost = inReview
    ? t('review.included')
    : changed
      ? `${t('new_lines', { count: newLines })} · ${t('cost', { count: credits })}`
      : t('unchanged');
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('toolbar')}>
      <Tooltip label={`${t('undo')} (Ctrl Z)`}>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('undo')}
          disabled={editor.past.length === 0}
          onClick={() => act({ type: 'undo' })}
        >
          <IconArrowBackUp size={20} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={`${t('redo')} (Ctrl Shift Z)`}>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('redo')}
          disabled={editor.future.length === 0}
          onClick={() => act({ type: 'redo' })}
        >
          <IconArrowForwardUp size={20} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <p className={classes.facts} role="status">
        <span title={spokenTime(durationMs, i18n.language)}>
          {t('facts', { count: editor.lines.length, time: clockTime(durationMs) })}
        </span>
        <span className={classes.cost} data-fault={faults > 0 || undefined}>
          {faults > 0 ? t('faults', { count: faults }) : cost}
        </span>
      </p>
      {discard}
      <Button
        className={classes.save}
        disabled={!(changed || inReview) || faults > 0}
        loading={saving}
        onClick={save}
      >
        {t(inReview ? 'review.speak' : 'save')}
      </Button>
    </div>
  );
}
