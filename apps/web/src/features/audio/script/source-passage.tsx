import type { AudioScript } from '@parlance/contract/audios';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PassageAddress, type SourceDocument } from './passage-address.tsx';
import classes from './script-panel.module.css';
import { markSentences } from './source-sentences.ts';

type Props = {
  passage: AudioScript['passages'][number];
  /** What was made of it. */
  said: string;
  documents: SourceDocument[];
  language: string;
};

/** A passage that a line rests on, with the very sentence marked. */
export function SourcePassage({ passage, said, documents, language }: Props) {
  const { i18n } = useTranslation();
  const stretches = useMemo(() => markSentences(passage.text, said, language), [passage, said, language]);
  return (
    <figure className={classes.source}>
      <blockquote dir="auto" lang={language}>
        {stretches.map(({ text, isMarked }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches never move.
          isMarked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
      </blockquote>
      <figcaption lang={i18n.language}>
        <PassageAddress passage={passage} documents={documents} />
      </figcaption>
    </figure>
  );
}
