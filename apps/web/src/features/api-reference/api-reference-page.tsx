import { Anchor, Container, Group, Text, Title } from '@mantine/core';
import { GROUPS } from '@parlance/contract/reference/operations';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/lists/tag.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { EventsSection } from './events-section.tsx';
import { CHAPTERS, Introduction } from './introduction.tsx';
import { OperationSection } from './operation-section.tsx';
import classes from './reference.module.css';

export default function ApiReferencePage() {
  const { t } = useTranslation('api');
  return (
    <Container size="lg" w="100%" py={{ base: 32, sm: 64 }}>
      <PageHead title={t('reference.title')} description={t('reference.lead')} />
      <Group gap="sm">
        <Title order={1}>{t('reference.title')}</Title>
        <Tag tone="attention">{t('alpha')}</Tag>
      </Group>
      <Text c="dimmed" size="lg" mt={6}>
        {t('reference.lead')}
      </Text>
      <div className={classes.columns}>
        <Contents />
        <div className={classes.body}>
          <Introduction />
          {GROUPS.map(({ tag, operations }) => (
            <section key={tag} aria-labelledby={`tag-${tag}`} className={classes.group}>
              <Title order={2} id={`tag-${tag}`}>
                {t(`reference.tags.${tag}.title`)}
              </Title>
              <Text c="dimmed" mt={4}>
                {t(`reference.tags.${tag}.body`)}
              </Text>
              {operations.map((operation) => (
                <OperationSection key={operation.id} operation={operation} />
              ))}
              {tag === 'Webhooks' && <EventsSection />}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

function Contents() {
  const { t } = useTranslation('api');
  return (
    <nav aria-label={t('reference.contents')} className={classes.contents}>
      <ul className={classes.entries}>
        {CHAPTERS.map((chapter) => (
          <li key={chapter}>
            <Anchor href={`#${chapter}`} className={classes.entry}>
              {t(`reference.chapters.${chapter}.title`)}
            </Anchor>
          </li>
        ))}
        {GROUPS.map(({ tag, operations }) => (
          <li key={tag}>
            <Anchor href={`#tag-${tag}`} className={classes.entry} fw={650}>
              {t(`reference.tags.${tag}.title`)}
            </Anchor>
            <ul className={classes.calls}>
              {operations.map(({ id, method, path }) => (
                <li key={id}>
                  <Anchor href={`#${id}`} className={classes.call} lang="en" translate="no">
                    <span className={classes.verb}>{method}</span> {path.replace('/v1/', '')}
                  </Anchor>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
