import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { type Part, pageNotes } from './page-notes.ts';
import classes from './show-notes.module.css';

type Props = {
  markdown: string;
  language: string;
  /** Given, times at the beginning of a line lead to that moment. */
  onTime?: (ms: number) => void;
};

/** Notes are written by people and models: they become elements here, never markup. */
export function ShowNotes({ markdown, language, onTime }: Props) {
  const blocks = useMemo(() => pageNotes(markdown), [markdown]);
  const drawn = (content: Part[]) => <Parts content={content} onTime={onTime} />;
  return (
    <div className={classes.notes} lang={language} dir="auto">
      {blocks.map((block, index) => {
        const key = `${index}-${block.kind}`;
        if (block.kind === 'paragraph') return <p key={key}>{drawn(block.content)}</p>;
        if (block.kind === 'heading') {
          const Heading = `h${block.level}` as const;
          return <Heading key={key}>{drawn(block.content)}</Heading>;
        }
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={key}>
            {block.items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items never move.
              <li key={place}>{drawn(item)}</li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

type PartsProps = { content: Part[]; onTime?: ((ms: number) => void) | undefined };

const Parts = ({ content, onTime }: PartsProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place.
  content.map((part, index) => <InlinePart key={index} part={part} onTime={onTime} />);

function InlinePart({ part, onTime }: { part: Part } & Pick<PartsProps, 'onTime'>) {
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <Parts content={part.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Parts content={part.content} />
        </em>
      );
    case 'code':
      return <code>{part.text}</code>;
    case 'link':
      return (
        <Anchor
          href={part.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          underline="always"
          inherit
        >
          {part.text}
        </Anchor>
      );
    case 'time':
      if (!onTime) return part.text;
      return (
        <button type="button" className={`tabular ${classes.time}`} onClick={() => onTime(part.atMs)}>
          {part.text}
        </button>
      );
    default:
      return part.text;
  }
}
