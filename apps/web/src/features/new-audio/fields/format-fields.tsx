import { Stack } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import type { Length, Level, Mode, Tone } from '@parlance/kernel/limits';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconPlant from '@tabler/icons-react/dist/esm/icons/IconPlant.mjs';
import IconPlant2 from '@tabler/icons-react/dist/esm/icons/IconPlant2.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import { useTranslation } from 'react-i18next';
import { OptionCards } from '../../../ui/forms/option-cards.tsx';
import { changeDraft, useDraft } from '../draft/draft.ts';
import { useFault } from '../draft/faults.tsx';
import { isOwnScript, languageOf, mayConverse, modeOf } from '../draft/request.ts';
import { useMinutesText } from '../summary/estimate-facts.tsx';
import { minutesOfAll } from '../summary/fitting-length.ts';
import { useEstimate } from '../summary/use-estimate.ts';
import { Panel } from './panel.tsx';
import { useIsProOnly } from './pro-only.ts';

const MODE_ICONS: Record<Mode, typeof IconMessages> = { dialogue: IconMessages, monologue: IconMicrophone };
const LEVEL_ICONS: Record<Level, typeof IconMessages> = {
  beginner: IconPlant,
  intermediate: IconPlant2,
  expert: IconSchool,
};

function ModeField({ options }: { options: Options }) {
  const { t, i18n } = useTranslation('compose');
  const source = useDraft((draft) => draft.source);
  const mode = useDraft((draft) => draft.mode);
  const chosen = useDraft((draft) => draft.language);
  const language = languageOf({ language: chosen }, options, i18n.language);
  const converses = mayConverse(source, language);
  return (
    <div data-field="mode">
      <OptionCards<Mode>
        label={t('mode.label')}
        columns={2}
        value={modeOf({ source, mode }, language)}
        hint={converses ? undefined : t('mode.read_through')}
        error={useFault('mode')}
        onChange={(value) => changeDraft({ mode: value })}
        options={options.modes.map((value) => {
          const Icon = MODE_ICONS[value];
          return {
            value,
            label: t(`mode.${value}`),
            description: t(`mode.${value}_hint`),
            icon: <Icon size={22} stroke={1.7} aria-hidden />,
            disabled: value === 'dialogue' && !converses,
          };
        })}
      />
    </div>
  );
}

function LengthField({ options }: { options: Options }) {
  const { t } = useTranslation('compose');
  const isLongProOnly = useIsProOnly(options, 'long');
  const minutesText = useMinutesText();
  const { length, lengths } = useEstimate(options);
  const all = minutesOfAll(lengths);
  const minutesOf = (id: Length) =>
    lengths.find((each) => each.length === id && each.filled)?.expected_minutes;
  return (
    <div data-field="length">
      <OptionCards<Length>
        label={t('length.label')}
        columns={3}
        compact
        value={length}
        error={useFault('length')}
        hint={all !== undefined && t('length.good_for', { count: Math.max(1, Math.round(all)) })}
        onChange={(value) => changeDraft({ length: value })}
        options={options.lengths.map(({ id, min_minutes, max_minutes }) => ({
          value: id,
          disabled: lengths.some((each) => each.length === id && !each.filled),
          label: t(`length.${id}`),
          description: (
            <>
              {minutesText({
                expected_minutes: minutesOf(id) ?? null,
                estimated_minutes: { min: min_minutes, max: max_minutes },
              })}
              {id === 'long' && isLongProOnly && ` · ${t('length.pro')}`}
            </>
          ),
        }))}
      />
    </div>
  );
}

function LevelField({ options }: { options: Options }) {
  const { t } = useTranslation('compose');
  const level = useDraft((draft) => draft.level);
  return (
    <div data-field="level">
      <OptionCards<Level>
        label={t('level.label')}
        columns={3}
        value={level}
        error={useFault('level')}
        onChange={(value) => changeDraft({ level: value })}
        options={options.levels.map((value) => {
          const Icon = LEVEL_ICONS[value];
          return {
            value,
            label: t(`level.${value}`),
            description: t(`level.${value}_hint`),
            icon: <Icon size={20} stroke={1.7} aria-hidden />,
          };
        })}
      />
    </div>
  );
}

function ToneField({ options }: { options: Options }) {
  const { t } = useTranslation('compose');
  const tone = useDraft((draft) => draft.tone);
  return (
    <div data-field="tone">
      <OptionCards<Tone>
        label={t('tone.label')}
        columns={2}
        compact
        value={tone}
        error={useFault('tone')}
        onChange={(value) => changeDraft({ tone: value })}
        options={options.tones.map((value) => ({
          value,
          label: t(`tone.${value}`),
          description: t(`tone.${value}_hint`),
        }))}
      />
    </div>
  );
}

/** A finished script has its length, its listeners and its tone already. */
export function FormatFields({ options }: { options: Options }) {
  const { t } = useTranslation('compose');
  const own = useDraft(isOwnScript);
  return (
    <Panel title={t('format_title')}>
      <Stack gap="lg">
        <ModeField options={options} />
        {!own && <LengthField options={options} />}
        {!own && <LevelField options={options} />}
        {!own && <ToneField options={options} />}
      </Stack>
    </Panel>
  );
}
