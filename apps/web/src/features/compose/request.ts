import { NewAudio } from '@parlance/contract/new-audio';
import type { Options } from '@parlance/contract/options';
import type { Mode } from '@parlance/kernel/limits';
import type { z } from 'zod';
import { type Cast, castOf } from './casting.ts';
import type { Draft } from './draft.ts';

type Language = Options['languages'][number];
export type Faults = Record<string, { code: string; params: Record<string, string | number> }>;

/** The draft's language, else the one the page is read in, else the first on offer. */
export const languageOf = (
  draft: Pick<Draft, 'language'>,
  options: Options,
  readerLanguage: string,
): Language | undefined =>
  [draft.language, readerLanguage]
    .map((code) => options.languages.find((language) => language.code === code))
    .find((language) => language !== undefined) ?? options.languages[0];

/** Where texts are only read through, nobody is there to answer the host. */
export const mayConverse = (source: Draft['source'], language: Language | undefined): boolean =>
  source === 'script' || language?.writing === 'full';

export const modeOf = (draft: Pick<Draft, 'source' | 'mode'>, language: Language | undefined): Mode =>
  mayConverse(draft.source, language) ? draft.mode : 'monologue';

function voiceOf(mode: Mode, cast: Cast): z.input<typeof NewAudio>['voice'] {
  if (mode === 'monologue') return cast.solo?.id ?? '';
  if (cast.casting === 'pair') return cast.pair?.id ?? '';
  return { host: cast.host?.id ?? '', cohost: cast.cohost?.id ?? '' };
}

/** What would be sent for this draft. */
export function requestOf(draft: Draft, options: Options, readerLanguage: string): z.input<typeof NewAudio> {
  const language = languageOf(draft, options, readerLanguage);
  const mode = modeOf(draft, language);
  const fromText = draft.source === 'text';
  return {
    source: fromText ? { type: 'text', text: draft.text } : { type: 'script', script: draft.script },
    // A finished script has no question left to answer.
    question: fromText ? draft.question : undefined,
    emphasis: fromText ? draft.emphasis : undefined,
    language: language?.code ?? '',
    level: draft.level,
    mode,
    length: draft.length,
    voice: voiceOf(mode, castOf(draft, options, language?.code ?? '')),
  };
}

/** What is wrong with a request, by field path ("source.text"). */
export function faultsIn(request: z.input<typeof NewAudio>): Faults {
  const faults: Faults = {};
  for (const issue of NewAudio.safeParse(request).error?.issues ?? []) {
    const params = issue.code === 'custom' ? (issue.params ?? {}) : {};
    faults[issue.path.join('.')] ??= { code: issue.message, params };
  }
  return faults;
}
