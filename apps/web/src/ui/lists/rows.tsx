import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './rows.module.css';

export const DescriptionList = ({ children }: { children: ReactNode }) => (
  <dl className={classes.rows}>{children}</dl>
);

export const DescriptionItem = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.row}>
    <dt className={classes.label}>{label}</dt>
    <dd className={classes.value}>{children}</dd>
  </div>
);

type ItemProps = { icon?: ReactNode; title: ReactNode; detail?: ReactNode; action?: ReactNode };

/** A thing, what is known about it, and what can be done with it. */
function ItemContent({ icon, title, detail, action }: ItemProps) {
  return (
    <>
      {icon && <span className={classes.icon}>{icon}</span>}
      <div className={classes.words}>
        <Text component="div" fw={600}>
          {title}
        </Text>
        {detail && (
          <Text component="div" size="sm" c="dimmed" lh={1.45}>
            {detail}
          </Text>
        )}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </>
  );
}

const rowClass = (icon: ReactNode) => (icon ? `${classes.row} ${classes.withIcon}` : classes.row);

export const Items = ({ children }: { children: ReactNode }) => <ul className={classes.rows}>{children}</ul>;

export const Item = (props: ItemProps) => (
  <li className={rowClass(props.icon)}>
    <ItemContent {...props} />
  </li>
);
