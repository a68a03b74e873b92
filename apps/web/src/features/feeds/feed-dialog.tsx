import { Alert, Button, Group, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Feed, NewFeed } from '@parlance/contract/feeds';
import { LIMITS } from '@parlance/kernel/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../lib/api/api.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { faultsOf } from '../../lib/forms/form-faults.ts';
import { useFieldProps } from '../../lib/forms/use-field-props.ts';
import { interfaceLanguage } from '../../lib/i18n.ts';
import { showSnackbar, useClientState } from '../../lib/storage/state.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { type CoverDraft, CoverField } from './cover/cover-field.tsx';
import { cutPicture } from './cover/cut-picture.ts';
import { type CoverChange, type Saved, useSaveFeed } from './feed-queries.ts';
import { CategoryField, FeedLanguageField } from './feed-selects.tsx';

type Props = { opened: boolean; feed?: Feed; close: () => void };

export function FeedDialog({ opened, feed, close }: Props) {
  const { t } = useTranslation('feeds');
  return (
    <Dialog opened={opened} onClose={close} title={t(feed ? 'form.edit_title' : 'form.new_title')} size={600}>
      <FeedForm feed={feed} close={close} />
    </Dialog>
  );
}

const coverChange = async (draft: CoverDraft): Promise<CoverChange> =>
  draft.kind === 'picture'
    ? { kind: 'picture', picture: await cutPicture(draft.picture, draft.crop) }
    : draft;

function useFeedForm(feed: Feed | undefined, onSaved: (saved: Saved) => void) {
  const userName = useClientState((state) => state.currentUser?.name);
  const form = useForm<Required<NewFeed>>({
    initialValues: {
      name: feed?.name ?? '',
      description: feed?.description ?? '',
      language: feed?.language ?? interfaceLanguage(),
      author: feed?.author ?? userName ?? '',
      category: feed?.category ?? 'Education',
      explicit: feed?.explicit ?? false,
      auto_add: feed?.auto_add ?? false,
    },
    validate: (words) => faultsOf(NewFeed, words),
  });
  const [cover, setCover] = useState<CoverDraft>({ kind: 'keep' });
  const save = useSaveFeed(onSaved);
  const submit = form.onSubmit(async (words) => {
    save.mutate(
      { feed, words, cover: await coverChange(cover) },
      { onError: (error) => isApiProblem(error) && form.setErrors(error.fields) },
    );
  });
  return { form, cover, setCover, save, submit };
}

function FeedForm({ feed, close }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('feeds');
  const text = useErrorText();
  const { form, cover, setCover, save, submit } = useFeedForm(feed, ({ coverFailed }) => {
    if (coverFailed) showSnackbar(t('image.failed'), 'error');
    else showSnackbar(t(feed ? 'saved' : 'created'));
    close();
  });
  const field = useFieldProps(form);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('form.name')}
          required
          data-autofocus
          maxLength={LIMITS.feedNameMaxChars}
          {...field('name')}
        />
        <Textarea label={t('form.description')} autosize minRows={2} maxRows={8} {...field('description')} />
        <CoverField feed={feed} draft={cover} onDraft={setCover} />
        <FeedLanguageField {...field('language')} />
        <TextInput
          label={t('form.author')}
          required
          maxLength={LIMITS.feedAuthorMaxChars}
          {...field('author')}
        />
        <CategoryField {...field('category')} />
        <Switch
          label={t('form.auto_add')}
          description={t('form.auto_add_hint')}
          {...form.getInputProps('auto_add', { type: 'checkbox' })}
        />
        <Switch
          label={t('form.explicit')}
          description={t('form.explicit_hint')}
          {...form.getInputProps('explicit', { type: 'checkbox' })}
        />
        {save.error && (
          <Alert color="red" variant="light">
            {text.problem(save.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {t(feed ? 'form.save' : 'form.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
