import { Tabs } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useTranslation } from 'react-i18next';
import { changeDraft, type Draft, useDraft } from '../draft/draft.ts';
import { Panel } from '../fields/panel.tsx';
import { AddressSource } from './address/address-source.tsx';
import { FilesSource } from './files/files-source.tsx';
import { ScriptSource } from './script/script-source.tsx';
import classes from './source-field.module.css';
import { TextSource } from './text/text-source.tsx';
import { TopicSource } from './topic/topic-source.tsx';

const SOURCES = [
  { id: 'topic', Icon: IconBulb },
  { id: 'files', Icon: IconFiles },
  { id: 'url', Icon: IconWorld },
  { id: 'media', Icon: IconPlayerPlay },
  { id: 'text', Icon: IconAlignLeft },
  { id: 'script', Icon: IconMessages },
] as const;

export function SourceField({ options }: { options: Options }) {
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
        <Tabs.Panel value="topic">
          <TopicSource options={options} />
        </Tabs.Panel>
        <Tabs.Panel value="files">
          <FilesSource options={options} />
        </Tabs.Panel>
        <Tabs.Panel value="url">
          <AddressSource tab="url" />
        </Tabs.Panel>
        <Tabs.Panel value="media">
          <AddressSource tab="media" />
        </Tabs.Panel>
        <Tabs.Panel value="text">
          <TextSource limits={options.limits} />
        </Tabs.Panel>
        <Tabs.Panel value="script">
          <ScriptSource />
        </Tabs.Panel>
      </Tabs>
    </Panel>
  );
}
