import { Container, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Questions } from '../../ui/page/questions.tsx';

export default function FaqPage() {
  const { t } = useTranslation('legal');
  return (
    <Container size="sm" w="100%" py={{ base: 32, sm: 64 }}>
      <PageHead title={t('faq.title')} description={t('faq.lead')} />
      <Title order={1}>{t('faq.title')}</Title>
      <Text c="dimmed" size="lg" mt={6} mb="xl">
        {t('faq.lead')}
      </Text>
      <Questions items={t('faq.items', { returnObjects: true })} headingOrder={2} />
    </Container>
  );
}
