import { Button, Card, Title } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './choices.module.css';
import { useChosenFacts } from './chosen-facts.ts';

type Props = {
  options: Options;
  /** Something in it has to be looked at. */
  hasFault: boolean;
  children: ReactNode;
};

/** What was chosen in one line: most people change nothing, and whoever does opens it. */
export function Choices({ options, hasFault, children }: Props) {
  const { t } = useTranslation('compose');
  const facts = useChosenFacts(options);
  const [opened, setOpened] = useState(false);
  const isOpen = opened || hasFault;
  const id = useId();
  return (
    <>
      <Card component="section" p={{ base: 'md', sm: 'lg' }} aria-labelledby={`${id}-title`}>
        <div className={classes.top}>
          <div>
            <Title order={2} size="h3" id={`${id}-title`}>
              {t('choices.title')}
            </Title>
            <p className={classes.facts}>{facts.join(' · ')}</p>
          </div>
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            onClick={() => setOpened(!isOpen)}
          >
            {t(isOpen ? 'choices.close' : 'choices.change')}
          </Button>
        </div>
      </Card>
      <div id={`${id}-fields`} hidden={!isOpen} className={classes.fields}>
        {children}
      </div>
    </>
  );
}
