import { Alert, Button, Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { FoundServer, Providers } from '@parlance/contract/providers';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../lib/format/days.ts';
import { Item, Items } from '../../../ui/lists/rows.tsx';
import { Tag } from '../../../ui/lists/tag.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useFound, usePull, useTakeModel } from './provider-queries.ts';

const GIGABYTE = 1e9;
/** Where Ollama tells how it is brought onto a machine. */
const OLLAMA_COMMAND = 'curl -fsSL https://ollama.com/install.sh | sh';

/** What answers on this machine: models to use with one press, and others to fetch. */
export function FoundSection({ providers }: { providers: Providers }) {
  const { t } = useTranslation('providers');
  const { data, isFetching, refetch } = useFound(markOf(providers));
  const servers = data?.items ?? [];
  const ollama = servers.find(({ kind }) => kind === 'ollama');
  if (!providers.private_addresses && servers.length === 0) return null;
  return (
    <Section title={t('found.title')} hint={t('found.hint')}>
      <Stack gap="lg" align="stretch">
        {!data && isFetching && <Skeleton h={80} radius="md" aria-hidden />}
        {servers.map((server) => (
          <FoundModels key={server.address} server={server} providers={providers} />
        ))}
        {data && servers.length === 0 && <NobodyFound />}
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {t('found.again')}
        </Button>
        {ollama && <Catalogue address={ollama.address} providers={providers} server={ollama} />}
      </Stack>
    </Section>
  );
}

/** A pull that ended, or another address, may show more. */
const markOf = ({ items, work }: Providers): string =>
  JSON.stringify([
    work.find(({ kind, state }) => kind === 'pull' && state === 'done')?.id,
    ...items.map(({ address }) => address),
  ]);

function NobodyFound() {
  const { t } = useTranslation('providers');
  return (
    <Alert variant="light" title={t('found.none')}>
      <Text size="sm">{t('found.none_hint')}</Text>
      <Code block mt="xs">
        {OLLAMA_COMMAND}
      </Code>
    </Alert>
  );
}

function FoundModels({ server, providers }: { server: FoundServer; providers: Providers }) {
  const { t, i18n } = useTranslation('providers');
  const take = useTakeModel();
  const { kind, address, version, models } = server;
  const isSet = (name: string) =>
    providers.items.some((one) => one.address === address && one.model === name);
  const facts = ({ bytes, parameters, quantization, context_tokens }: FoundServer['models'][number]) =>
    [
      ...(bytes === null
        ? []
        : [t('gigabytes', { size: (bytes / GIGABYTE).toLocaleString(i18n.language, ONE_DIGIT) })]),
      ...(parameters ? [t('found.parameters', { parameters })] : []),
      ...(quantization ? [quantization] : []),
      ...(context_tokens === null ? [] : [t('found.context', { count: context_tokens })]),
    ].join(' · ');
  return (
    <div>
      <Text fw={600} mb="sm">
        {[t(`kinds.${kind}`), version, address].filter(Boolean).join(' · ')}
      </Text>
      {models.length === 0 && <Text c="dimmed">{t('found.no_models')}</Text>}
      <Items>
        {models.map((model) => (
          <Item
            key={model.name}
            title={<span style={{ overflowWrap: 'anywhere' }}>{model.name}</span>}
            detail={facts(model)}
            action={
              isSet(model.name) ? (
                <Tag tone="good">{t('found.is_set')}</Tag>
              ) : (
                <Button
                  variant="default"
                  loading={take.isPending}
                  aria-label={t('found.use_this', { model: model.name })}
                  onClick={() => take.mutate({ kind, address, model: model.name })}
                >
                  {t('found.use')}
                </Button>
              )
            }
          />
        ))}
      </Items>
    </div>
  );
}

type CatalogueProps = { address: string; providers: Providers; server: FoundServer };

function Catalogue({ address, providers: { catalogue, work }, server }: CatalogueProps) {
  const { t, i18n } = useTranslation('providers');
  const pull = usePull();
  const isBusy = work.some(({ state }) => state === 'running');
  const size = (bytes: number) =>
    t('gigabytes', { size: (bytes / GIGABYTE).toLocaleString(i18n.language, ONE_DIGIT) });
  const others = catalogue.items.filter(({ name }) => !server.models.some((model) => model.name === name));
  if (others.length === 0) return null;
  return (
    <div>
      <Text fw={600}>{t('catalogue.title')}</Text>
      <Text size="sm" c="dimmed" mb="sm">
        {t('catalogue.hint', {
          free: size(catalogue.free_memory),
          day: dayOf(catalogue.dated, i18n.language, 'long'),
        })}
      </Text>
      <Items>
        {others.map(({ name, bytes, memory_bytes, licence, languages, fits, is_default }) => (
          <Item
            key={name}
            title={
              <Group gap="xs">
                <span>{name}</span>
                {is_default && <Tag tone="good">{t('catalogue.default')}</Tag>}
                {!fits && <Tag tone="attention">{t('catalogue.too_large')}</Tag>}
              </Group>
            }
            detail={[
              t('catalogue.download', { size: size(bytes) }),
              t('catalogue.memory', { size: size(memory_bytes) }),
              licence,
              ...(languages === null ? [] : [t('catalogue.languages', { count: languages })]),
            ].join(' · ')}
            action={
              <Button
                variant={is_default ? 'filled' : 'default'}
                disabled={isBusy}
                aria-label={t('catalogue.fetch_this', { model: name })}
                onClick={() => pull.mutate({ address, model: name })}
              >
                {t('catalogue.fetch')}
              </Button>
            }
          />
        ))}
      </Items>
    </div>
  );
}

const ONE_DIGIT = { maximumFractionDigits: 1 };
