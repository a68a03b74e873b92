import { Title } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import classes from './questions.module.css';

type Question = { q: string; a: string; needs?: string | undefined };
type Props = { items: Question[]; headingOrder: 2 | 3 };

/** Questions that open their answers; the browser does it, also on pages without React. */
export function Questions({ items, headingOrder }: Props) {
  return (
    <div className={classes.list}>
      {items.map(({ q, a, needs }) => (
        <details key={q} className={classes.item} data-needs={needs}>
          <summary className={classes.question}>
            <Title order={headingOrder} className={classes.label}>
              {q}
            </Title>
            <IconChevronDown size={20} stroke={1.8} aria-hidden className={classes.chevron} />
          </summary>
          <p className={classes.answer}>{a}</p>
        </details>
      ))}
    </div>
  );
}
