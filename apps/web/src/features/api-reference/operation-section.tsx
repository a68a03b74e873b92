import { Code, Text, Title } from '@mantine/core';
import { type Operation, SHARED_SCHEMAS } from '@parlance/contract/reference/operations';
import { sampleCallOf } from '@parlance/contract/reference/sample-call';
import { snippetOf } from '@parlance/contract/reference/snippets';
import { EXAMPLE_HOST } from '@parlance/contract/v1-examples';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { baseUrl } from './base-url.ts';
import { CodeBlock } from './code-block.tsx';
import { CodeTabs } from './code-tabs.tsx';
import { FieldList } from './field-list.tsx';
import { type Field, fieldsOf, typeText } from './fields.ts';
import classes from './reference.module.css';

/** One call: what it takes and returns on the one side, how it looks in a program on the other. */
export function OperationSection({ operation }: { operation: Operation }) {
  const { t } = useTranslation('api');
  const { id, method, path, summary, answer } = operation;
  const sample = sampleCallOf(operation);
  return (
    <section className={classes.operation} aria-labelledby={id}>
      <div className={classes.words}>
        <Title order={3} id={id} className={classes.operationTitle} lang="en">
          {summary}
        </Title>
        <p className={classes.address}>
          <span className={classes.method} data-method={method}>
            {method}
          </span>
          <code className={classes.path}>{path}</code>
        </p>
        <Inputs operation={operation} />
        <Answer operation={operation} />
        <Problems operation={operation} />
      </div>
      <div className={classes.examples}>
        <CodeTabs label={`${method} ${path}`} codeIn={(language) => snippetOf(language, sample, baseUrl())} />
        {answer.example !== undefined && (
          <>
            <Text size="sm" fw={600} mt="sm" mb={6}>
              {t('reference.answer', { status: answer.status })}
            </Text>
            <CodeBlock
              code={JSON.stringify(answer.example, null, 2).replaceAll(EXAMPLE_HOST, baseUrl())}
              label={t('reference.answer_to', { call: `${method} ${path}` })}
            />
          </>
        )}
      </div>
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes.part}>
    <Title order={4} size="sm" className={classes.partTitle}>
      {title}
    </Title>
    {children}
  </div>
);

const PLACES = ['path', 'query', 'header'] as const;

function Inputs({ operation: { parameters, body } }: { operation: Operation }) {
  const { t } = useTranslation('api');
  const parts = PLACES.map((place) => ({
    place,
    fields: parameters
      .filter((parameter) => parameter.in === place)
      .flatMap(({ name, required, description, schema }): Field[] => [
        {
          name,
          type: typeText(schema),
          isRequired: required,
          limits: [],
          ...((description ?? schema.description) && { description: description ?? schema.description }),
        },
      ]),
  })).filter(({ fields }) => fields.length > 0);
  return (
    <>
      {parts.map(({ place, fields }) => (
        <Part key={place} title={t(`reference.in.${place}`)}>
          <FieldList fields={fields} />
        </Part>
      ))}
      {body && (
        <Part title={t('reference.in.body')}>
          {body.schema ? (
            <FieldList fields={fieldsOf(body.schema, SHARED_SCHEMAS)} />
          ) : (
            <Text size="sm">
              {t('reference.raw_body')} <Code>{body.type}</Code>
            </Text>
          )}
        </Part>
      )}
    </>
  );
}

function Answer({ operation: { answer } }: { operation: Operation }) {
  const { t } = useTranslation('api');
  const fields = answer.schema ? fieldsOf(answer.schema, SHARED_SCHEMAS) : [];
  if (fields.length === 0) {
    return (
      <Part title={t('reference.answer', { status: answer.status })}>
        <Text size="sm">{answer.type ? <Code>{answer.type}</Code> : t('reference.empty_answer')}</Text>
      </Part>
    );
  }
  return (
    <details className={classes.folded}>
      <summary>{t('reference.answer_fields', { status: answer.status })}</summary>
      <FieldList fields={fields} />
    </details>
  );
}

function Problems({ operation: { problems } }: { operation: Operation }) {
  const { t } = useTranslation('api');
  return (
    <details className={classes.folded}>
      <summary>{t('reference.problems')}</summary>
      <ProblemList problems={problems} />
    </details>
  );
}

export const ProblemList = ({ problems }: Pick<Operation, 'problems'>) => (
  <ul className={classes.problems} lang="en" translate="no">
    {problems.map(({ status, codes }) => (
      <li key={status}>
        <strong className="tabular">{status}</strong>
        <span>
          {codes.map((code) => (
            <Code key={code} mr={6}>
              {code}
            </Code>
          ))}
        </span>
      </li>
    ))}
  </ul>
);
