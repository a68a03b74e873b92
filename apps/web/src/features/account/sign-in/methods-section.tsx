import { Button } from '@mantine/core';
import type { CurrentUser } from '@parlance/contract/accounts';
import type { Provider } from '@parlance/contract/identity';
import IconBrandGoogleFilled from '@tabler/icons-react/dist/esm/icons/IconBrandGoogleFilled.mjs';
import IconBrandWindowsFilled from '@tabler/icons-react/dist/esm/icons/IconBrandWindowsFilled.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visitToLink } from '../../../lib/auth/social/visit-provider.ts';
import { type OfferedProvider, offers } from '../../../lib/offers.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { Item, Items } from '../../../ui/lists/rows.tsx';
import { Tag } from '../../../ui/lists/tag.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useSendPasswordLink } from '../account-queries.ts';

const ICONS: Partial<Record<Provider, typeof IconKey>> = {
  google: IconBrandGoogleFilled,
  microsoft: IconBrandWindowsFilled,
};

function PasswordItem({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const isSet = user.sign_in_methods.includes('password');
  const { mutate, isPending } = useSendPasswordLink(() =>
    showSnackbar(t('methods.password_mail_sent', { email: user.email })),
  );
  return (
    <Item
      icon={<IconKey size={20} stroke={1.7} aria-hidden />}
      title={t('methods.password')}
      detail={t(isSet ? 'methods.password_set' : 'methods.password_unset')}
      action={
        <Button
          variant="default"
          size="sm"
          loading={isPending}
          onClick={() => mutate(user.email)}
          data-needs="mail"
        >
          {t(isSet ? 'methods.change_password' : 'methods.choose_password')}
        </Button>
      }
    />
  );
}

function ProviderItem({ provider, isConnected }: { provider: OfferedProvider; isConnected: boolean }) {
  const { t } = useTranslation(['account', 'errors']);
  const [leaving, setLeaving] = useState(false);
  const { id, label: name } = provider;
  const Icon = ICONS[id] ?? IconLogin2;
  const connect = async () => {
    setLeaving(true);
    try {
      await visitToLink(id, '/app/my-account');
    } catch (error) {
      console.warn('The provider could not be visited', error);
      showSnackbar(t('errors:social.link_failed', { provider: name }), 'error');
      setLeaving(false);
    }
  };
  return (
    <Item
      icon={<Icon size={20} aria-hidden />}
      title={name}
      detail={isConnected ? undefined : t('account:methods.not_connected')}
      action={
        isConnected ? (
          <Tag tone="good" icon={<IconCircleCheck size={14} aria-hidden />}>
            {t('account:methods.connected')}
          </Tag>
        ) : (
          <Button
            variant="default"
            size="sm"
            aria-label={t('account:methods.connect_to', { provider: name })}
            loading={leaving}
            onClick={() => void connect()}
          >
            {t('account:methods.connect')}
          </Button>
        )
      }
    />
  );
}

export function MethodsSection({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  return (
    <Section title={t('methods.title')} hint={t('methods.hint')}>
      <Items>
        {(offers().mail || user.sign_in_methods.includes('password')) && <PasswordItem user={user} />}
        {offers().providers.map((provider) => (
          <ProviderItem
            key={provider.id}
            provider={provider}
            isConnected={user.sign_in_methods.includes(provider.id)}
          />
        ))}
        {offers().mail && (
          <Item
            icon={<IconMail size={20} stroke={1.7} aria-hidden />}
            title={t('methods.login_link')}
            detail={t('methods.login_link_hint')}
          />
        )}
      </Items>
    </Section>
  );
}
