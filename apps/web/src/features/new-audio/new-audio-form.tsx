import type { Options } from '@parlance/contract/options';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../lib/api/api.ts';
import { primeAudio } from '../../ui/player/start/primed-audio.ts';
import { changeDraft, useDraft } from './draft/draft.ts';
import { FaultsProvider, faultsAfterChange, focusFirstFault, withoutSourceFaults } from './draft/faults.tsx';
import { type Faults, faultsIn, isOwnScript, requestOf } from './draft/request.ts';
import { Choices } from './fields/choices.tsx';
import { FormatFields } from './fields/format-fields.tsx';
import { OptionalInstructions, ReviewSwitch } from './fields/optional-instructions.tsx';
import classes from './new-audio-form.module.css';
import { uploads } from './sources/files/uploads.ts';
import { useKeptFiles } from './sources/files/use-kept-files.ts';
import { SourceField } from './sources/source-field.tsx';
import { Summary } from './summary/summary.tsx';
import { useConfirmCost } from './summary/use-confirm-cost.tsx';
import { useStartAudio } from './use-start-audio.ts';
import { VoiceFields } from './voices/voice-fields.tsx';
import { Welcome } from './welcome/welcome.tsx';

const serverFaults = ({ fields, params }: ApiProblem): Faults =>
  Object.fromEntries(Object.entries(fields).map(([path, code]) => [path, { code, params }]));

export function NewAudioForm({ options, isNewcomer }: { options: Options; isNewcomer: boolean }) {
  const { i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<ApiProblem | null>(null);
  const { start, busy } = useStartAudio();
  const confirmCost = useConfirmCost();
  const own = useDraft(isOwnScript);
  useKeptFiles();

  useEffect(() => {
    const stopDraft = useDraft.subscribe((after, before) => {
      setRefusal(null);
      setFaults((current) => faultsAfterChange(current, before, after));
    });
    const stopFiles = uploads.use.subscribe(({ files }, before) => {
      if (files.length !== before.files.length || files.every(({ state }) => state === 'done'))
        setFaults(withoutSourceFaults);
    });
    return () => {
      stopDraft();
      stopFiles();
    };
  }, []);

  // After the faults are drawn: a field that just became invalid is announced with its sentence.
  useEffect(() => {
    if (form.current) focusFirstFault(form.current, faults);
  }, [faults]);

  const send = async () => {
    const { files } = uploads.use.getState();
    const asked = requestOf(useDraft.getState(), { options, readerLanguage: i18n.language, files });
    const found = faultsIn(asked, files);
    setFaults(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    const { go, refused, request } = await confirmCost(asked);
    if (!go && !refused) return;
    const problem = refused ?? (await start(request));
    setRefusal(problem);
    if (problem) setFaults(serverFaults(problem));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    primeAudio();
    void send();
  };
  const begin = (topic: string) => {
    changeDraft({ source: 'topic', topic });
    primeAudio();
    void send();
  };

  return (
    <FaultsProvider faults={faults}>
      {isNewcomer && <Welcome options={options} busy={busy} begin={begin} />}
      <form ref={form} onSubmit={submit} noValidate className={classes.layout}>
        <div className={classes.fields}>
          <SourceField options={options} />
          <Choices
            options={options}
            hasFault={Object.keys(faults).some((path) => !path.startsWith('source'))}
          >
            <FormatFields options={options} />
            <VoiceFields options={options} />
            {!own && <OptionalInstructions limits={options.limits} />}
            {!own && <ReviewSwitch />}
          </Choices>
        </div>
        <Summary options={options} busy={busy} problem={refusal} />
      </form>
    </FaultsProvider>
  );
}
