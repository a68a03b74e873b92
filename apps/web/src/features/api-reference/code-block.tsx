import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import classes from './code.module.css';

type Props = { code: string; label: string };

/** Long lines are scrolled, never broken: a broken line can't be told from two. */
export function CodeBlock({ code, label }: Props) {
  const { t } = useTranslation('api');
  return (
    <div className={classes.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: there is no fieldset without fields, and what can be reached needs a name */}
      <pre className={classes.code} tabIndex={0} role="group" aria-label={label} lang="en" translate="no">
        <code>{code}</code>
      </pre>
      <CopyButton
        text={code}
        size="compact-sm"
        className={classes.copy}
        aria-label={t('reference.copy', { what: label })}
      />
    </div>
  );
}
