import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './code.module.css';
import { CodeBlock } from './code-block.tsx';
import { setSnippetLanguage, useSnippetLanguage } from './snippet-language.ts';
import { SNIPPET_LANGUAGES, type SnippetLanguage } from './snippets.ts';

const NAMES: Record<SnippetLanguage, string> = { curl: 'curl', typescript: 'TypeScript', python: 'Python' };

type Props = {
  /** What the example shows. */
  label: string;
  languages?: readonly SnippetLanguage[];
  codeIn: (language: SnippetLanguage) => string;
};

/** One example in several languages; whoever chooses one has chosen it for the whole page. */
export function CodeTabs({ label, languages = SNIPPET_LANGUAGES, codeIn }: Props) {
  const { t } = useTranslation('api');
  const wanted = useSnippetLanguage();
  const shown = languages.includes(wanted) ? wanted : languages[0];
  return (
    <Tabs
      value={shown}
      onChange={(value) => value && setSnippetLanguage(value as SnippetLanguage)}
      keepMounted={false}
      variant="pills"
      className={classes.tabs}
    >
      <Tabs.List aria-label={t('reference.example_in', { what: label })}>
        {languages.map((language) => (
          <Tabs.Tab key={language} value={language} className={classes.tab}>
            {NAMES[language]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language} value={language} pt={6} tabIndex={-1}>
          <CodeBlock code={codeIn(language)} label={`${label}, ${NAMES[language]}`} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
