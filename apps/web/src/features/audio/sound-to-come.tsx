import { Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mayStart, setStartsByItself } from '../../ui/player/start/start-by-itself.ts';
import { useStartsByItself } from '../../ui/player/start/use-starts-by-itself.ts';

/** Stands where the player will, until there is enough to hear. */
export function SoundToCome({ audioId }: { audioId: string }) {
  const { t } = useTranslation('listen');
  const startsByItself = useStartsByItself();
  return (
    <Stack align="center" gap="xs" py="xs">
      <Text c="dimmed" size="sm" ta="center" maw="18rem">
        {mayStart(audioId) ? t('making.starts_by_itself') : t('making.listen_soon')}
      </Text>
      <Switch
        size="sm"
        label={t('making.start_by_itself')}
        checked={startsByItself}
        onChange={({ currentTarget }) => setStartsByItself(currentTarget.checked)}
      />
    </Stack>
  );
}
