import { CloseButton, Text } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTICE_MS, onNotice } from '../../lib/notices.ts';
import { hideSnackbar, showSnackbar, useClientState } from '../../lib/storage/state.ts';
import classes from './notification-bar.module.css';
import { useSwipeAway } from './use-swipe-away.ts';

/**
 * One message at a time. The live region is always in the page: screen readers miss one that comes with its text.
 * The bar in it is always there, too, for pages without React (islands/plain-notices.ts).
 */
export function NotificationBar() {
  const { t } = useTranslation();
  const snackbar = useClientState((state) => state.snackbar);
  const swipe = useSwipeAway(hideSnackbar);

  useEffect(() => onNotice(({ text, color }) => showSnackbar(text, color)), []);
  useEffect(() => {
    if (!snackbar.show) return;
    const timer = setTimeout(hideSnackbar, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [snackbar]);

  return (
    <div
      className={classes.region}
      aria-live={snackbar.color === 'error' ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      <div data-notice className={classes.bar} data-color={snackbar.color} hidden={!snackbar.show} {...swipe}>
        <IconCircleCheck size={20} stroke={2} aria-hidden className={classes.good} />
        <IconAlertTriangle size={20} stroke={2} aria-hidden className={classes.bad} />
        <Text component="span" size="sm" fw={550} className={classes.text} data-notice-text>
          {snackbar.show && snackbar.text}
        </Text>
        <CloseButton
          variant="transparent"
          size="md"
          className={classes.close}
          aria-label={t('close')}
          onClick={hideSnackbar}
        />
      </div>
    </div>
  );
}
