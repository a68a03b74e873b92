import { Badge, Group, Select, Stack, Text } from '@mantine/core';
import type { VoiceOption } from '@parlance/contract/options';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useTranslation } from 'react-i18next';
import { replaceOnTyping } from '../../../ui/forms/replace-on-typing.ts';
import { SampleButton } from './sample/sample-button.tsx';

type Props = {
  label: string;
  voices: VoiceOption[];
  language: string;
  value: string | undefined;
  error?: string | undefined;
  onChange: (voiceId: string) => void;
};

export function VoiceSelect({ label, voices, language, value, error, onChange }: Props) {
  const { t } = useTranslation('compose');
  const byId = new Map(voices.map((voice) => [voice.id, voice]));
  const items = voices.map(({ id, name, gender }) => ({
    value: id,
    label: `${name} · ${t(`voice.${gender}`)}`,
  }));
  const chosen = value === undefined ? undefined : byId.get(value);
  return (
    <Stack gap="xs">
      <Select
        label={label}
        data={items}
        leftSection={<IconUserCircle size={18} stroke={1.7} aria-hidden />}
        value={value ?? null}
        error={error}
        searchable={voices.length > 8}
        allowDeselect={false}
        maxDropdownHeight={320}
        nothingFoundMessage={t('voice.none_found')}
        onChange={(id) => id && onChange(id)}
        {...replaceOnTyping(items.find((item) => item.value === value)?.label)}
        renderOption={({ option }) => (
          <Group justify="space-between" wrap="nowrap" w="100%">
            <Text component="span">{option.label}</Text>
            <VoiceKind voice={byId.get(option.value)} />
          </Group>
        )}
      />
      {chosen && <SampleButton name={chosen.name} voices={[chosen]} language={language} />}
    </Stack>
  );
}

/** What sets a voice apart: "classic", "studio", "premium"; an ordinary natural voice needs no word. */
export function VoiceKind({ voice }: { voice: Pick<VoiceOption, 'quality' | 'tier'> | undefined }) {
  const { t } = useTranslation('compose');
  if (!voice) return null;
  const kind = voice.quality === 'classic' ? 'classic' : voice.tier;
  if (kind === 'standard') return null;
  return (
    <Badge variant="default" size="sm" fw={550} tt="none">
      {t(`voice.${kind}`)}
    </Badge>
  );
}
