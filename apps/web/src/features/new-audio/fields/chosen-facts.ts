import type { Options } from '@parlance/contract/options';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../lib/format/language-names.ts';
import { useChoices } from '../draft/draft.ts';
import { isOwnScript, languageOf, modeOf } from '../draft/request.ts';
import { useMinutesText } from '../summary/estimate-facts.tsx';
import { useEstimate } from '../summary/use-estimate.ts';
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
  const foreseen = useEstimate(options);
  const minutesText = useMinutesText();
  const length = options.lengths.find(({ id }) => id === foreseen.length);
  const own = isOwnScript(draft);
  return [
    t(`mode.${mode}`),
    ...(own || !length
      ? []
      : [
          `${t(`length.${length.id}`)} (${minutesText(
            foreseen.estimate ?? {
              expected_minutes: null,
              estimated_minutes: { min: length.min_minutes, max: length.max_minutes },
            },
          )})`,
          t(`level.${draft.level}`),
          t(`tone.${draft.tone}`),
        ]),
    language ? languageName(language.code, i18n.language) : '',
    namesOf(castOf(draft, options, language?.code ?? ''), mode === 'dialogue'),
    ...(own || !draft.review ? [] : [t('review.short')]),
  ].filter(Boolean);
}
