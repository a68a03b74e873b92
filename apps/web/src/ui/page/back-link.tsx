import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './back-link.module.css';

/** Leads one step up, from above a page's title. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={classes.back}>
    <IconArrowLeft size={18} aria-hidden="true" />
    {children}
  </Link>
);
