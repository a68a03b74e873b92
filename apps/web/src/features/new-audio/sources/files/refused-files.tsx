import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../lib/format/error-text.ts';
import type { Refusal } from './file-rules.ts';
import classes from './files.module.css';

export type RefusedFile = { name: string; why: Refusal };

/** Files that were not taken, each with its reason, until the next ones are chosen. */
export function RefusedFiles({ refused }: { refused: RefusedFile[] }) {
  const { t } = useTranslation('compose');
  const text = useErrorText();
  const reason = (why: Refusal): string | undefined =>
    why === 'file_empty' || why === 'no_recordings' ? t(`source.files.${why}`) : text.field(why);
  return (
    <div role="alert">
      {refused.length > 0 && (
        <ul className={classes.refused}>
          {refused.map(({ name, why }) => (
            <li key={`${name}-${why}`}>
              <strong dir="auto">{name}</strong> {reason(why)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
