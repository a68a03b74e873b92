import { Group, SimpleGrid, Stack } from '@mantine/core';
import type { PairOption, VoiceOption } from '@parlance/contract/options';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useTranslation } from 'react-i18next';
import { OptionCards } from '../../ui/option-cards.tsx';
import type { Cast } from './casting.ts';
import { changeDraft } from './draft.ts';
import { VoiceKind, VoiceSelect } from './voice-select.tsx';

/** The card that opens the two single choices; no pair has this id. */
const EACH = 'each';

function PairDescription({ pair, voices }: { pair: PairOption; voices: VoiceOption[] }) {
  const { t } = useTranslation('compose');
  const genders = [pair.host, pair.cohost].map((id) => voices.find((voice) => voice.id === id)?.gender);
  return (
    <Group component="span" gap={6}>
      {genders
        .map((gender) => (gender ? t(`voice.${gender}`) : null))
        .filter(Boolean)
        .join(' · ')}
      <VoiceKind voice={pair} />
    </Group>
  );
}

function EachHost({ cast }: { cast: Cast }) {
  const { t } = useTranslation('compose');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <VoiceSelect
        label={t('voice.host')}
        voices={cast.voices}
        value={cast.host?.id}
        onChange={(host) => changeDraft({ host })}
      />
      <VoiceSelect
        label={t('voice.cohost')}
        voices={cast.partners}
        value={cast.cohost?.id}
        onChange={(cohost) => changeDraft({ cohost })}
      />
    </SimpleGrid>
  );
}

export function PairField({ cast, fault }: { cast: Cast; fault: string | undefined }) {
  const { t } = useTranslation('compose');
  const choose = (value: string) =>
    changeDraft(value === EACH ? { casting: 'each' } : { casting: 'pair', pair: value });
  return (
    <Stack gap="md">
      <OptionCards
        label={t('voice.pair')}
        columns={2}
        value={cast.casting === 'each' ? EACH : (cast.pair?.id ?? EACH)}
        error={fault}
        onChange={choose}
        options={[
          ...cast.pairs.map((pair) => ({
            value: pair.id,
            label: pair.name,
            description: <PairDescription pair={pair} voices={cast.voices} />,
            icon: <IconUsers size={22} stroke={1.7} aria-hidden />,
          })),
          {
            value: EACH,
            label: t('voice.each'),
            description: t('voice.each_hint'),
            icon: <IconAdjustmentsHorizontal size={22} stroke={1.7} aria-hidden />,
          },
        ]}
      />
      {cast.casting === 'each' && <EachHost cast={cast} />}
    </Stack>
  );
}
