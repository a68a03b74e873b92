import { Group, Menu } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { AdminPerson } from '@parlance/contract/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, momentOf } from '../../../lib/format/days.ts';
import { offers } from '../../../lib/offers.ts';
import { useClientState } from '../../../lib/storage/state.ts';
import { MoreMenu } from '../../../ui/lists/more-menu.tsx';
import { Item } from '../../../ui/lists/rows.tsx';
import { Tag } from '../../../ui/lists/tag.tsx';
import { usePersonActs } from '../admin-queries.ts';
import { CreditsDialog } from './credits-dialog.tsx';
import { DeletePersonDialog } from './delete-person-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';

const MEGABYTE = 1_000_000;

export function PersonItem({ person }: { person: AdminPerson }) {
  const { t, i18n } = useTranslation('admin');
  const { name, email, is_admin, disabled_at, created_at, last_seen_at } = person;
  const { plans, credits } = offers();
  const facts = [
    t('people.since', { day: dayOf(created_at, i18n.language, 'medium') }),
    last_seen_at
      ? t('people.seen', { moment: momentOf(last_seen_at, i18n.language) })
      : t('people.never_seen'),
    t('people.audios', { count: person.audios_count }),
    t('people.megabytes', { count: Math.ceil(person.storage_used_bytes / MEGABYTE) }),
    ...(plans ? [t(`people.plan_${person.plan}`)] : []),
    ...(credits ? [t('people.credits', { count: person.credits_remaining })] : []),
  ];
  return (
    <Item
      title={
        <Group gap="xs" wrap="wrap">
          <span dir="auto">{name}</span>
          {is_admin && <Tag tone="good">{t('people.admin')}</Tag>}
          {disabled_at && <Tag tone="attention">{t('people.disabled')}</Tag>}
        </Group>
      }
      detail={
        <>
          <span style={{ overflowWrap: 'anywhere' }}>{email}</span>
          <br />
          {facts.join(' · ')}
        </>
      }
      action={<PersonMenu person={person} />}
    />
  );
}

type Open = 'credits' | 'plan' | 'deletion' | undefined;

function PersonMenu({ person }: { person: AdminPerson }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState<Open>();
  const isMe = useClientState((state) => state.currentUser?.id === person.id);
  const { change, signOut } = usePersonActs(person.id);
  const { name, is_admin, disabled_at } = person;
  const { plans, credits } = offers();
  const close = () => setOpen(undefined);
  const ask = (what: 'disable' | 'make_admin', onConfirm: () => void) =>
    modals.openConfirmModal({
      title: t(`ask.${what}_title`, { name }),
      children: t(`ask.${what}_body`),
      labels: { confirm: t(`people.${what}`), cancel: t('ask.keep') },
      confirmProps: what === 'disable' ? { color: 'red' } : {},
      onConfirm,
    });
  return (
    <>
      <MoreMenu label={t('people.menu', { name })} size={42} loading={change.isPending || signOut.isPending}>
        {credits && <Menu.Item onClick={() => setOpen('credits')}>{t('people.give_credits')}</Menu.Item>}
        {plans && <Menu.Item onClick={() => setOpen('plan')}>{t('people.give_plan')}</Menu.Item>}
        <Menu.Item onClick={() => signOut.mutate(undefined)}>{t('people.sign_out')}</Menu.Item>
        {!isMe && (
          <>
            <Menu.Item
              onClick={() =>
                is_admin
                  ? change.mutate({ is_admin: false })
                  : ask('make_admin', () => change.mutate({ is_admin: true }))
              }
            >
              {t(is_admin ? 'people.remove_admin' : 'people.make_admin')}
            </Menu.Item>
            <Menu.Item
              onClick={() =>
                disabled_at
                  ? change.mutate({ is_disabled: false })
                  : ask('disable', () => change.mutate({ is_disabled: true }))
              }
            >
              {t(disabled_at ? 'people.enable' : 'people.disable')}
            </Menu.Item>
            <Menu.Item color="red" onClick={() => setOpen('deletion')}>
              {t('people.delete')}
            </Menu.Item>
          </>
        )}
      </MoreMenu>
      <CreditsDialog person={person} opened={open === 'credits'} close={close} />
      <PlanDialog person={person} opened={open === 'plan'} close={close} />
      <DeletePersonDialog person={person} opened={open === 'deletion'} close={close} />
    </>
  );
}
