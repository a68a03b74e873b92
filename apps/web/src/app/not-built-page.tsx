import { Badge, Button, Text } from '@mantine/core';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { NoticePage } from '../ui/notice-page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import classes from './not-built-page.module.css';

const IN_APP = ['api', 'api-credit-purchase-success'] as const;

/** Which part an address belongs to: "/app/api" -> "api". */
const partOf = (path: string) => IN_APP.find((part) => part === path.split('/')[2]) ?? 'api';

export function NotBuiltPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const part = partOf(pathname);
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
          <Button component={Link} to="/app/home" size="md">
            {t('not_built.back_app')}
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
