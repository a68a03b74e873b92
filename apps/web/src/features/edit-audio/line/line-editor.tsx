import { ActionIcon, Button, Loader } from '@mantine/core';
import { LIMITS } from '@parlance/kernel/limits';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { LineCheck, type LineFinding } from '../../../ui/script-check/line-check.tsx';
import type { Edit, EditLine } from '../script-editor.ts';
import classes from './line-editor.module.css';
import { editByKey } from './line-keys.ts';
import { LineMenu } from './line-menu.tsx';

type Props = {
  /** The title to set above, when this line opens a chapter. */
  chapter: string | undefined;
  line: EditLine;
  number: number;
  /** Who says it. */
  speaker: string;
  /** One voice only: nobody else could say it. */
  solo: boolean;
  isLast: boolean;
  isNew: boolean;
  fault: string | undefined;
  /** What was found about it, as long as it says what it said then. */
  check: LineFinding;
  /** Where the caret should go, when the keyboard comes here. */
  focusAt: number | null;
  hearing: 'loading' | 'playing' | null;
  language: string;
  act: (edit: Edit) => void;
  hear: (line: EditLine, isOn: boolean) => void;
};

const COUNT_FROM = LIMITS.scriptLineMaxChars - 500;

/** One line of the script; memoised, since an hour of talk has hundreds and only one is typed in. */
export const LineEditor = memo(function LineEditor(props: Props) {
  const {
    chapter,
    line,
    number,
    speaker,
    solo,
    isLast,
    isNew,
    fault,
    check,
    focusAt,
    hearing,
    language,
    act,
    hear,
  } = props;
  const { t, i18n } = useTranslation('studio');
  const errorText = useErrorText();
  const area = useRef<HTMLTextAreaElement>(null);
  const faultId = useId();
  const caret = () => area.current?.selectionStart ?? line.text.length;

  useEffect(() => {
    if (focusAt === null || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(focusAt, focusAt);
  }, [focusAt]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Letters of some languages are put together from several keys; Enter then only ends the putting together.
    if (event.nativeEvent.isComposing) return;
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const edit = editByKey(event, line, { start, end });
    if (!edit) return;
    event.preventDefault();
    act(edit);
  };

  return (
    <li id={`line-${number}`}>
      {chapter !== undefined && (
        <h2 className={classes.chapter} lang={language} dir="auto">
          {chapter}
        </h2>
      )}
      <div className={classes.line} data-speaker={line.speaker}>
        <div className={classes.head}>
          <span className={`tabular ${classes.number}`} aria-hidden="true">
            {number}
          </span>
          {solo ? (
            <span className={classes.speaker}>{speaker}</span>
          ) : (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.speaker}
              rightSection={<IconArrowsExchange size={14} aria-hidden="true" />}
              aria-label={t('line.switch', { number, speaker })}
              onClick={() => act({ type: 'switch_speaker', key: line.key })}
            >
              {speaker}
            </Button>
          )}
          {isNew && <span className={classes.new}>{t('line.new')}</span>}
          <span className={classes.tools}>
            {line.text.length > COUNT_FROM && (
              <span className={`tabular ${classes.count}`}>
                {(LIMITS.scriptLineMaxChars - line.text.length).toLocaleString(i18n.language)}
              </span>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              disabled={line.text.trim() === ''}
              aria-label={hearing ? t('line.silence', { number }) : t('line.hear', { number })}
              aria-busy={hearing === 'loading'}
              onClick={() => hear(line, hearing !== null)}
            >
              {hearing === 'loading' ? (
                <Loader size={18} color="currentColor" aria-hidden="true" />
              ) : hearing === 'playing' ? (
                <IconPlayerStopFilled size={18} aria-hidden="true" />
              ) : (
                <IconVolume size={18} stroke={1.7} aria-hidden="true" />
              )}
            </ActionIcon>
            <LineMenu
              lineKey={line.key}
              number={number}
              isFirst={number === 1}
              isLast={isLast}
              caret={caret}
              act={act}
            />
          </span>
        </div>
        <textarea
          ref={area}
          className={classes.text}
          // For browsers that don't grow it by themselves.
          rows={Math.max(1, Math.ceil(line.text.length / 80))}
          value={line.text}
          lang={language}
          dir="auto"
          aria-label={t('line.label', { number, speaker })}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? faultId : undefined}
          onChange={(event) => act({ type: 'write', key: line.key, text: event.currentTarget.value })}
          onBlur={() => act({ type: 'rest' })}
          onKeyDown={onKeyDown}
        />
        <LineCheck check={check} />
        {fault && (
          <p id={faultId} className={classes.fault}>
            {errorText.field(fault, { line: number })}
          </p>
        )}
      </div>
    </li>
  );
});
