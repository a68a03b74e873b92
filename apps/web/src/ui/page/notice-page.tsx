import { Container, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { symbol: ReactNode; title: string; children: ReactNode; actions: ReactNode };

/** A whole page with one thing to say and a way on. */
export function NoticePage({ symbol, title, children, actions }: Props) {
  return (
    <Container size="xs" py={{ base: 48, sm: 96 }} my="auto" w="100%">
      <Stack align="center" gap="lg" ta="center">
        {symbol}
        <Title order={1}>{title}</Title>
        <Text component="div" c="dimmed" size="lg" lh={1.6}>
          {children}
        </Text>
        <Group justify="center" mt="xs">
          {actions}
        </Group>
      </Stack>
    </Container>
  );
}
