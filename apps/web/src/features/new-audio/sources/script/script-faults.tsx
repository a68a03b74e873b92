import { Text, UnstyledButton } from '@mantine/core';
import type { ScriptFault } from '@parlance/kernel/script-text';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../lib/format/error-text.ts';
import classes from '../source-field.module.css';
import { textOfLine } from './script-lines.ts';

/** More would only push the page away; the rest shows up as these are mended. */
const SHOWN = 4;

type Props = { script: string; faults: ScriptFault[]; onGoToLine: (line: number) => void };

/** What breaks the rules, each with its line; a press goes there. */
export function ScriptFaults({ script, faults, onGoToLine }: Props) {
  const { t } = useTranslation('compose');
  const text = useErrorText();
  return (
    <div role="status">
      <ul className={classes.faults}>
        {faults.slice(0, SHOWN).map(({ code, line }) => (
          <li key={`${code}-${line}`}>
            {line === undefined ? (
              <div className={classes.fault}>
                <strong>{text.field(code)}</strong>
              </div>
            ) : (
              <UnstyledButton className={classes.fault} onClick={() => onGoToLine(line)}>
                <strong>{text.field(code, { line })}</strong>
                <span className={classes.quote}>{textOfLine(script, line)}</span>
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
      {faults.length > SHOWN && (
        <Text size="sm" c="dimmed" mt={6}>
          {t('source.script.more_faults', { count: faults.length - SHOWN })}
        </Text>
      )}
    </div>
  );
}
