import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** A page of forms and lists: as wide as is good to read, in the middle of whatever width there is. */
export const Column = ({ children }: { children: ReactNode }) => (
  <Stack gap="lg" maw={760} w="100%" mx="auto">
    {children}
  </Stack>
);
