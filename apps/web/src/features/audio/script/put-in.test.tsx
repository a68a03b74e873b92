import type { ScriptProposal } from '@parlance/contract/studio';
import { expect, it } from 'vitest';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { Proposed } from './put-in.tsx';

const line = (speaker: 'HOST' | 'COHOST', text: string) => ({ speaker, text, source_refs: [], chapter: 0 });
const PROPOSAL: ScriptProposal = {
  revision: 'r1',
  lines: [line('HOST', 'Told before.'), line('COHOST', 'Put in first.'), line('HOST', 'And then this.')],
  changed: [1, 2],
  credits_required: 2,
  longer_ms: 14_000,
};

it('shows what would be said, by whom, and the price before anything is spent', async () => {
  const html = await drawn(
    <Proposed
      proposal={PROPOSAL}
      names={{ HOST: 'Ruth', COHOST: 'Walter' }}
      language="en-US"
      saving={false}
      save={() => undefined}
      cancel={() => undefined}
    />,
  );
  for (const words of ['Walter', 'Put in first.', 'Ruth', 'And then this.', '0:14', 'Put it in · 2 credits'])
    expect(html).toContain(words);
  expect(html).not.toContain('Told before.');
});
