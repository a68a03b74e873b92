import { Tabs } from '@mantine/core';
import { SNIPPET_LANGUAGES, type SnippetLanguage } from '@parlance/contract/reference/snippets';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import classes from './code.module.css';
import { CodeBlock } from './code-block.tsx';

const NAMES: Record<SnippetLanguage, string> = { curl: 'curl', typescript: 'TypeScript', python: 'Python' };

/** The language in which somebody wants to read every example of the page. */
const useChosen = create<{ language: SnippetLanguage }>(() => ({ language: 'curl' }));

type Props = {
  /** What the example shows. */
  label: string;
  languages?: readonly SnippetLanguage[];
  codeIn: (language: SnippetLanguage) => string;
};

/** One example in several languages; choosing one chooses it for the whole page. */
export function CodeTabs({ label, languages = SNIPPET_LANGUAGES, codeIn }: Props) {
  const { t } = useTranslation('api');
  const wanted = useChosen(({ language }) => language);
  const shown = languages.includes(wanted) ? wanted : languages[0];
  return (
    <Tabs
      value={shown}
      onChange={(value) => value && useChosen.setState({ language: value as SnippetLanguage })}
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
