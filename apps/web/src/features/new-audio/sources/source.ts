import type { NewAudio, SOURCE_TYPES } from '@parlance/contract/new-audio';
import type { AudioRequest } from '@parlance/contract/studio';
import type { z } from 'zod';

export type SourceType = (typeof SOURCE_TYPES)[number];
type RequestSource = z.input<typeof NewAudio>['source'];
type AudioSource = AudioRequest['source'];

/** One kind of material, as the form, its draft and its request know it. */
export type Source<Type extends SourceType, Material extends Record<string, string>> = {
  /** What is typed for it, empty: the draft keeps it over reloads under these names. */
  material: Material;
  toRequest(draft: Material, uploadIds: string[]): Extract<RequestSource, { type: Type }>;
  /** The form as it was filled in for an earlier audio. `source` is the tab, where it is not the type's own. */
  prefill(source: Extract<AudioSource, { type: Type }>): Partial<Material> & { source?: string };
  /** Its words are spoken as they stand: length and level are settled and nothing is left to ask or to read over. */
  isFinished?: boolean;
};
