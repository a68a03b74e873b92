import { Anchor, Card, Container, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../ui/page/page-head.tsx';

type Props = {
  /** The page's name in the browser's tab; the heading when left out. */
  title?: string;
  heading: string;
  lead: ReactNode;
  children?: ReactNode;
  /** The way out below the card. */
  other?: { question?: string; label: string; to: string };
};

/** The frame that every page of this feature shares. */
export function AuthCard({ title, heading, lead, children, other }: Props) {
  return (
    <Container size={460} w="100%" py={{ base: 32, sm: 56 }} my="auto">
      <PageHead title={title ?? heading} />
      <Title order={1} ta="center" textWrap="balance">
        {heading}
      </Title>
      <Text c="dimmed" ta="center" mt={6} mb="xl" style={{ textWrap: 'balance' }}>
        {lead}
      </Text>
      {children && (
        <Card p={{ base: 'lg', xs: 'xl' }} style={{ boxShadow: 'var(--shadow-soft)' }}>
          {children}
        </Card>
      )}
      {other && (
        <Text ta="center" mt="lg" c="dimmed">
          {other.question}{' '}
          <Anchor component={Link} to={other.to} fw={600} underline="always">
            {other.label}
          </Anchor>
        </Text>
      )}
    </Container>
  );
}
