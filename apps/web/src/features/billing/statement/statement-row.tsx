import { Anchor, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayOf } from '../../../lib/format/days.ts';
import classes from './statement.module.css';
import type { StatementItem } from './use-statement.ts';

/** Only an audio that is still there has a title, and a page. */
const audioOf = ({ audio }: StatementItem): ReactNode =>
  audio?.title && (
    <Anchor component={Link} to={`/app/audio/${audio.id}`} inherit underline="always" dir="auto">
      {audio.title}
    </Anchor>
  );

export function StatementRow({ item }: { item: StatementItem }) {
  const { t, i18n } = useTranslation('billing');
  const amount = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' }).format(item.credits);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const details = [
    audioOf(item),
    item.move === 'granted' ? null : t(`statement.of.${item.kind}`),
    <time key="when" dateTime={item.at}>
      {when.format(new Date(item.at))}
    </time>,
    item.expires_at && t('statement.until', { day: dayOf(item.expires_at, i18n.language, 'medium') }),
  ].filter(Boolean);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text component="div" fw={600}>
          {item.move === 'granted' ? t(`statement.granted.${item.kind}`) : t(`statement.moves.${item.move}`)}
        </Text>
        <Text component="div" size="sm" c="dimmed" lh={1.45}>
          {details.map((detail, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one row never change places
            <Fragment key={index}>
              {index > 0 && ' · '}
              {detail}
            </Fragment>
          ))}
        </Text>
      </div>
      <span className={classes.amount} data-gain={item.credits > 0 || undefined}>
        {amount}
      </span>
    </li>
  );
}
