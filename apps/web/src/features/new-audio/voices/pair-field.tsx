import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import type { PairOption, VoiceOption } from '@parlance/contract/options';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionCards } from '../../../ui/forms/option-cards.tsx';
import { changeDraft } from '../draft/draft.ts';
import { type Cast, shortList } from './casting.ts';
import { SampleButton } from './sample/sample-button.tsx';
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

type Props = { cast: Cast; language: string };

function EachHost({ cast, language }: Props) {
  const { t } = useTranslation('compose');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <VoiceSelect
        label={t('voice.host')}
        voices={cast.voices}
        language={language}
        value={cast.host?.id}
        onChange={(host) => changeDraft({ host })}
      />
      <VoiceSelect
        label={t('voice.cohost')}
        voices={cast.partners}
        language={language}
        value={cast.cohost?.id}
        onChange={(cohost) => changeDraft({ cohost })}
      />
    </SimpleGrid>
  );
}

/** Two people are chosen for how they sound together; whoever is not chosen yet can be heard, too. */
function PairSample({ pair, cast, language }: Props & { pair: PairOption }) {
  const both = [pair.host, pair.cohost].flatMap((id) => cast.voices.find((voice) => voice.id === id) ?? []);
  return <SampleButton name={pair.name} voices={both} language={language} />;
}

export function PairField({ cast, language, fault }: Props & { fault: string | undefined }) {
  const { t } = useTranslation('compose');
  const [showsAll, setShowsAll] = useState(false);
  const chosen = cast.casting === 'each' ? EACH : (cast.pair?.id ?? EACH);
  const shown = showsAll ? cast.pairs : shortList(cast.pairs, cast.voices, chosen);
  const hidden = cast.pairs.length - shown.length;
  const choose = (value: string) =>
    changeDraft(value === EACH ? { casting: 'each' } : { casting: 'pair', pair: value });
  return (
    <Stack gap="md">
      <OptionCards
        label={t('voice.pair')}
        columns={2}
        value={chosen}
        error={fault}
        onChange={choose}
        options={[
          ...shown.map((pair) => ({
            value: pair.id,
            label: pair.name,
            description: <PairDescription pair={pair} voices={cast.voices} />,
            icon: <IconUsers size={22} stroke={1.7} aria-hidden />,
            below: <PairSample pair={pair} cast={cast} language={language} />,
          })),
          {
            value: EACH,
            label: t('voice.each'),
            description: t('voice.each_hint'),
            icon: <IconAdjustmentsHorizontal size={22} stroke={1.7} aria-hidden />,
          },
        ]}
      />
      {hidden > 0 && (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>
          {t('voice.more_pairs', { count: hidden })}
        </Button>
      )}
      {cast.casting === 'each' && <EachHost cast={cast} language={language} />}
    </Stack>
  );
}
