import type { AudioScript } from '@parlance/contract/audios';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../ui/player/clock.ts';
import { WebLink } from '../notes/web-link.tsx';

export type SourceDocument = AudioScript['documents'][number];
type Passage = AudioScript['passages'][number];

/** What a person calls a document: a file by its name (titles inside files are often leftovers), else its title. */
export const documentName = ({ title, file_name, url }: SourceDocument): string | null =>
  file_name ?? title ?? url;

/** Where a passage is: in which document, and on which page, at which moment or in which paragraph. */
export function PassageAddress({ passage, documents }: { passage: Passage; documents: SourceDocument[] }) {
  const { t } = useTranslation('listen');
  const { page, start_ms, heading, paragraph } = passage;
  const document = passage.document === null ? undefined : documents[passage.document];
  const name = document ? documentName(document) : null;
  const parts: ReactNode[] = [];
  if (document && name) parts.push(<WebLink name={name} url={document.url} />);
  if (start_ms !== null) parts.push(t('script.time', { time: clockTime(start_ms) }));
  else if (page !== null) parts.push(t('script.page', { page }));
  else if (heading === null) parts.push(t('script.address', { paragraph }));
  else parts.push(t('script.address_heading', { heading, paragraph }));
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places.
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));
}
