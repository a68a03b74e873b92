import { Accordion, Container, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './faq-page.module.css';

export function FaqPage() {
  const { t } = useTranslation('legal');
  return (
    <Container size="sm" w="100%" py={{ base: 32, sm: 64 }}>
      <PageHead title={t('faq.title')} description={t('faq.lead')} />
      <Title order={1}>{t('faq.title')}</Title>
      <Text c="dimmed" size="lg" mt={6} mb="xl">
        {t('faq.lead')}
      </Text>
      <Accordion multiple order={2} radius="lg" classNames={classes}>
        {t('faq.items', { returnObjects: true }).map(({ q, a }, index) => (
          <Accordion.Item key={q} value={`q${index + 1}`}>
            <Accordion.Control>{q}</Accordion.Control>
            <Accordion.Panel>{a}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Container>
  );
}
