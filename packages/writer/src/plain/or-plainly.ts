import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import { isAppError } from '@parlance/kernel/errors';
import type { Choice } from '../choose/chooser.ts';
import { plainChooser } from '../choose/plain-chooser.ts';
import type { Reading } from '../read/reading.ts';
import { type Author, tellEpisode } from '../tell-episode.ts';
import type { Worder } from '../word/worder.ts';
import { plainWorder } from './plain-worder.ts';

/** Told of what failed and was told plainly instead. */
export type OnTrouble = (error: unknown) => void;

export const plain: Author<Choice> = { chooser: plainChooser, worder: plainWorder };

/** A refusal is an answer, and nobody can tell what can't be told. */
function orElse<Result>(work: () => Result, plainly: () => Result, onTrouble: OnTrouble): Result {
  try {
    return work();
  } catch (error) {
    if (isAppError(error)) throw error;
    onTrouble(error);
    return plainly();
  }
}

/** An episode by an author; what their worder fails to say is told plainly, and so is all of it where their chooser fails. */
export function tellOrPlainly<Chosen extends Choice>(
  { chooser, worder }: Author<Chosen>,
  reading: Reading,
  brief: Brief,
  onTrouble: OnTrouble,
): Script {
  const backed: Worder<Chosen> = {
    word: (...asked) =>
      orElse(
        () => worder.word(...asked),
        () => plainWorder.word(...asked),
        onTrouble,
      ),
    notes: (...asked) =>
      orElse(
        () => worder.notes(...asked),
        () => plainWorder.notes(...asked),
        onTrouble,
      ),
  };
  return orElse(
    () => tellEpisode({ chooser, worder: backed }, reading, brief),
    () => tellEpisode(plain, reading, brief),
    onTrouble,
  );
}
