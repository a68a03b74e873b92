import { Button, Group, Menu, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Provider } from '@parlance/contract/providers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, momentOf } from '../../../lib/format/days.ts';
import { MoreMenu } from '../../../ui/lists/more-menu.tsx';
import { Item } from '../../../ui/lists/rows.tsx';
import { Tag } from '../../../ui/lists/tag.tsx';
import { ChangeProviderDialog } from './change-provider-dialog.tsx';
import { useProviderActs } from './provider-queries.ts';
import { QualificationText } from './qualification-text.tsx';

type Props = { provider: Provider; place: number; isFirst: boolean; isLast: boolean };

/** One model: what it is, what it is asked for, and what was last heard of it. */
export function ProviderItem({ provider, place, isFirst, isLast }: Props) {
  const { t, i18n } = useTranslation('providers');
  const { kind, model, address, set_by, use, idle_because, ends_on, qualification, last_trouble } = provider;
  const facts = [
    t(`kinds.${kind}`),
    ...(address ? [address] : []),
    ...(set_by ? [t('set_by', { setting: set_by })] : []),
    ...(provider.has_key ? [t('has_key')] : []),
    ...(provider.last_answer_at
      ? [t('last_answer', { moment: momentOf(provider.last_answer_at, i18n.language) })]
      : []),
  ];
  return (
    <Item
      title={
        <Group gap="xs" wrap="wrap">
          <span style={{ overflowWrap: 'anywhere' }}>{t('models.at', { place, model })}</span>
          <StateTag provider={provider} />
        </Group>
      }
      detail={
        <>
          <span style={{ overflowWrap: 'anywhere' }}>{facts.join(' · ')}</span>
          <br />
          {use ? t(`use.${use}`) : t(`idle.${idle_because ?? 'off'}`)}
          {ends_on && (
            <>
              <br />
              {t('ends_on', { day: dayOf(ends_on, i18n.language, 'long') })}
            </>
          )}
          {qualification && <QualificationText qualification={qualification} />}
          {last_trouble && (
            <Text size="sm" c="var(--accent-text)">
              {t('last_trouble', {
                moment: momentOf(last_trouble.at, i18n.language),
                sentence: t(`troubles.${last_trouble.trouble}`),
              })}
              {last_trouble.words && ` ${t('their_words', { words: last_trouble.words })}`}
            </Text>
          )}
        </>
      }
      action={
        provider.id && (
          <Actions provider={provider} providerId={provider.id} canRise={!isFirst} canFall={!isLast} />
        )
      }
    />
  );
}

function StateTag({ provider: { use, last_trouble } }: { provider: Provider }) {
  const { t } = useTranslation('providers');
  if (last_trouble) return <Tag tone="attention">{t('state.trouble')}</Tag>;
  return use ? <Tag tone="good">{t('state.in_use')}</Tag> : <Tag tone="quiet">{t('state.idle')}</Tag>;
}

type ActionsProps = { provider: Provider; providerId: string; canRise: boolean; canFall: boolean };

function Actions({ provider, providerId, canRise, canFall }: ActionsProps) {
  const { t } = useTranslation('providers');
  const [isChanging, setChanging] = useState(false);
  const { change, remove, test, qualify } = useProviderActs(providerId);
  const { model, is_enabled } = provider;
  const tested = test.data;
  const askToRemove = () =>
    modals.openConfirmModal({
      title: t('remove_title', { model }),
      children: t('remove_body'),
      labels: { confirm: t('remove'), cancel: t('keep') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(undefined),
    });
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          loading={test.isPending}
          aria-label={t('test_this', { model })}
          onClick={() => test.mutate(undefined)}
        >
          {t('test')}
        </Button>
        <MoreMenu label={t('menu', { model })} size={42} loading={change.isPending || remove.isPending}>
          <Menu.Item onClick={() => qualify.mutate(undefined)}>{t('qualify')}</Menu.Item>
          <Menu.Item onClick={() => setChanging(true)}>{t('change')}</Menu.Item>
          {canRise && <Menu.Item onClick={() => change.mutate({ move: 'up' })}>{t('move_up')}</Menu.Item>}
          {canFall && <Menu.Item onClick={() => change.mutate({ move: 'down' })}>{t('move_down')}</Menu.Item>}
          <Menu.Item onClick={() => change.mutate({ is_enabled: !is_enabled })}>
            {t(is_enabled ? 'switch_off' : 'switch_on')}
          </Menu.Item>
          <Menu.Item color="red" onClick={askToRemove}>
            {t('remove')}
          </Menu.Item>
        </MoreMenu>
      </Group>
      <div role="status">
        {tested && (
          <Text size="sm" mt={4} maw="22rem">
            {tested.trouble === null
              ? t('tested', { seconds: tested.milliseconds / 1000 })
              : t(`troubles.${tested.trouble}`)}
            {tested.words && ` ${t('their_words', { words: tested.words })}`}
          </Text>
        )}
      </div>
      <ChangeProviderDialog provider={provider} opened={isChanging} close={() => setChanging(false)} />
    </>
  );
}
