import { Alert, Button, Group, Select, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Audio } from '@parlance/contract/audios';
import { addEpisode, type Feed, NewEpisode } from '@parlance/contract/feeds';
import { LIMITS } from '@parlance/kernel/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { faultsOf } from '../../../lib/forms/form-faults.ts';
import { useFieldProps } from '../../../lib/forms/use-field-props.ts';
import { FEEDS, useFeeds } from '../../../lib/queries/use-feeds.ts';
import { useFirstFeed } from '../../../lib/queries/use-first-feed.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';

type Props = { opened: boolean; audio: Audio; close: () => void };

export function AddToFeedDialog({ opened, audio, close }: Props) {
  const { t } = useTranslation('feeds');
  return (
    <Dialog opened={opened} onClose={close} title={t('add.title')} size={500}>
      <Choice audio={audio} close={close} />
    </Dialog>
  );
}

function Choice({ audio, close }: Omit<Props, 'opened'>) {
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
  return <FirstFeed audio={audio} close={close} />;
}

/** Nobody has to leave the audio to get it into an app. */
function FirstFeed({ audio, close }: Omit<Props, 'opened'>) {
  const { t } = useTranslation(['feeds', 'listen']);
  const first = useFirstFeed(({ name }) => {
    showSnackbar(t('feeds:add.done', { name }));
    close();
  });
  const episode = { audioId: audio.id, title: audio.title ?? t('listen:untitled') };
  return (
    <Stack gap="md">
      <Text>{t('feeds:add.no_feeds')}</Text>
      <Group justify="flex-end">
        <Button component={Link} to="/app/feeds" variant="default">
          {t('feeds:first.other')}
        </Button>
        <Button loading={first.isPending} onClick={() => first.mutate(episode)}>
          {t('feeds:first.with_this')}
        </Button>
      </Group>
    </Stack>
  );
}

type Values = { feed_id: string; title: string; description: string };

/** Without words of its own an episode gets the show notes. */
const newEpisode = ({ description, ...request }: Values): NewEpisode =>
  description.trim() === '' ? request : { ...request, description };

function useAdd(audio: Audio, feeds: Feed[], close: () => void) {
  const { t } = useTranslation('feeds');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: NewEpisode) => call(addEpisode, { params: { id: audio.id }, body: request }),
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
    validate: (values) => faultsOf(NewEpisode, newEpisode(values)),
  });
  const field = useFieldProps(form);
  return (
    <form onSubmit={form.onSubmit((values) => add.mutate(newEpisode(values)))} noValidate>
      <Stack gap="md">
        <Select
          label={t('add.feed')}
          placeholder={t('add.feed_placeholder')}
          required
          allowDeselect={false}
          data={feeds.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('feed_id')}
        />
        <TextInput
          label={t('add.episode_title')}
          required
          maxLength={LIMITS.titleMaxChars}
          {...field('title')}
        />
        <Textarea
          label={t('add.description')}
          description={t('add.description_hint')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LIMITS.episodeDescriptionMaxChars}
          {...field('description')}
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
