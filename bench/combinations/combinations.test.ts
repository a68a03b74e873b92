import path from 'node:path';
import { findScriptFaults } from '@parlance/pipeline/2-write/gate';
import { mendScript } from '@parlance/pipeline/2-write/mend-script';
import { writeScript } from '@parlance/writer/writer';
import { expect, it } from 'vitest';
import { readTexts } from '../eval/read-texts.ts';
import { combinationsOver } from './combinations.ts';

// `npm run bench combinations` writes ten thousand.
it('writes whatever the title, the question and the emphasis are', async () => {
  const texts = await readTexts(path.resolve(import.meta.dirname, '../eval/texts'), undefined);
  const failures = [...combinationsOver(texts.slice(0, 4), 12)].flatMap(({ name, source, brief }) => {
    const script = writeScript(source, { ...brief, length: 'short' });
    return findScriptFaults(mendScript(script, source, brief), source, brief).map(
      (breach) => `${name}: ${breach}`,
    );
  });
  expect(failures).toEqual([]);
});
