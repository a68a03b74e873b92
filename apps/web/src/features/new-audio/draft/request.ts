import { NewAudio } from '@parlance/contract/new-audio';
import type { Options } from '@parlance/contract/options';
import type { Mode } from '@parlance/kernel/limits';
import type { z } from 'zod';
import type { ChosenFile } from '../sources/files/chosen-files.ts';
import { SOURCES } from '../sources/sources.ts';
import { type Cast, castOf } from '../voices/casting.ts';
import type { Draft } from './draft.ts';

/** A fault that only this page can see, beside the server's field codes. */
export const UPLOADS_UNFINISHED = 'uploads_unfinished';

export type NewAudioRequest = z.input<typeof NewAudio>;
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
  isOwnScript({ source }) || language?.writing === 'full';

export const modeOf = (draft: Pick<Draft, 'source' | 'mode'>, language: Language | undefined): Mode =>
  mayConverse(draft.source, language) ? draft.mode : 'monologue';

function voiceOf(mode: Mode, cast: Cast): NewAudioRequest['voice'] {
  if (mode === 'monologue') return cast.solo?.id ?? '';
  if (cast.casting === 'pair') return cast.pair?.id ?? '';
  return { host: cast.host?.id ?? '', cohost: cast.cohost?.id ?? '' };
}

/** A person's own script is spoken as it stands. */
export const isOwnScript = (draft: Pick<Draft, 'source'>): boolean =>
  SOURCES[draft.source].isFinished === true;

/** What the page has at hand besides the draft. */
export type RequestContext = { options: Options; readerLanguage: string; files: readonly ChosenFile[] };

/** What would be sent for this draft. */
export function requestOf(draft: Draft, { options, readerLanguage, files }: RequestContext): NewAudioRequest {
  const language = languageOf(draft, options, readerLanguage);
  const mode = modeOf(draft, language);
  const own = isOwnScript(draft);
  const uploadIds = files.flatMap(({ state, uploadId }) => (state === 'done' && uploadId ? [uploadId] : []));
  return {
    source: SOURCES[draft.source].toRequest(draft, uploadIds),
    question: own ? undefined : draft.question,
    emphasis: own ? undefined : draft.emphasis,
    tone: own ? undefined : draft.tone,
    language: language?.code ?? '',
    level: draft.level,
    mode,
    length: draft.length,
    voice: voiceOf(mode, castOf(draft, options, language?.code ?? '')),
    ...(!own && draft.review && { review: true }),
  };
}

/** What is wrong with a request, by field path ("source.text"). */
export function faultsIn(request: NewAudioRequest, files: readonly ChosenFile[] = []): Faults {
  const faults: Faults = {};
  // An audio of half the files is not what was asked for.
  if (request.source.type === 'files' && files.some(({ state }) => state !== 'done'))
    faults['source.upload_ids'] = { code: UPLOADS_UNFINISHED, params: {} };
  for (const issue of NewAudio.safeParse(request).error?.issues ?? []) {
    const params = issue.code === 'custom' ? (issue.params ?? {}) : {};
    faults[issue.path.join('.')] ??= { code: issue.message, params };
  }
  return faults;
}
