import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Episode, EpisodeChange } from '@parlance/contract/feeds';
import { LIMITS } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { faultsOf } from '../../../lib/forms/form-faults.ts';
import { useFieldProps } from '../../../lib/forms/use-field-props.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { useChangeEpisode } from '../feed-queries.ts';
import { fromLocalTime, toLocalTime } from './local-time.ts';

type Values = { title: string; description: string; published_at: string };

/** A date that was not touched keeps its seconds. */
const changeOf = (values: Values, episode: Episode): EpisodeChange => ({
  title: values.title,
  description: values.description,
  published_at:
    values.published_at === toLocalTime(episode.published_at)
      ? episode.published_at
      : (fromLocalTime(values.published_at) ?? ''),
});

export function EpisodeForm({ episode, back }: { episode: Episode; back: () => void }) {
  const { t } = useTranslation('feeds');
  const text = useErrorText();
  const form = useForm<Values>({
    initialValues: {
      title: episode.title,
      description: episode.description,
      published_at: toLocalTime(episode.published_at),
    },
    validate: (values) => faultsOf(EpisodeChange, changeOf(values, episode)),
  });
  const change = useChangeEpisode(() => {
    showSnackbar(t('episodes.saved'));
    back();
  });
  const submit = form.onSubmit((values) =>
    change.mutate(
      { id: episode.id, change: changeOf(values, episode) },
      { onError: (error) => isApiProblem(error) && form.setErrors(error.fields) },
    ),
  );
  const field = useFieldProps(form);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('episodes.form_title')}
          required
          data-autofocus
          maxLength={LIMITS.titleMaxChars}
          {...field('title')}
        />
        <Textarea
          label={t('episodes.form_description')}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={LIMITS.episodeDescriptionMaxChars}
          {...field('description')}
        />
        <TextInput
          type="datetime-local"
          label={t('episodes.form_date')}
          description={t('episodes.form_date_hint')}
          max={toLocalTime(new Date().toISOString())}
          {...field('published_at')}
        />
        {change.error && (
          <Alert color="red" variant="light">
            {text.problem(change.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={back} disabled={change.isPending}>
            {t('episodes.back')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('episodes.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
