import { Stack } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import { useTranslation } from 'react-i18next';
import { changeDraft, useChoices } from '../draft/draft.ts';
import { useFault } from '../draft/faults.tsx';
import { languageOf, modeOf } from '../draft/request.ts';
import { LanguageField } from '../fields/language-field.tsx';
import { Panel } from '../fields/panel.tsx';
import { castOf } from './casting.ts';
import { PairField } from './pair-field.tsx';
import { VoiceSelect } from './voice-select.tsx';

export function VoiceFields({ options }: { options: Options }) {
  const { t, i18n } = useTranslation('compose');
  const draft = useChoices();
  const fault = useFault('voice');
  const language = languageOf(draft, options, i18n.language);
  const code = language?.code ?? '';
  const cast = castOf(draft, options, code);
  const isDialogue = modeOf(draft, language) === 'dialogue';
  return (
    <Panel title={t('voice.title')}>
      <Stack gap="lg">
        <LanguageField options={options} />
        <div data-field="voice">
          {isDialogue ? (
            <PairField cast={cast} language={code} fault={fault} />
          ) : (
            <VoiceSelect
              label={t('voice.solo')}
              voices={cast.voices}
              language={code}
              value={cast.solo?.id}
              error={fault}
              onChange={(solo) => changeDraft({ solo })}
            />
          )}
        </div>
      </Stack>
    </Panel>
  );
}
