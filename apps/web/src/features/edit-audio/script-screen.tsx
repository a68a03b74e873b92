import { Alert, Anchor, Button, Text } from '@mantine/core';
import type { Audio, AudioScript, EditBasis } from '@parlance/contract/audios';
import { isSameScript } from '@parlance/contract/script-changes';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { isApiProblem } from '../../lib/api/api.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { useOptions } from '../../lib/queries/use-options.ts';
import { useSpeakerNames } from '../../lib/queries/use-speaker-names.ts';
import { isPremium } from '../../lib/script/remake-cost.ts';
import { useLinePreview } from '../../lib/script/use-line-preview.ts';
import { showSnackbar } from '../../lib/storage/state.ts';
import type { LineFinding } from '../../ui/script-check/line-check.tsx';
import { DiscardButton } from './discard-button.tsx';
import { estimateRemake, knownTimes } from './estimate.ts';
import { faultsOf, longestMsOf } from './faults.ts';
import { LineEditor } from './line/line-editor.tsx';
import { commandByKey } from './line/line-keys.ts';
import { SaveBar } from './save-bar.tsx';
import { beginEditing, type EditLine, edited } from './script-editor.ts';
import { useSaveScript } from './script-queries.ts';
import classes from './script-screen.module.css';
import { UnsavedGuard } from './unsaved-guard.tsx';

type Props = {
  audio: Audio;
  script: AudioScript & { edit_basis: EditBasis };
  /** To make a finished audio again, or to read a script over before it is spoken. */
  purpose: 'remake' | 'review';
};

const editLines = ({ lines }: AudioScript): Omit<EditLine, 'key'>[] =>
  lines.map(({ speaker, text, source_refs, chapter, delivery }) => ({
    speaker,
    text,
    sourceRefs: source_refs,
    chapter,
    delivery,
  }));

/** A finding holds for the words it was made of, wherever they stand now. */
const findingsOf = ({ lines }: AudioScript): ReadonlyMap<string, LineFinding> =>
  new Map(lines.map(({ text, check }) => [text, check]));

export function ScriptScreen({ audio, script, purpose }: Props) {
  const { t } = useTranslation('studio');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [editor, act] = useReducer(edited, script, (begun) => beginEditing(begun.mode, editLines(begun)));
  const { preview, toggle } = useLinePreview(audio.id);
  const { data: options } = useOptions();
  const names = useSpeakerNames(audio);
  useAskedLine();

  const { lines } = editor;
  const times = useMemo(() => knownTimes(script.lines), [script]);
  // Counting an hour of words may lag behind the fingers, not hold them up.
  const counted = useDeferredValue(lines);
  const estimate = useMemo(
    () =>
      estimateRemake({
        basis: script.edit_basis,
        language: audio.language,
        times,
        lines: counted,
        premium: isPremium(options, audio.voice),
      }),
    [script, times, counted, options, audio.voice, audio.language],
  );
  const inReview = purpose === 'review';
  const longestMs = useMemo(() => (inReview ? longestMsOf(audio, script) : null), [inReview, audio, script]);
  const faults = useMemo(() => faultsOf(counted, script.mode, longestMs), [counted, script.mode, longestMs]);
  const findings = useMemo(() => findingsOf(script), [script]);
  const changed = !isSameScript(
    script.lines,
    lines.map(({ speaker, text }) => ({ speaker, text: text.trim() })),
  );
  const saved = useRef(false);
  const save = useSaveScript(audio.id, () => {
    saved.current = true;
    showSnackbar(t(inReview ? 'review.started' : 'saved'));
    if (!inReview) void navigate(`/app/audio/${audio.id}`);
  });
  // What is edited is the script of this revision, also when another one comes meanwhile.
  const [begun] = useState(audio.revision);

  const saveAll = () => {
    if (!(changed || inReview) || faultsOf(lines, script.mode, longestMs).size > 0 || save.isPending) return;
    const body = {
      revision: begun,
      lines: lines.map(({ speaker, text, sourceRefs, chapter, delivery }) => ({
        speaker,
        text: text.trim(),
        source_refs: [...sourceRefs],
        chapter,
        delivery,
      })),
    };
    save.mutate(body);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandByKey(event);
    if (!command) return;
    event.preventDefault();
    if (command !== 'save') act({ type: command });
    // Saving out of habit is not yet a consent to speak it.
    else if (!inReview) saveAll();
  };

  const whole = faults.get(0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside arrive here.
    <div onKeyDown={onKeyDown}>
      <SaveBar
        editor={editor}
        estimate={estimate}
        changed={changed}
        faults={faults.size}
        saving={save.isPending}
        inReview={inReview}
        discard={inReview && <DiscardButton audioId={audio.id} settled={saved} />}
        act={act}
        save={saveAll}
      />
      {script.edit_basis.speaks_all && (
        <Text size="sm" c="dimmed" mb="md">
          {t('speaks_all')}
        </Text>
      )}
      {save.error && <Refused error={save.error} />}
      {whole && (
        <Alert color="red" variant="light" mb="md" icon={<IconAlertTriangle aria-hidden="true" />}>
          {errorText.field(whole, { minutes: Math.floor((longestMs ?? 0) / 60_000) })}
        </Alert>
      )}
      <ol className={classes.lines}>
        {lines.map((line, index) => (
          <LineEditor
            key={line.key}
            chapter={
              line.chapter === lines[index - 1]?.chapter ? undefined : script.chapters[line.chapter]?.title
            }
            line={line}
            number={index + 1}
            speaker={names[line.speaker]}
            solo={script.mode === 'monologue'}
            isLast={index === lines.length - 1}
            isNew={estimate.newKeys.has(line.key)}
            fault={faults.get(index + 1)}
            check={findings.get(line.text) ?? null}
            focusAt={editor.focus?.key === line.key ? editor.focus.at : null}
            hearing={preview?.key === line.key ? preview.phase : null}
            language={audio.language}
            act={act}
            hear={toggle}
          />
        ))}
      </ol>
      <Button
        variant="default"
        mt="md"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => act({ type: 'add', after: lines.at(-1)?.key ?? null })}
      >
        {t('add')}
      </Button>
      <UnsavedGuard unsaved={changed} saved={saved} />
    </div>
  );
}

/** "#line-3" is a line that somebody wants to change: the keyboard is there when the page opens. */
function useAskedLine(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (/^#line-\d+$/.test(hash)) document.querySelector<HTMLElement>(`${hash} textarea`)?.focus();
  }, [hash]);
}

/** Why it was not saved; when another audio is being made, with the way to it. */
function Refused({ error }: { error: Error }) {
  const { t } = useTranslation('studio');
  const errorText = useErrorText();
  const running = isApiProblem(error) ? error.params.audio_id : undefined;
  return (
    <Alert color="red" variant="light" mb="md" role="alert" icon={<IconAlertTriangle aria-hidden="true" />}>
      {errorText.problem(error)}
      {running !== undefined && (
        <Anchor component={Link} to={`/app/audio/${running}`} display="block" mt={6} fw={600} size="sm">
          {t('go_to_running')}
        </Anchor>
      )}
    </Alert>
  );
}
