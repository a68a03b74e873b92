import type { Options } from '@parlance/contract/options';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../lib/format/language-names.ts';
import { useChoices } from '../draft/draft.ts';
import { isOwnScript, languageOf, modeOf } from '../draft/request.ts';
import { type Cast, castOf } from '../voices/casting.ts';

const namesOf = (cast: Cast, isDialogue: boolean): string => {
  if (!isDialogue) return cast.solo?.name ?? '';
  if (cast.casting === 'pair') return cast.pair?.name ?? '';
  return [cast.host?.name, cast.cohost?.name].filter(Boolean).join(' & ');
};

/** Every choice in a word or two, in the order of the fields. */
export function useChosenFacts(options: Options): string[] {
  const { t, i18n } = useTranslation('compose');
  const draft = useChoices();
  const language = languageOf(draft, options, i18n.language);
  const mode = modeOf(draft, language);
  const length = options.lengths.find(({ id }) => id === draft.length);
  const own = isOwnScript(draft);
  return [
    t(`mode.${mode}`),
    ...(own || !length
      ? []
      : [
          `${t(`length.${length.id}`)} (${t('length.minutes', { least: length.min_minutes, most: length.max_minutes })})`,
          t(`level.${draft.level}`),
          t(`tone.${draft.tone}`),
        ]),
    language ? languageName(language.code, i18n.language) : '',
    namesOf(castOf(draft, options, language?.code ?? ''), mode === 'dialogue'),
    ...(own || !draft.review ? [] : [t('review.short')]),
  ].filter(Boolean);
}
