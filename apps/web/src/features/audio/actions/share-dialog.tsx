import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { QrCode } from '../../../ui/sharing/qr-code.tsx';
import { useShare } from '../audio-queries.ts';
import { embedCode } from './embed-code.ts';

type Props = { audio: Audio; opened: boolean; onClose: () => void };

/** Sharing can't be taken back, so it is asked for before there is a link; afterwards the link is all there is. */
export function ShareDialog({ audio, opened, onClose }: Props) {
  const { t } = useTranslation(['listen', 'common']);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('listen:share.title')} size="md">
      {audio.share_url ? (
        <SharedLink url={audio.share_url} title={audio.title ?? t('listen:untitled')} />
      ) : (
        <ShareQuestion audio={audio} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ShareQuestion({ audio, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation(['listen', 'common']);
  const share = useShare(audio.id);
  return (
    <Stack>
      <Text>{t('listen:share.body')}</Text>
      <Alert color="ember" variant="light" icon={<IconAlertTriangle aria-hidden="true" />}>
        {t('listen:share.warning')}
      </Alert>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button loading={share.isPending} onClick={() => share.mutate()}>
          {t('listen:share.confirm')}
        </Button>
      </Group>
    </Stack>
  );
}

const QR_PX = 128;

function SharedLink({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('listen');
  return (
    <Stack>
      <Text>{t('share.done')}</Text>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          label={t('share.link')}
          value={url}
          readOnly
          data-autofocus
          flex={1}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={url} h={42} aria-label={t('share.copy')} />
      </Group>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          label={t('share.embed')}
          description={t('share.embed_hint')}
          value={embedCode(url, title)}
          readOnly
          flex={1}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={embedCode(url, title)} h={42} aria-label={t('share.copy_embed')} />
      </Group>
      <Group wrap="nowrap" align="center">
        <QrCode text={url} label={t('share.qr')} size={QR_PX} />
        <Anchor href={url} target="_blank" rel="noopener" fw={600} size="sm">
          {t('share.open')} <IconExternalLink size={14} aria-hidden="true" />
        </Anchor>
      </Group>
      <Text size="sm" c="dimmed">
        {t('share.end')}
      </Text>
    </Stack>
  );
}
