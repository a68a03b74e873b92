import { Alert, Anchor, Text } from '@mantine/core';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { text: string; detail: string; onAgain: () => void };

/** Stands where the form stood; reading goes on here, since the button that was pressed is gone. */
export function MailSent({ text, detail, onAgain }: Props) {
  const { t } = useTranslation('session');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice} tabIndex={-1} style={{ outline: 'none' }}>
      <Alert role="status" color="green" variant="light" icon={<IconMail aria-hidden />}>
        <Text size="sm" fw={600}>
          {text}
        </Text>
        <Text size="sm" mt={6}>
          {detail}
        </Text>
      </Alert>
      <Text size="sm" c="dimmed" ta="center" mt="lg">
        {t('nothing_came')}{' '}
        <Anchor component="button" type="button" size="sm" fw={600} underline="always" onClick={onAgain}>
          {t('ask_again')}
        </Anchor>
      </Text>
    </div>
  );
}
