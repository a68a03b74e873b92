import { ActionIcon, Avatar, Menu, Text, VisuallyHidden } from '@mantine/core';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconRss from '@tabler/icons-react/dist/esm/icons/IconRss.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSignOut } from '../../lib/auth/use-sign-out.ts';
import { CONTACT } from '../../lib/dialog-ids.ts';
import { offers } from '../../lib/offers.ts';
import { useClientState } from '../../lib/storage/state.ts';

export function AccountMenu() {
  const { t } = useTranslation();
  const user = useClientState((state) => state.currentUser);
  const leave = useSignOut();
  return (
    <Menu position="bottom-end" width={240} radius="md" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44}>
          <Avatar size={32} radius="xl" name={user?.name} color="ink" variant="filled" />
          <VisuallyHidden>{t('nav.account_menu')}</VisuallyHidden>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {t('nav.signed_in_as')}
          <Text component="span" display="block" size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {user?.name}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/app/feeds" leftSection={<IconRss size={16} />}>
          {t('nav.feeds')}
        </Menu.Item>
        <Menu.Item component={Link} to="/app/my-account" leftSection={<IconUser size={16} />}>
          {t('nav.account')}
        </Menu.Item>
        {offers().plans && (
          <Menu.Item component={Link} to="/app/subscription-plans" leftSection={<IconCreditCard size={16} />}>
            {t('nav.plans')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/app/api" leftSection={<IconCode size={16} />}>
          {t('nav.api')}
        </Menu.Item>
        {user?.is_admin && (
          <Menu.Item component={Link} to="/app/admin" leftSection={<IconAdjustments size={16} />}>
            {t('nav.admin')}
          </Menu.Item>
        )}
        {offers().mail && (
          <Menu.Item data-opens={CONTACT} aria-haspopup="dialog" leftSection={<IconHelpCircle size={16} />}>
            {t('nav.support')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void leave()}>
          {t('nav.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
