import {
  Alert,
  Button,
  Group,
  Modal,
  Select,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Audio } from '@parlance/contract/audios';
import { addEpisode, type Feed, NewEpisode } from '@parlance/contract/feeds';
import { LIMITS } from '@parlance/kernel/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { FEEDS, useFeeds } from '../../../lib/queries/use-feeds.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';

type Props = { opened: boolean; audio: Audio; close: () => void };

export function AddToFeedDialog({ opened, audio, close }: Props) {
  const { t } = useTranslation(['feeds', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('feeds:add.title')}
      size={500}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Choice audio={audio} close={close} />
    </Modal>
  );
}

function Choice({ audio, close }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('feeds');
  const text = useErrorText();
  const { data, error } = useFeeds();
  if (error)
    return (
      <Alert color="red" variant="light">
        {text.problem(error)}
      </Alert>
    );
  if (!data) return <Skeleton h={120} aria-hidden />;
  if (data.items.length > 0) return <AddForm audio={audio} feeds={data.items} close={close} />;
  return (
    <Stack gap="md">
      <Text>{t('add.no_feeds')}</Text>
      <Group justify="flex-end">
        <Button component={Link} to="/app/feeds">
          {t('add.make_feed')}
        </Button>
      </Group>
    </Stack>
  );
}

type Values = { feed_id: string; title: string; description: string };

/** Without words of its own an episode gets the show notes. */
const wishOf = ({ description, ...wish }: Values): NewEpisode =>
  description.trim() === '' ? wish : { ...wish, description };

function faultsOf(values: Values): Record<string, string> {
  const parsed = NewEpisode.safeParse(wishOf(values));
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

function useAdd(audio: Audio, feeds: Feed[], close: () => void) {
  const { t } = useTranslation('feeds');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: NewEpisode) => call(addEpisode, { params: { id: audio.id }, body: wish }),
    onSuccess: ({ feed_id }) => {
      showSnackbar(t('add.done', { name: feeds.find(({ id }) => id === feed_id)?.name ?? '' }));
      close();
    },
    onSettled: () => client.invalidateQueries({ queryKey: FEEDS }),
  });
}

function AddForm({ audio, feeds, close }: { audio: Audio; feeds: Feed[]; close: () => void }) {
  const { t } = useTranslation('feeds');
  const text = useErrorText();
  const add = useAdd(audio, feeds, close);
  const form = useForm<Values>({
    initialValues: {
      feed_id: feeds.length === 1 ? (feeds[0]?.id ?? '') : '',
      title: audio.title ?? '',
      description: '',
    },
    validate: faultsOf,
  });
  const input = (name: keyof Values) => {
    const { error, ...props } = form.getInputProps(name);
    return { ...props, error: text.field(error) };
  };
  return (
    <form onSubmit={form.onSubmit((values) => add.mutate(wishOf(values)))} noValidate>
      <Stack gap="md">
        <Select
          label={t('add.feed')}
          placeholder={t('add.feed_placeholder')}
          required
          allowDeselect={false}
          data={feeds.map(({ id, name }) => ({ value: id, label: name }))}
          {...input('feed_id')}
        />
        <TextInput
          label={t('add.episode_title')}
          required
          maxLength={LIMITS.titleMaxChars}
          {...input('title')}
        />
        <Textarea
          label={t('add.description')}
          description={t('add.description_hint')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LIMITS.episodeDescriptionMaxChars}
          {...input('description')}
        />
        {add.error && (
          <Alert color="red" variant="light">
            {text.problem(add.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={add.isPending}>
            {t('add.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
