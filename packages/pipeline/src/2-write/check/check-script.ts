import type { Script } from '@parlance/artifacts/script';
import type { ScriptCheck } from '@parlance/artifacts/script-check';
import type { SourceText } from '@parlance/artifacts/source-text';
import { checkLines } from '@parlance/claims/script/check-lines';
import type { Instructions } from '@parlance/claims/script/read-source';
import { findHeard } from './heard-share.ts';
import { findLeftOut } from './left-out.ts';

/** What each line of a script rests on, and what of the source it leaves out; whoever wrote it. */
export const checkScript = async (
  source: SourceText,
  script: Script,
  instructions: Instructions,
): Promise<ScriptCheck> => ({
  lines: await checkLines(source, script, instructions),
  leftOut: await findLeftOut(source, script),
  heard: await findHeard(source, script),
});
