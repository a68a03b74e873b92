import { Skeleton } from '@mantine/core';
import card from './audio-card.module.css';
import list from './audio-list.module.css';

/** Cards of the true size, so that nothing moves when the true ones come. */
export function AudioCardSkeletons() {
  return (
    <div className={list.list} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={card.card}>
          <Skeleton className={card.cover} height="auto" style={{ aspectRatio: 1, borderRadius: '18%' }} />
          <div className={card.body}>
            <Skeleton height={20} width="75%" mt={2} />
            <Skeleton height={14} width="55%" mt={12} />
            <Skeleton height={24} width={88} mt="auto" />
          </div>
        </div>
      ))}
    </div>
  );
}
