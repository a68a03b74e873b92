import type { AudioRequest } from '@parlance/contract/studio';
import { files } from './files/files.ts';
import { script } from './script/script.ts';
import type { SourceType } from './source.ts';
import { text } from './text/text.ts';
import { topic } from './topic/topic.ts';
import { url } from './url/url.ts';

/** By tab. A page and a video or podcast have a tab each, and go to the server as an address alike. */
export const SOURCES = { topic, files, url, media: url, text, script } satisfies Record<
  SourceType | 'media',
  unknown
>;

export type SourceTab = keyof typeof SOURCES;
export const SOURCE_TABS = Object.keys(SOURCES) as SourceTab[];

type Materials = (typeof SOURCES)[SourceTab]['material'];
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Material = AllOf<Materials>;

/** Everything that is typed for any of them, empty. */
export const NO_MATERIAL: Material = Object.assign(
  {},
  ...Object.values(SOURCES).map(({ material }) => material),
);

/** The form's fields as an earlier audio's source filled them in. */
export const prefilled = (source: AudioRequest['source']): Partial<Material> & { source: SourceTab } => {
  // The compiler can't see that `source` and the function it is passed to are of one type.
  const prefill = SOURCES[source.type].prefill as (
    source: unknown,
  ) => Partial<Material> & { source?: SourceTab };
  return { source: source.type, ...prefill(source) };
};
