import { Card, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  hint?: ReactNode;
  /** For links that lead right here. */
  id?: string;
  children: ReactNode;
};

/** One part of a page, with what it is about. */
export function Section({ title, hint, id, children }: Props) {
  const titleId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={titleId}
      p={{ base: 'md', sm: 'xl' }}
      style={{ overflow: 'visible' }}
    >
      <Title order={2} size="h3" id={titleId} mb={hint ? 4 : 'md'}>
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
