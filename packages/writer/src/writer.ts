import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import { writtenLanguage } from '@parlance/language/languages';
import { plain } from './plain/plain-author.ts';
import { readThrough } from './plain/read-through.ts';
import { readSource } from './read/reading.ts';
import { tellEpisode } from './tell-episode.ts';

/** The whole writer as one pure function: the same source and brief give the same script. */
export function writeScript(source: SourceText, brief: Brief): Script {
  const language = baseLanguage(brief.language);
  if (language !== source.language) {
    throw new AppError('write.cannot_translate', {
      log: `source is ${source.language}, asked for ${brief.language}`,
      params: { from: source.language, to: language },
    });
  }
  const written = writtenLanguage(language);
  if (written) return tellEpisode(plain, readSource(source, written), brief);
  if (brief.mode === 'dialogue') {
    throw new AppError('write.cannot_converse', {
      log: `no conversation in ${brief.language}`,
      params: { language: brief.language },
    });
  }
  return readThrough(source, brief);
}
