import { useSyncExternalStore } from 'react';
import { startsByItself, watchStartsByItself } from './start-by-itself.ts';

export const useStartsByItself = (): boolean =>
  useSyncExternalStore(watchStartsByItself, startsByItself, () => true);
