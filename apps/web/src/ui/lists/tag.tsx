import type { ReactNode } from 'react';
import classes from './tag.module.css';

type Props = { tone: 'good' | 'attention' | 'quiet'; icon?: ReactNode; children: string };

/** One word for the state of something. */
export const Tag = ({ tone, icon, children }: Props) => (
  <span className={classes.tag} data-tone={tone}>
    {icon}
    {children}
  </span>
);
