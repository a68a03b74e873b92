import { Badge, Button, Text } from '@mantine/core';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { NoticePage } from '../ui/notice-page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import classes from './not-built-page.module.css';

const IN_APP = [
  'edit-audio',
  'subscription-plans',
  'subscription-success',
  'credit-purchase-success',
  'api',
  'api-credit-purchase-success',
] as const;

/** Which part an address belongs to: "/app/api" -> "api", "/audio/x" -> "shared-audio". */
function partOf(path: string) {
  const [first, second] = path.split('/').filter(Boolean);
  if (first === 'app') return IN_APP.find((part) => part === second) ?? 'api';
  return 'shared-audio';
}

export function NotBuiltPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const part = partOf(pathname);
  const inApp = pathname.startsWith('/app');
  const title = t(`not_built.pages.${part}.title`);
  return (
    <>
      <PageHead title={title} />
      <NoticePage
        symbol={
          <span className={classes.symbol}>
            <IconTools size={32} stroke={1.6} aria-hidden />
          </span>
        }
        title={title}
        actions={
          <Button component={Link} to={inApp ? '/app/home' : '/'} size="md">
            {t(inApp ? 'not_built.back_app' : 'not_built.back_public')}
          </Button>
        }
      >
        <Badge variant="light" color="ember" size="lg" mb="md" className={classes.badge}>
          {t('not_built.badge')}
        </Badge>
        <Text mb="lg">{t('not_built.lead')}</Text>
        <div className={classes.plan}>
          <Text size="sm" fw={650} c="var(--mantine-color-text)">
            {t('not_built.will')}
          </Text>
          <Text size="sm">{t(`not_built.pages.${part}.what`)}</Text>
        </div>
      </NoticePage>
    </>
  );
}
