import type { Options } from '@parlance/contract/options';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../lib/api.ts';
import classes from './compose-form.module.css';
import { useDraft } from './draft.ts';
import { FaultsProvider, faultsAfterChange, focusFirstFault } from './faults.tsx';
import { FormatFields } from './format-fields.tsx';
import { type Faults, faultsIn, requestOf } from './request.ts';
import { SourceField } from './source-field.tsx';
import { Summary } from './summary.tsx';
import { useStartAudio } from './use-start-audio.ts';
import { VoiceFields } from './voice-fields.tsx';
import { Wishes } from './wishes.tsx';

const serverFaults = ({ fields, params }: ApiProblem): Faults =>
  Object.fromEntries(Object.entries(fields).map(([path, code]) => [path, { code, params }]));

export function ComposeForm({ options }: { options: Options }) {
  const { i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { start, busy } = useStartAudio();
  const fromText = useDraft((draft) => draft.source === 'text');

  useEffect(
    () =>
      useDraft.subscribe((after, before) => {
        setProblem(null);
        setFaults((current) => faultsAfterChange(current, before, after));
      }),
    [],
  );

  // After the faults are drawn: a field that just became invalid is announced with its sentence.
  useEffect(() => {
    if (form.current) focusFirstFault(form.current, faults);
  }, [faults]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const request = requestOf(useDraft.getState(), options, i18n.language);
    const found = faultsIn(request);
    setFaults(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return;
    const refused = await start(request);
    setProblem(refused);
    if (refused) setFaults(serverFaults(refused));
  };

  return (
    <FaultsProvider faults={faults}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={classes.layout}>
        <div className={classes.fields}>
          <SourceField limits={options.limits} />
          <FormatFields options={options} />
          <VoiceFields options={options} />
          {fromText && <Wishes limits={options.limits} />}
        </div>
        <Summary options={options} busy={busy} problem={problem} />
      </form>
    </FaultsProvider>
  );
}
