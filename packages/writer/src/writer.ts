import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { AppError, isAppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import { type WrittenLanguage, writtenLanguage } from '@parlance/language/languages';
import type { Choice } from './choose/chooser.ts';
import { plainChooser } from './choose/plain-chooser.ts';
import { plainWorder } from './plain/plain-worder.ts';
import { readThrough } from './plain/read-through.ts';
import { readSource } from './read/reading.ts';
import { rulesChooser } from './rules/chooser.ts';
import { rulesWorder } from './rules/worder.ts';
import { type Author, tellEpisode } from './tell-episode.ts';
import { orPlainly } from './word/or-plainly.ts';

/** Who writes: the rules, behind whom plain telling stands, or plain telling alone. */
export type AuthorName = 'rules' | 'plain';
/** Told of what failed and was told plainly instead. */
export type OnTrouble = (error: unknown) => void;

const plain: Author<Choice> = { chooser: plainChooser, worder: plainWorder };

function tell(
  source: SourceText,
  brief: Brief,
  { language, author, onTrouble }: { language: WrittenLanguage; author: AuthorName; onTrouble: OnTrouble },
): Script {
  const reading = readSource(source, language);
  if (author === 'plain') return tellEpisode(plain, reading, brief);
  try {
    const worder = orPlainly(rulesWorder, onTrouble);
    return tellEpisode({ chooser: rulesChooser, worder }, reading, brief);
  } catch (error) {
    // What can't be told by anybody, nobody tells.
    if (isAppError(error)) throw error;
    onTrouble(error);
    return tellEpisode(plain, reading, brief);
  }
}

/** The whole writer as one pure function: the same source and brief give the same script. */
export function writeScript(
  source: SourceText,
  brief: Brief,
  { author = 'rules', onTrouble = () => {} }: { author?: AuthorName; onTrouble?: OnTrouble } = {},
): Script {
  const language = baseLanguage(brief.language);
  if (language !== source.language) {
    throw new AppError('write.cannot_translate', {
      log: `source is ${source.language}, asked for ${brief.language}`,
      params: { from: source.language, to: language },
    });
  }
  const written = writtenLanguage(language);
  if (written) return tell(source, brief, { language: written, author, onTrouble });
  if (brief.mode === 'dialogue') {
    throw new AppError('write.cannot_converse', {
      log: `no conversation in ${brief.language}`,
      params: { language: brief.language },
    });
  }
  return readThrough(source, brief);
}
