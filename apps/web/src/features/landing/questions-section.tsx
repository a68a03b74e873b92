import { Anchor, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { publicPath } from '../../lib/public-pages.ts';
import { Questions } from '../../ui/page/questions.tsx';
import sections from './sections.module.css';

const ASKED_FIRST = 6;

export function QuestionsSection() {
  const { t, i18n } = useTranslation('landing');
  const { t: legal } = useTranslation('legal');
  const items = legal('faq.items', { returnObjects: true });
  return (
    <section aria-labelledby="faq" className={`${sections.section} ${sections.split}`}>
      <div>
        <Title order={2} id="faq" className={sections.heading}>
          {t('faq_title')}
        </Title>
        <Anchor component={Link} to={publicPath('/faq', i18n.language)} fw={600} underline="always">
          {t('faq_all')}
        </Anchor>
      </div>
      <Questions items={items.slice(0, ASKED_FIRST)} headingOrder={3} />
    </section>
  );
}
