import { Card, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type Props = { title: string; hint?: ReactNode; children: ReactNode };

/** One part of the account, with what it is about. */
export function Section({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      p={{ base: 'md', sm: 'xl' }}
      style={{ overflow: 'visible' }}
    >
      <Title order={2} size="h3" id={id} mb={hint ? 4 : 'md'}>
        {title}
      </Title>
      {hint && (
        <Text c="dimmed" size="sm" mb="md">
          {hint}
        </Text>
      )}
      {children}
    </Card>
  );
}
