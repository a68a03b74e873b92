import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import { writtenLanguage } from '@parlance/language/languages';
import { type OnTrouble, plain, tellOrPlainly } from './plain/or-plainly.ts';
import { readThrough } from './plain/read-through.ts';
import { readSource } from './read/reading.ts';
import { rulesChooser } from './rules/chooser.ts';
import { rulesWorder } from './rules/worder.ts';
import { tellEpisode } from './tell-episode.ts';

/** Who writes: the rules, behind whom plain telling stands, or plain telling alone. */
export type AuthorName = 'rules' | 'plain';

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
  if (written) {
    const reading = readSource(source, written);
    return author === 'plain'
      ? tellEpisode(plain, reading, brief)
      : tellOrPlainly({ chooser: rulesChooser, worder: rulesWorder }, reading, brief, onTrouble);
  }
  if (brief.mode === 'dialogue') {
    throw new AppError('write.cannot_converse', {
      log: `no conversation in ${brief.language}`,
      params: { language: brief.language },
    });
  }
  return readThrough(source, brief);
}
