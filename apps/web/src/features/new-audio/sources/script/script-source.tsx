import { Button, Text, Textarea } from '@mantine/core';
import { LIMITS } from '@parlance/kernel/limits';
import { parseScript } from '@parlance/kernel/script-text';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDraft, useDraft } from '../../draft/draft.ts';
import { useFault } from '../../draft/faults.tsx';
import classes from '../source-field.module.css';
import { ScriptFaults } from './script-faults.tsx';
import { rangeOfLine } from './script-lines.ts';

export function ScriptSource() {
  const { t } = useTranslation('compose');
  const script = useDraft((draft) => draft.script);
  const mode = useDraft((draft) => draft.mode);
  const fault = useFault('source');
  const area = useRef<HTMLTextAreaElement>(null);

  // A long script takes longer to read than a key press may last.
  const settled = useDeferredValue(script);
  const parsed = useMemo(() => parseScript(settled, mode), [settled, mode]);
  const minutes = Math.ceil(estimateSpeechMs(parsed.lines.map(({ text }) => text).join(' ')) / 60_000);
  const isEmpty = settled.trim() === '';
  const showsFaults = !isEmpty && parsed.faults.length > 0;

  const goToLine = (line: number) => {
    const range = rangeOfLine(script, line);
    if (!range || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(range.start, range.end);
  };

  return (
    <>
      <div className={classes.help}>
        {t(mode === 'dialogue' ? 'source.script.help_dialogue' : 'source.script.help_monologue')}
        {mode === 'dialogue' && <pre className={classes.example}>{t('source.script.example')}</pre>}
      </div>
      <Textarea
        ref={area}
        label={t('source.script.label')}
        rows={14}
        resize="vertical"
        spellCheck
        classNames={{ input: classes.script }}
        value={script}
        error={showsFaults ? Boolean(fault) : fault}
        onChange={(event) => changeDraft({ script: event.currentTarget.value })}
      />
      <div className={classes.footer}>
        <Text component="span" size="sm" c="dimmed" className="tabular">
          {t('source.script.lines', { count: parsed.lines.length })}
          {!isEmpty && ` · ${t('source.script.minutes', { count: minutes, most: LIMITS.scriptMaxMinutes })}`}
        </Text>
        {isEmpty && mode === 'dialogue' && (
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => {
              changeDraft({ script: t('source.script.example') });
              area.current?.focus();
            }}
          >
            {t('source.script.use_example')}
          </Button>
        )}
      </div>
      {showsFaults && <ScriptFaults script={settled} faults={parsed.faults} onGoToLine={goToLine} />}
    </>
  );
}
