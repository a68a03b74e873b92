import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@parlance/contract/accounts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { changeLanguage } from '../lib/i18n.ts';
import { withoutLanguage } from '../lib/public-paths.ts';
import classes from './language-switch.module.css';

/** Each language is named in itself, for whoever landed in the wrong one. */
const NAMES: Record<InterfaceLanguage, { short: string; full: string }> = {
  'en-US': { short: 'EN', full: 'English' },
  'pt-BR': { short: 'PT', full: 'Português' },
};

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const choose = async (language: InterfaceLanguage) => {
    await changeLanguage(i18n, language);
    const path = withoutLanguage(pathname);
    if (path !== pathname)
      await navigate(`${path}${search}${hash}`, { replace: true, preventScrollReset: true });
  };

  return (
    <Menu position="bottom-end" radius="md" shadow="md">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          h={44}
          px={10}
          classNames={{ section: classes.globe }}
          leftSection={<IconWorld size={18} stroke={1.8} />}
        >
          <VisuallyHidden>{t('language.label')}</VisuallyHidden>
          {NAMES[i18n.language as InterfaceLanguage].short}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {INTERFACE_LANGUAGES.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            aria-current={language === i18n.language || undefined}
            rightSection={language === i18n.language ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => void choose(language)}
          >
            {NAMES[language].full}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
