import { Code, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Field } from './fields.ts';
import classes from './reference.module.css';

export function FieldList({ fields }: { fields: Field[] }) {
  const { t } = useTranslation('api');
  return (
    <ul className={classes.fields}>
      {fields.map(({ name, type, isRequired, description, limits }) => (
        <li key={name} className={classes.field}>
          <div className={classes.fieldHead}>
            <Code className={classes.fieldName}>{name}</Code>
            <span className={classes.type} lang="en" translate="no">
              {type}
            </span>
            {isRequired && <span className={classes.required}>{t('reference.required')}</span>}
          </div>
          {description && (
            <Text size="sm" c="dimmed" lang="en">
              {description}
            </Text>
          )}
          {limits.length > 0 && (
            <Text size="sm" c="dimmed">
              {limits.map(({ kind, value }) => t(`reference.limits.${kind}`, { value })).join(', ')}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
