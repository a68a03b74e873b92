import type { AudioScript } from '@parlance/contract/audios';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useTranslation } from 'react-i18next';
import classes from './line-check.module.css';

export type LineFinding = AudioScript['lines'][number]['check'];

const NOT_IN_SOURCE: ReadonlySet<string> = new Set(['number_not_in_source', 'name_not_in_source']);

/** True for a line that says something the source does not; what only stands in another passage is no doubt. */
export const isDoubtful = (check: LineFinding): boolean =>
  check !== null &&
  (check.support === 'unsupported' || check.flags.some(({ code }) => NOT_IN_SOURCE.has(code)));

type LineMarks = Pick<AudioScript['lines'][number], 'unread' | 'revised'>;

/** What was found when the line was held to its source, as far as there is something to say. */
export function LineCheck({ check, marks = {} }: { check: LineFinding; marks?: LineMarks }) {
  const { t, i18n } = useTranslation('check');
  const said = (check?.flags ?? []).map(({ code, text }) => t(`line.${code}`, { text }));
  if (said.length === 0 && check?.support === 'unsupported') said.push(t('line.unsupported'));
  if (said.length === 0 && check?.support === 'illustration') said.push(t('line.illustration'));
  if (marks.unread) said.push(t('line.unread'));
  if (marks.revised) said.push(t('line.revised'));
  if (said.length === 0) return null;
  return (
    <p className={classes.note} lang={i18n.language}>
      <IconInfoCircle className={classes.symbol} size={16} stroke={1.7} aria-hidden="true" />
      {[...new Set(said)].join(' ')}
    </p>
  );
}
