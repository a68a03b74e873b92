import { Container, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../ui/page/brand.tsx';
import { LanguageSwitch } from '../ui/page/language-switch.tsx';
import { ThemeToggle } from '../ui/theme/theme-toggle.tsx';
import classes from './header-frame.module.css';

type Props = {
  /** Between the brand and the controls; wide screens only. */
  navigation?: ReactNode;
  /** After the controls: the auth button or the account menu. */
  account: ReactNode;
};

export function HeaderFrame({ navigation, account }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <a href="#content" className={classes.skip}>
        {t('skip_to_content')}
      </a>
      <header className={classes.header}>
        <Container size="lg" px={{ base: 12, xs: 16 }}>
          <Group mih="4rem" justify="space-between" gap="xs">
            <Group gap="xl" wrap="nowrap">
              <Brand />
              {navigation}
            </Group>
            <Group gap={4}>
              <LanguageSwitch />
              <ThemeToggle />
              {account}
            </Group>
          </Group>
        </Container>
      </header>
    </>
  );
}
