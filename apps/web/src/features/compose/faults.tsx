import { createContext, type ReactNode, useContext } from 'react';
import { useErrorText } from '../../lib/error-text.ts';
import type { Draft } from './draft.ts';
import type { Faults } from './request.ts';

/** The order in which a person meets the fields. */
const READING_ORDER = ['source', 'mode', 'length', 'level', 'language', 'voice', 'question', 'emphasis'];

const FaultsContext = createContext<Faults>({});

export function FaultsProvider({ faults, children }: { faults: Faults; children: ReactNode }) {
  return <FaultsContext value={faults}>{children}</FaultsContext>;
}

const isUnder = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

/** The sentence to show at a field: its own fault or that of a part of it ("voice.host" at "voice"). */
export function useFault(field: string): string | undefined {
  const faults = useContext(FaultsContext);
  const text = useErrorText();
  const path = Object.keys(faults).find((candidate) => isUnder(candidate, field));
  const fault = path === undefined ? undefined : faults[path];
  return fault && text.field(fault.code, fault.params);
}

/** What a person has changed since is no longer called wrong. */
export function faultsAfterChange(faults: Faults, before: Draft, after: Draft): Faults {
  const materialChanged =
    before.source !== after.source || before.text !== after.text || before.script !== after.script;
  const kept = Object.entries(faults).filter(([path]) => isUnder(path, 'source') !== materialChanged);
  return kept.length === Object.keys(faults).length ? faults : Object.fromEntries(kept);
}

/** Moves the focus to the first field that is wrong. */
export function focusFirstFault(form: HTMLElement, faults: Faults): void {
  const field = READING_ORDER.find((name) => Object.keys(faults).some((path) => isUnder(path, name)));
  if (!field) return;
  const box = form.querySelector(`[data-field="${field}"]`);
  const controls = ['textarea', 'input:checked', 'input'].map((selector) =>
    box?.querySelector<HTMLElement>(selector),
  );
  controls.find((control) => control)?.focus();
}
