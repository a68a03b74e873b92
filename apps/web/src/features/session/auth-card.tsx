import { Alert, Anchor, Card, Container, Text, Title } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  title: string;
  lead: string;
  /** What went wrong with the whole form, if anything. */
  fault: string | null;
  children: ReactNode;
  other: { question: string; label: string; to: string };
};

/** The frame that sign-in and sign-up share. */
export function AuthCard({ title, lead, fault, children, other }: Props) {
  return (
    <Container size={460} w="100%" py={{ base: 32, sm: 72 }} my="auto">
      <Title order={1} ta="center">
        {title}
      </Title>
      <Text c="dimmed" ta="center" mt={6} mb="xl">
        {lead}
      </Text>
      <Card padding="xl" style={{ boxShadow: 'var(--shadow-soft)' }}>
        <div role="alert">
          {fault && (
            <Alert
              role="presentation"
              color="red"
              variant="light"
              mb="lg"
              icon={<IconAlertTriangle aria-hidden />}
            >
              {fault}
            </Alert>
          )}
        </div>
        {children}
      </Card>
      <Text ta="center" mt="lg" c="dimmed">
        {other.question}{' '}
        <Anchor component={Link} to={other.to} fw={600} underline="always">
          {other.label}
        </Anchor>
      </Text>
    </Container>
  );
}
