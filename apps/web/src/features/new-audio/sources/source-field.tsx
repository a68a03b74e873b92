import { Tabs } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import type { Icon } from '@tabler/icons-react';
import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDraft, useDraft } from '../draft/draft.ts';
import { Panel } from '../fields/panel.tsx';
import { FilesSource } from './files/files-source.tsx';
import { ScriptSource } from './script/script-source.tsx';
import classes from './source-field.module.css';
import type { SourceTab } from './sources.ts';
import { TextSource } from './text/text-source.tsx';
import { TopicSource } from './topic/topic-source.tsx';
import { UrlSource } from './url/url-source.tsx';

type Tab = { Icon: Icon; Field: ComponentType<{ options: Options }> };

/** In the order in which they stand side by side. */
const TABS: Record<SourceTab, Tab> = {
  topic: { Icon: IconBulb, Field: TopicSource },
  files: { Icon: IconFiles, Field: FilesSource },
  url: { Icon: IconWorld, Field: ({ options }) => <UrlSource tab="url" options={options} /> },
  media: { Icon: IconPlayerPlay, Field: ({ options }) => <UrlSource tab="media" options={options} /> },
  text: { Icon: IconAlignLeft, Field: TextSource },
  script: { Icon: IconMessages, Field: ScriptSource },
};

const tabs = Object.entries(TABS) as [SourceTab, Tab][];

export function SourceField({ options }: { options: Options }) {
  const { t } = useTranslation('compose');
  const source = useDraft((draft) => draft.source);
  return (
    <Panel title={t('source.title')}>
      <Tabs
        value={source}
        onChange={(value) => changeDraft({ source: value as SourceTab })}
        variant="unstyled"
        keepMounted={false}
        classNames={{ list: classes.list, tab: classes.tab }}
        data-field="source"
      >
        <Tabs.List aria-label={t('source.title')} grow>
          {tabs.map(([id, { Icon }]) => (
            <Tabs.Tab key={id} value={id}>
              <Icon size={18} stroke={1.8} aria-hidden />
              {t(`source.${id}.tab`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(([id, { Field }]) => (
          <Tabs.Panel key={id} value={id}>
            <Field options={options} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Panel>
  );
}
