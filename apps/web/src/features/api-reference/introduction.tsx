import { Anchor, Code, Text, Title } from '@mantine/core';
import { OPERATIONS, operationNamed, PROBLEMS } from '@parlance/contract/reference/operations';
import { sampleCallOf } from '@parlance/contract/reference/sample-call';
import { snippetOf } from '@parlance/contract/reference/snippets';
import { API_CREDITS, API_TIERS, API_WINDOW_SECONDS } from '@parlance/kernel/api-tiers';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { priceText } from '../../lib/format/money.ts';
import { baseUrl } from './base-url.ts';
import { CodeTabs } from './code-tabs.tsx';
import { ProblemList } from './operation-section.tsx';
import classes from './reference.module.css';

export const CHAPTERS = ['start', 'auth', 'credits', 'limits', 'errors', 'lists'] as const;
type ChapterName = (typeof CHAPTERS)[number];

/** The calls that lead from nothing to a file that can be heard. */
const FIRST_CALLS = ['createAudio', 'readAudio', 'downloadMedia'] as const;

/** What holds for every call, before the calls themselves. */
export function Introduction() {
  return (
    <>
      <Chapter name="start">
        <FirstAudio />
      </Chapter>
      <Chapter name="auth" />
      <Chapter name="credits" />
      <Chapter name="limits">
        <Tiers />
      </Chapter>
      <Chapter name="errors">
        <ProblemList problems={PROBLEMS} />
      </Chapter>
      <Chapter name="lists" />
    </>
  );
}

function Chapter({ name, children }: { name: ChapterName; children?: ReactNode }) {
  const { t } = useTranslation('api');
  const values = {
    base: baseUrl(),
    price: priceText(API_CREDITS.blockCents, 'usd'),
    block: API_CREDITS.block,
    months: API_CREDITS.monthsValid,
    seconds: API_WINDOW_SECONDS,
    calls: OPERATIONS.length,
  };
  return (
    <section className={classes.chapter} aria-labelledby={name}>
      <Title order={2} size="h3" id={name}>
        {t(`reference.chapters.${name}.title`)}
      </Title>
      <Text className={classes.paragraph} component="p">
        <Trans
          t={t}
          i18nKey={`reference.chapters.${name}.body`}
          values={values}
          components={{
            c: <Code />,
            keys: <Anchor component={Link} to="/app/api" inherit underline="always" />,
            sold: <span data-needs="plans" />,
            file: <Anchor href="/v1/openapi.json" inherit underline="always" />,
          }}
        />
      </Text>
      {children}
    </section>
  );
}

function FirstAudio() {
  const { t } = useTranslation('api');
  return (
    <ol className={classes.steps}>
      {FIRST_CALLS.map((id) => (
        <li key={id}>
          <Text mb="xs">{t(`reference.steps.${id}`)}</Text>
          <CodeTabs
            label={t(`reference.steps.${id}`)}
            codeIn={(language) => snippetOf(language, sampleCallOf(operationNamed(id)), baseUrl())}
          />
        </li>
      ))}
    </ol>
  );
}

function Tiers() {
  const { t } = useTranslation('api');
  return (
    <ul className={classes.tiers}>
      {API_TIERS.map(({ fromCents, requests }, tier) => (
        <li key={fromCents} data-needs={fromCents === 0 ? undefined : 'plans'}>
          <strong>{t('access.tier_name', { tier })}</strong>
          <span>{t('access.rate', { count: requests, seconds: API_WINDOW_SECONDS })}</span>
          <Text component="span" size="sm" c="dimmed">
            {fromCents === 0
              ? t('reference.from_start')
              : t('reference.from_spent', { price: priceText(fromCents, 'usd') })}
          </Text>
        </li>
      ))}
    </ul>
  );
}
