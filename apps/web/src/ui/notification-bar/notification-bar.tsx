import { CloseButton, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hideSnackbar, useClientState } from '../../lib/state.ts';
import classes from './notification-bar.module.css';
import { useSwipeAway } from './use-swipe-away.ts';

const HIDE_AFTER_MS = 5000;

/** One message at a time. The live region is always in the page: screen readers miss one that comes with its text. */
export function NotificationBar() {
  const { t } = useTranslation();
  const snackbar = useClientState((state) => state.snackbar);
  const swipe = useSwipeAway(hideSnackbar);

  useEffect(() => {
    if (!snackbar.show) return;
    const timer = setTimeout(hideSnackbar, HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [snackbar]);

  const Icon = snackbar.color === 'success' ? IconCircleCheck : IconAlertTriangle;
  return (
    <div
      className={classes.region}
      aria-live={snackbar.color === 'error' ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {snackbar.show && (
        <div className={classes.bar} data-color={snackbar.color} {...swipe}>
          <Icon size={20} stroke={2} aria-hidden className={classes.icon} />
          <Text component="span" size="sm" fw={550} className={classes.text}>
            {snackbar.text}
          </Text>
          <CloseButton
            variant="transparent"
            size="md"
            className={classes.close}
            aria-label={t('close')}
            onClick={hideSnackbar}
          />
        </div>
      )}
    </div>
  );
}
