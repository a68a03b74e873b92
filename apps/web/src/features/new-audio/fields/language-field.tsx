import { type ComboboxItem, Group, type OptionsFilter, Select, Text } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName, searchable } from '../../../lib/format/language-names.ts';
import { replaceOnTyping } from '../../../ui/forms/replace-on-typing.ts';
import { changeDraft, useDraft } from '../draft/draft.ts';
import { useFault } from '../draft/faults.tsx';
import { languageOf } from '../draft/request.ts';

type Language = Options['languages'][number];

/** Found by its name in the reader's language, in its own, or in English. */
const finds = (language: Language | undefined, label: string, wanted: string): boolean =>
  [label, language?.name ?? '', language?.native_name ?? '', language?.code ?? ''].some((text) =>
    searchable(text).includes(wanted),
  );

export function LanguageField({ options }: { options: Options }) {
  const { t, i18n } = useTranslation('compose');
  const chosen = useDraft((draft) => draft.language);
  const source = useDraft((draft) => draft.source);
  const language = languageOf({ language: chosen }, options, i18n.language);
  const fault = useFault('language');

  const byCode = useMemo(() => new Map(options.languages.map((each) => [each.code, each])), [options]);
  const items = useMemo(
    () => options.languages.map(({ code }) => ({ value: code, label: languageName(code, i18n.language) })),
    [options, i18n.language],
  );
  const filter: OptionsFilter = ({ options: all, search }) => {
    const wanted = searchable(search.trim());
    return (all as ComboboxItem[]).filter(({ value, label }) => finds(byCode.get(value), label, wanted));
  };

  const notes = [
    language?.voice_quality === 'classic' ? t('language.classic_note') : null,
    language?.clearest_voice ? t('language.misheard_note', { voice: language.clearest_voice }) : null,
    source !== 'script' && language?.writing === 'none' ? t('language.script_only') : null,
    source !== 'script' && !options.translates ? t(`language.same_as.${source}`) : null,
  ].filter((note) => note !== null);

  return (
    <div data-field="language">
      <Select
        label={t('language.label')}
        description={notes.join(' ')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        leftSection={<IconLanguage size={18} stroke={1.7} aria-hidden />}
        data={items}
        value={language?.code ?? null}
        error={fault}
        searchable
        allowDeselect={false}
        selectFirstOptionOnChange
        nothingFoundMessage={t('language.none_found')}
        maxDropdownHeight={320}
        filter={filter}
        onChange={(code) => code && changeDraft({ language: code })}
        {...replaceOnTyping(items.find(({ value }) => value === language?.code)?.label)}
        renderOption={({ option }) => {
          const each = byCode.get(option.value);
          return (
            <Group justify="space-between" wrap="nowrap" gap="sm" w="100%">
              <span>
                {option.label}
                {each && searchable(each.native_name) !== searchable(option.label) && (
                  <Text component="span" size="sm" c="dimmed" ml={8} lang={each.code}>
                    {each.native_name}
                  </Text>
                )}
              </span>
              {each?.voice_quality === 'classic' && (
                <Text component="span" size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                  {t('voice.classic')}
                </Text>
              )}
            </Group>
          );
        }}
      />
    </div>
  );
}
