import { Skeleton } from '@mantine/core';
import classes from './audio-screen.module.css';

/** The shape of the page before its audio is known. */
export function AudioSkeleton() {
  return (
    <div className={classes.screen} aria-hidden="true">
      <Skeleton height={20} width={120} my={12} />
      <div className={classes.columns}>
        <div className={classes.side}>
          <div className={classes.card}>
            <Skeleton className={classes.cover} height="auto" style={{ aspectRatio: 1 }} />
            <div>
              <Skeleton height={28} width="85%" />
              <Skeleton height={16} width="60%" mt={10} />
            </div>
            <Skeleton height={188} />
            <Skeleton height={26} width="80%" />
          </div>
        </div>
        <div className={classes.main}>
          <Skeleton height={44} />
          <Skeleton height={420} mt={20} />
        </div>
      </div>
    </div>
  );
}
