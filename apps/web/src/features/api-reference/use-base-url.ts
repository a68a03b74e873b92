import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Where this service answers. The page exists as a file before it is known under which address it will be read. */
export const useBaseUrl = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => 'https://parlance.example',
  );
