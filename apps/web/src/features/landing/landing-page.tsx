import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PlansInBrief } from './plans-in-brief.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { SamplesSection } from './samples/samples-section.tsx';
import classes from './sections.module.css';
import { WhatItDoes } from './what-it-does.tsx';

export default function LandingPage() {
  return (
    <>
      <PageHead />
      <Hero />
      <Band tinted>
        <SamplesSection />
      </Band>
      <Band>
        <HowItWorks />
        <WhatItDoes />
      </Band>
      <Band tinted needs="plans">
        <PlansInBrief />
      </Band>
      <Band>
        <QuestionsSection />
        <Closing />
      </Band>
    </>
  );
}

type BandProps = { tinted?: boolean; needs?: 'plans'; children: ReactNode };

function Band({ tinted, needs, children }: BandProps) {
  return (
    <div className={classes.band} data-tinted={tinted || undefined} data-needs={needs}>
      <Container size="lg">{children}</Container>
    </div>
  );
}
