import { Button, Group } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import type { ScriptProposal } from '@parlance/contract/studio';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from 'react-i18next';
import { type SpeakerNames, useSpeakerNames } from '../../../lib/queries/use-speaker-names.ts';
import { clockTime } from '../../../ui/player/clock.ts';
import { type Addition, useProposal, usePutIn } from './script-changes.ts';
import classes from './script-panel.module.css';

type Props = {
  audio: Audio;
  /** A passage, or one sentence of it. */
  what: Addition;
  /** What that would mean, where it is known before anybody asks. */
  longer?: { ms: number; credits: number };
};

/** Beside what was left out: what would be said of it and for how much, then saying it. */
export function PutIn({ audio, what, longer }: Props) {
  const { t } = useTranslation('listen');
  const names = useSpeakerNames(audio);
  const proposal = useProposal(audio.id);
  const save = usePutIn(audio.id);
  if (proposal.data) {
    const { revision, lines } = proposal.data;
    return (
      <Proposed
        proposal={proposal.data}
        names={names}
        language={audio.language}
        saving={save.isPending}
        save={() => save.mutate({ revision, lines }, { onSuccess: () => proposal.reset() })}
        cancel={() => proposal.reset()}
      />
    );
  }
  return (
    <Button
      variant="default"
      size="compact-md"
      mt="xs"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      // One new version at a time.
      disabled={audio.remake !== null && audio.remake.error === null}
      loading={proposal.isPending}
      onClick={() => proposal.mutate(what)}
    >
      {longer ? (
        <span className="tabular">
          {t('put_in.ask_longer', { time: clockTime(longer.ms) })}
          <span data-needs="credits"> · {t('put_in.credits', { count: longer.credits })}</span>
        </span>
      ) : (
        t('put_in.ask')
      )}
    </Button>
  );
}

type ProposedProps = {
  proposal: ScriptProposal;
  names: SpeakerNames;
  language: string;
  saving: boolean;
  save: () => void;
  cancel: () => void;
};

export function Proposed({ proposal, names, language, saving, save, cancel }: ProposedProps) {
  const { t } = useTranslation('listen');
  return (
    <div className={classes.proposal}>
      <strong>{t('put_in.title')}</strong>
      {proposal.changed.map((number) => {
        const line = proposal.lines[number];
        return (
          line && (
            <div key={number} className={classes.line} data-speaker={line.speaker}>
              <span className={classes.speaker}>{names[line.speaker]}</span>
              <p className={classes.text} dir="auto" lang={language}>
                {line.text}
              </p>
            </div>
          )
        );
      })}
      <p>{t('put_in.longer', { time: clockTime(proposal.longer_ms) })}</p>
      <Group gap="sm" mt="sm">
        <Button size="sm" loading={saving} onClick={save}>
          {t('put_in.confirm', { count: proposal.credits_required })}
        </Button>
        <Button size="sm" variant="default" disabled={saving} onClick={cancel}>
          {t('put_in.cancel')}
        </Button>
      </Group>
    </div>
  );
}
