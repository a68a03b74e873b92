import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { faultsAfterChange, withoutSourceFaults } from './faults.tsx';

const fault = { code: 'required', params: {} };
const FAULTS = { 'source.text': fault, 'voice.host': fault };

it('takes back what it said about the text when the text changes, and only that', () => {
  expect(faultsAfterChange(FAULTS, EMPTY_DRAFT, { ...EMPTY_DRAFT, text: 'R' })).toEqual({
    'voice.host': fault,
  });
});

it('takes back what it said about an address when another episode is chosen', () => {
  const faults = { 'source.url': fault };
  expect(faultsAfterChange(faults, EMPTY_DRAFT, { ...EMPTY_DRAFT, episode: 'e7' })).toEqual({});
});

it('leaves the faults as they are where there is nothing to take back', () => {
  const faults = { 'voice.host': fault };
  expect(withoutSourceFaults(faults)).toBe(faults);
  expect(withoutSourceFaults(FAULTS)).toEqual(faults);
});

it('takes back what it said about the choices when a choice changes', () => {
  expect(faultsAfterChange(FAULTS, EMPTY_DRAFT, { ...EMPTY_DRAFT, host: 'ben' })).toEqual({
    'source.text': fault,
  });
});
