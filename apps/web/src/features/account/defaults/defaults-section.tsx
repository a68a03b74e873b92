import { Select, Skeleton, Stack, Text } from '@mantine/core';
import type { CurrentUser } from '@parlance/contract/accounts';
import type { Options } from '@parlance/contract/options';
import { MODES, TONES } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../lib/format/language-names.ts';
import { useOptions } from '../../../lib/queries/use-options.ts';
import { replaceOnTyping } from '../../../ui/forms/replace-on-typing.ts';
import { Section } from '../../../ui/page/section.tsx';
import { useChangeAccount } from '../account-queries.ts';
import { castFor, type Defaults, languageFor, modeFor, withFittingVoice } from './default-choices.ts';

/** No preference of one's own; no language, mode or voice has this name. */
const NONE = 'none';

export function DefaultsSection({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const { data: options, isError } = useOptions();
  return (
    <Section title={t('defaults.title')} hint={t('defaults.hint')}>
      {isError && <Text c="dimmed">{t('defaults.failed')}</Text>}
      {options && <DefaultsFields user={user} options={options} />}
      {!options && !isError && <Skeleton h={220} aria-hidden />}
    </Section>
  );
}

function DefaultsFields({ user, options }: { user: CurrentUser; options: Options }) {
  const { t, i18n } = useTranslation('account');
  const { mutate, variables, isPending } = useChangeAccount();
  const shown: Defaults = { ...user, ...(isPending ? variables : {}) };
  const change = (wanted: Partial<Defaults>) =>
    mutate(withFittingVoice(options, shown, wanted, i18n.language));

  const languages = [
    { value: NONE, label: t('defaults.language_none') },
    ...options.languages.map(({ code }) => ({ value: code, label: languageName(code, i18n.language) })),
  ];
  const language = shown.default_language ?? NONE;
  return (
    <Stack gap="md">
      <Select
        label={t('defaults.language')}
        data={languages}
        value={language}
        searchable
        allowDeselect={false}
        maxDropdownHeight={320}
        nothingFoundMessage={t('defaults.none_found')}
        {...replaceOnTyping(languages.find(({ value }) => value === language)?.label)}
        onChange={(value) => value && change({ default_language: value === NONE ? null : value })}
      />
      <Select
        label={t('defaults.mode')}
        data={MODES.map((mode) => ({ value: mode, label: t(`defaults.${mode}`) }))}
        value={modeFor(shown.default_mode)}
        allowDeselect={false}
        onChange={(value) => value && change({ default_mode: value as Defaults['default_mode'] })}
      />
      <Select
        label={t('defaults.tone')}
        data={TONES.map((tone) => ({ value: tone, label: t(`defaults.${tone}`) }))}
        value={shown.default_tone ?? TONES[0]}
        allowDeselect={false}
        onChange={(value) => value && change({ default_tone: value as Defaults['default_tone'] })}
      />
      <VoiceField shown={shown} options={options} onChange={(default_voice) => change({ default_voice })} />
    </Stack>
  );
}

type VoiceProps = { shown: Defaults; options: Options; onChange: (voice: string | null) => void };

function VoiceField({ shown, options, onChange }: VoiceProps) {
  const { t, i18n } = useTranslation(['account', 'compose']);
  const language = languageFor(options, shown.default_language, i18n.language);
  const { pairs, voices } = castFor(options, language, modeFor(shown.default_mode));
  const items = [
    { value: NONE, label: t('account:defaults.voice_none') },
    ...pairs.map(({ id, name }) => ({ value: id, label: name })),
    ...voices.map(({ id, name, gender }) => ({
      value: id,
      label: `${name} · ${t(`compose:voice.${gender}`)}`,
    })),
  ];
  const known = items.find(({ value }) => value === shown.default_voice) ?? items[0];
  return (
    <Select
      label={t('account:defaults.voice')}
      data={items}
      value={known?.value ?? NONE}
      searchable={items.length > 8}
      allowDeselect={false}
      maxDropdownHeight={320}
      nothingFoundMessage={t('account:defaults.none_found')}
      {...replaceOnTyping(known?.label)}
      onChange={(value) => value && onChange(value === NONE ? null : value)}
    />
  );
}
