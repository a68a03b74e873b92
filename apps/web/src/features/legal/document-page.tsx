import { Anchor, Container, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/page/page-head.tsx';
import classes from './document-page.module.css';

/** The day the wording last changed; both languages change together. */
const UPDATED = new Date('2025-11-15T12:00:00Z');

type Section = { title: string; body: string[]; needs?: string | undefined };

/** A long document with its contents beside it. */
export function DocumentPage({ document }: { document: 'terms' | 'privacy' }) {
  const { t, i18n } = useTranslation('legal');
  const sections: Section[] = t(`${document}.sections`, { returnObjects: true });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(UPDATED);
  return (
    <Container size="lg" w="100%" py={{ base: 32, sm: 64 }}>
      <PageHead title={t(`${document}.title`)} description={t(`${document}.lead`)} />
      <Title order={1}>{t(`${document}.title`)}</Title>
      <Text c="dimmed" size="lg" mt={6}>
        {t(`${document}.lead`)}
      </Text>
      <Text c="dimmed" size="sm" mt="xs">
        {t('updated', { date })}
      </Text>
      <div className={classes.columns}>
        <nav aria-label={t('contents')} className={classes.contents}>
          <Text fw={650} size="sm" mb={6}>
            {t('contents')}
          </Text>
          {sections.map(({ title, needs }, index) => (
            <Anchor key={title} data-needs={needs} href={`#s${index + 1}`} className={classes.entry}>
              {title}
            </Anchor>
          ))}
        </nav>
        <div className={classes.body}>
          {sections.map(({ title, body, needs }, index) => (
            <section key={title} data-needs={needs} aria-labelledby={`s${index + 1}`}>
              <Title order={2} size="h3" id={`s${index + 1}`}>
                {title}
              </Title>
              {body.map((paragraph) => (
                <Text key={paragraph} className={classes.paragraph}>
                  {paragraph}
                </Text>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
