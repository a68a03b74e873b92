import { Stack } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import { useTranslation } from 'react-i18next';
import { castOf } from './casting.ts';
import { changeDraft, useChoices } from './draft.ts';
import { useFault } from './faults.tsx';
import { LanguageField } from './language-field.tsx';
import { PairField } from './pair-field.tsx';
import { Panel } from './panel.tsx';
import { languageOf, modeOf } from './request.ts';
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
