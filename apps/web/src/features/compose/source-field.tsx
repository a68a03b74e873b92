import { Tabs } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { useTranslation } from 'react-i18next';
import { changeDraft, type Draft, useDraft } from './draft.ts';
import { Panel } from './panel.tsx';
import { ScriptSource } from './script-source.tsx';
import classes from './source-field.module.css';
import { TextSource } from './text-source.tsx';

const SOURCES = [
  { id: 'text', Icon: IconAlignLeft },
  { id: 'script', Icon: IconMessages },
] as const;

export function SourceField({ limits }: { limits: Options['limits'] }) {
  const { t } = useTranslation('compose');
  const source = useDraft((draft) => draft.source);
  return (
    <Panel title={t('source.title')}>
      <Tabs
        value={source}
        onChange={(value) => changeDraft({ source: value as Draft['source'] })}
        variant="unstyled"
        keepMounted={false}
        classNames={{ list: classes.list, tab: classes.tab }}
        data-field="source"
      >
        <Tabs.List aria-label={t('source.title')} grow>
          {SOURCES.map(({ id, Icon }) => (
            <Tabs.Tab key={id} value={id}>
              <Icon size={18} stroke={1.8} aria-hidden />
              {t(`source.${id}.tab`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="text">
          <TextSource limits={limits} />
        </Tabs.Panel>
        <Tabs.Panel value="script">
          <ScriptSource />
        </Tabs.Panel>
      </Tabs>
    </Panel>
  );
}
