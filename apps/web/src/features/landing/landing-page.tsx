import { Container } from '@mantine/core';
import { PageHead } from '../../ui/page-head.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { WhatItDoes } from './what-it-does.tsx';

export function LandingPage() {
  return (
    <>
      <PageHead />
      <Hero />
      <Container size="lg" w="100%">
        <WhatItDoes />
        <HowItWorks />
        <Closing />
      </Container>
    </>
  );
}
