import { Button, Card, Text, Title } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import { baseLanguage } from '@parlance/kernel/languages';
import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs';
import IconFilePlus from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs';
import IconHeadphones from '@tabler/icons-react/dist/esm/icons/IconHeadphones.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { offers } from '../../../lib/offers.ts';
import { publicPath } from '../../../lib/public-pages.ts';
import { TOPIC_IDEAS } from '../../../lib/topic-ideas.ts';
import { type Draft, useDraft } from '../draft/draft.ts';
import { languageOf, requestOf } from '../draft/request.ts';
import { useMinutesText } from '../summary/estimate-facts.tsx';
import { estimateOptions } from '../summary/use-estimate.ts';
import classes from './welcome.module.css';

const ofTopic = (draft: Draft, topic: string): Draft => ({ ...draft, source: 'topic', topic });

/** What one of the ideas costs: the same for all of them. */
function usePrice(options: Options, idea: string): string | null {
  const { t, i18n } = useTranslation('compose');
  const minutesText = useMinutesText();
  const draft = useDraft();
  const request = requestOf(ofTopic(draft, idea), { options, readerLanguage: i18n.language, files: [] });
  const { data } = useQuery(estimateOptions(request));
  if (!data) return null;
  return `${t('estimate.credits', { count: data.credits_required })} · ${minutesText(data)}`;
}

type Props = { options: Options; busy: boolean; begin: (topic: string) => void };
type IdeasProps = Props & { ideas: readonly string[]; language: string };

function Ideas({ options, ideas, language, busy, begin }: IdeasProps) {
  const { t } = useTranslation('compose');
  const [pressed, setPressed] = useState<string>();
  const price = usePrice(options, ideas[0] ?? '');
  return (
    <>
      <div className={classes.ideas} lang={language}>
        {ideas.map((idea) => (
          <Button
            key={idea}
            variant="light"
            radius="xl"
            leftSection={<IconSparkles size={16} stroke={1.8} aria-hidden />}
            loading={busy && pressed === idea}
            disabled={busy && pressed !== idea}
            onClick={() => {
              setPressed(idea);
              begin(idea);
            }}
          >
            {idea}
          </Button>
        ))}
      </div>
      <Text size="sm" c="dimmed" className={classes.price}>
        {offers().credits && price ? t('welcome.price', { price }) : t('welcome.free')}
      </Text>
    </>
  );
}

/** What somebody without any audio finds first: something to hear one press away, and the next steps. */
export function Welcome(props: Props) {
  const { t, i18n } = useTranslation('compose');
  const chosen = useDraft((draft) => draft.language);
  const language = languageOf({ language: chosen }, props.options, i18n.language)?.code ?? '';
  const ideas = TOPIC_IDEAS[baseLanguage(language)];
  const steps = [
    { id: 'bring', Icon: IconFilePlus, to: null },
    { id: 'example', Icon: IconHeadphones, to: `${publicPath('/', i18n.language)}#samples` },
    { id: 'feed', Icon: IconBroadcast, to: '/app/feeds' },
  ] as const;
  return (
    <Card
      component="section"
      p={{ base: 'md', sm: 'lg' }}
      className={classes.card}
      aria-label={t('welcome.steps')}
    >
      {ideas && (
        <div>
          <Title order={2} size="h3" mb="sm">
            {t('welcome.ideas')}
          </Title>
          <Ideas {...props} ideas={ideas} language={language} />
        </div>
      )}
      <ol className={classes.steps}>
        {steps.map(({ id, Icon, to }) => (
          <li key={id}>
            <Icon size={20} stroke={1.7} aria-hidden className={classes.symbol} />
            <span>
              {to ? <Link to={to}>{t(`welcome.${id}`)}</Link> : <strong>{t(`welcome.${id}`)}</strong>}
              <span className={classes.hint}>{t(`welcome.${id}_hint`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
