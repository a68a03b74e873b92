import { Card, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** One question of the form. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      p={{ base: 'md', sm: 'xl' }}
      style={{ overflow: 'visible' }}
    >
      <Title order={2} size="h3" id={id} mb="md">
        {title}
      </Title>
      {children}
    </Card>
  );
}
