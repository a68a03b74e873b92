import { Group, Text } from '@mantine/core';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { publicPath } from '../../lib/public-pages.ts';
import classes from './brand.module.css';

/** A line of speech, one bar of it lit. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
      <rect width="32" height="32" rx="9" className={classes.tile} />
      <rect x="7" y="13" width="3" height="6" rx="1.5" className={classes.bar} />
      <rect x="12" y="9" width="3" height="14" rx="1.5" className={classes.bar} />
      <rect x="17" y="6.5" width="3" height="19" rx="1.5" className={classes.lit} />
      <rect x="22" y="11.5" width="3" height="9" rx="1.5" className={classes.bar} />
    </svg>
  );
}

export function Brand() {
  const { i18n } = useTranslation();
  return (
    <Link to={publicPath('/', i18n.language)} className={classes.link}>
      <Group gap={10} wrap="nowrap">
        <BrandMark />
        <Text component="span" fw={700} fz={19} className={classes.name}>
          {PRODUCT_NAME}
        </Text>
      </Group>
    </Link>
  );
}
