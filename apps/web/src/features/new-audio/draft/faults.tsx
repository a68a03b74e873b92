import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { NO_MATERIAL } from '../sources/sources.ts';
import type { Draft } from './draft.ts';
import { type Faults, UPLOADS_UNFINISHED } from './request.ts';

/** The order in which a person meets the fields. */
const READING_ORDER = [
  'source',
  'mode',
  'length',
  'level',
  'tone',
  'language',
  'voice',
  'question',
  'emphasis',
];

const FaultsContext = createContext<Faults>({});

export function FaultsProvider({ faults, children }: { faults: Faults; children: ReactNode }) {
  return <FaultsContext value={faults}>{children}</FaultsContext>;
}

const isUnder = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

/** The sentence to show at a field: its own fault or that of a part of it ("voice.host" at "voice"). */
export function useFault(field: string): string | undefined {
  const faults = useContext(FaultsContext);
  const { t } = useTranslation('compose');
  const text = useErrorText();
  const path = Object.keys(faults).find((candidate) => isUnder(candidate, field));
  const fault = path === undefined ? undefined : faults[path];
  if (fault?.code === UPLOADS_UNFINISHED) return t('source.files.unfinished');
  return fault && text.field(fault.code, fault.params);
}

const MATERIAL = ['source', ...(Object.keys(NO_MATERIAL) as (keyof typeof NO_MATERIAL)[])] as const;

/** What a person has changed since is no longer called wrong. */
export function faultsAfterChange(faults: Faults, before: Draft, after: Draft): Faults {
  const materialChanged = MATERIAL.some((part) => before[part] !== after[part]);
  return keepOnly(faults, (path) => isUnder(path, 'source') !== materialChanged);
}

/** The same object where there is nothing to take back, so that nothing is drawn or focused anew. */
function keepOnly(faults: Faults, wanted: (path: string) => boolean): Faults {
  const kept = Object.entries(faults).filter(([path]) => wanted(path));
  return kept.length === Object.keys(faults).length ? faults : Object.fromEntries(kept);
}

export const withoutSourceFaults = (faults: Faults): Faults =>
  keepOnly(faults, (path) => !isUnder(path, 'source'));

/** Moves the focus to the first field that is wrong. */
export function focusFirstFault(form: HTMLElement, faults: Faults): void {
  const field = READING_ORDER.find((name) => Object.keys(faults).some((path) => isUnder(path, name)));
  if (!field) return;
  const box = form.querySelector(`[data-field="${field}"]`);
  const controls = ['[aria-invalid="true"]', '[data-dropzone]', 'textarea', 'input:checked', 'input'].map(
    (selector) => box?.querySelector<HTMLElement>(selector),
  );
  controls.find((control) => control)?.focus();
}
