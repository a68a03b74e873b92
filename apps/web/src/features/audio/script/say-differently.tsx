import { Autocomplete, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Pronunciation } from '@parlance/contract/accounts';
import type { Audio } from '@parlance/contract/audios';
import { LIMITS } from '@parlance/kernel/limits';
import { respell } from '@parlance/kernel/respell';
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { faultsOf } from '../../../lib/forms/form-faults.ts';
import { useOptions } from '../../../lib/queries/use-options.ts';
import { isPremium, remakeCost } from '../../../lib/script/remake-cost.ts';
import { useLinePreview } from '../../../lib/script/use-line-preview.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { EditableScript } from '../audio-queries.ts';
import { firstWith, withEntry, wordsToChoose } from './respelling.ts';
import { useSayDifferently } from './script-changes.ts';

/** Where somebody heard something they want to hear otherwise. */
export type Heard = { lines: readonly number[]; word: string };

type Props = { audio: Audio; script: EditableScript; heard: Heard; close: () => void };

export function SayDifferentlyDialog({ heard, ...rest }: Omit<Props, 'heard'> & { heard: Heard | null }) {
  const { t } = useTranslation('listen');
  return (
    <Dialog opened={heard !== null} onClose={rest.close} title={t('respell.title')} size={520}>
      {heard && <SayDifferentlyForm heard={heard} {...rest} />}
    </Dialog>
  );
}

/** A word, how it is to be said, and what that costs; it can be heard before. */
function SayDifferentlyForm({ audio, script, heard, close }: Props) {
  const { t } = useTranslation('listen');
  const text = useErrorText();
  const { data: options } = useOptions();
  const { preview, toggle } = useLinePreview(audio.id);
  const save = useSayDifferently(audio, script);
  const [draft, setDraft] = useState({ written: heard.word, spoken: '' });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const change = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFaults({});
  };

  const entry = { written: draft.written.trim(), spoken: draft.spoken.trim(), language: audio.language };
  const isWhole = Pronunciation.safeParse(entry).success;
  const { edit_basis: basis } = script;
  const { unspoken, credits } = remakeCost({
    basis: isWhole ? { ...basis, pronunciations: withEntry(basis.pronunciations, entry) } : basis,
    language: audio.language,
    lines: script.lines,
    premium: isPremium(options, audio.voice),
  });
  const here = heard.lines.flatMap((number) => script.lines[number] ?? []);
  const line = firstWith(here, entry) ?? firstWith(script.lines, entry);
  const hear = () => {
    if (!line) return;
    // The server says other words of the dictionary as it always does.
    const tried = respell(line.text, audio.language, { entries: [entry], isMeasured: true }).text;
    void toggle({ key: 0, speaker: line.speaker, text: tried }, preview !== null);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFaults(faultsOf(Pronunciation, entry));
    if (isWhole && unspoken.length > 0) save.mutate(entry, { onSuccess: close });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('respell.lead')}
        </Text>
        <Autocomplete
          label={t('respell.written')}
          data={wordsToChoose(here.map((each) => each.text).join(' '))}
          value={draft.written}
          maxLength={LIMITS.pronunciationMaxChars}
          spellCheck={false}
          maxDropdownHeight={200}
          error={text.field(faults.written)}
          onChange={(written) => change({ written })}
        />
        <TextInput
          label={t('respell.spoken')}
          description={t('respell.spoken_hint')}
          value={draft.spoken}
          maxLength={LIMITS.pronunciationMaxChars}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          error={text.field(faults.spoken)}
          onChange={(event) => change({ spoken: event.currentTarget.value })}
        />
        {isWhole && (
          <Text size="sm" role="status">
            {t('respell.lines', { count: unspoken.length })}
          </Text>
        )}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={
              preview ? <IconPlayerStopFilled size={16} aria-hidden /> : <IconVolume size={18} aria-hidden />
            }
            loading={preview?.phase === 'loading'}
            disabled={!isWhole || !line}
            onClick={hear}
          >
            {t(preview ? 'respell.silence' : 'respell.hear')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={isWhole && unspoken.length === 0}>
            {t('respell.confirm', { count: credits })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
