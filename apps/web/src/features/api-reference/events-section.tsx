import { Text, Title } from '@mantine/core';
import { EVENT, SHARED_SCHEMAS } from '@parlance/contract/reference/operations';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from './code-block.tsx';
import { CodeTabs } from './code-tabs.tsx';
import { FieldList } from './field-list.tsx';
import { fieldsOf } from './fields.ts';
import classes from './reference.module.css';
import { VERIFY_SIGNATURE } from './verify-signature.ts';

const LANGUAGES = ['typescript', 'python'] as const;

/** What we send, instead of what is asked: the events of webhooks and how to trust them. */
export function EventsSection() {
  const { t } = useTranslation('api');
  const title = t('reference.events.title');
  return (
    <section className={classes.operation} aria-labelledby="events">
      <div className={classes.words}>
        <Title order={3} id="events" className={classes.operationTitle}>
          {title}
        </Title>
        <Text className={classes.paragraph}>{t('reference.events.body')}</Text>
        <Text className={classes.paragraph}>{t('reference.events.verify')}</Text>
        <details className={classes.folded}>
          <summary>{t('reference.events.fields')}</summary>
          <FieldList fields={fieldsOf(EVENT.schema, SHARED_SCHEMAS)} />
        </details>
      </div>
      <div className={classes.examples}>
        <CodeTabs
          label={t('reference.events.verify_label')}
          languages={LANGUAGES}
          codeIn={(language) =>
            language === 'python' ? VERIFY_SIGNATURE.python : VERIFY_SIGNATURE.typescript
          }
        />
        <Text size="sm" fw={600} mt="sm" mb={6}>
          {t('reference.events.example')}
        </Text>
        <CodeBlock code={JSON.stringify(EVENT.example, null, 2)} label={t('reference.events.example')} />
      </div>
    </section>
  );
}
