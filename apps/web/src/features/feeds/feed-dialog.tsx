import { Alert, Button, Group, Modal, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Feed, NewFeed } from '@parlance/contract/feeds';
import { LIMITS } from '@parlance/kernel/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../lib/api/api.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { interfaceLanguage } from '../../lib/i18n.ts';
import { showSnackbar, useClientState } from '../../lib/storage/state.ts';
import { CategoryField } from './category-field.tsx';
import { type CoverDraft, CoverField } from './cover/cover-field.tsx';
import { cutPicture } from './cover/cut-picture.ts';
import { FeedLanguageField } from './feed-language-field.tsx';
import { type CoverWish, type Saved, useSaveFeed } from './feed-queries.ts';

type Props = { opened: boolean; feed?: Feed; close: () => void };

export function FeedDialog({ opened, feed, close }: Props) {
  const { t } = useTranslation(['feeds', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(feed ? 'feeds:form.edit_title' : 'feeds:form.new_title')}
      size={600}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <FeedForm feed={feed} close={close} />
    </Modal>
  );
}

/** The codes of whatever the contract refuses, by field. */
function faultsOf(words: NewFeed): Record<string, string> {
  const parsed = NewFeed.safeParse(words);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

const wishOf = async (draft: CoverDraft): Promise<CoverWish> =>
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
    validate: faultsOf,
  });
  const [cover, setCover] = useState<CoverDraft>({ kind: 'keep' });
  const save = useSaveFeed(onSaved);
  const submit = form.onSubmit(async (words) => {
    save.mutate(
      { feed, words, cover: await wishOf(cover) },
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
  const input = (name: 'name' | 'description' | 'author' | 'language' | 'category') => {
    const { error, ...props } = form.getInputProps(name);
    return { ...props, error: text.field(error) };
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('form.name')}
          required
          data-autofocus
          maxLength={LIMITS.feedNameMaxChars}
          {...input('name')}
        />
        <Textarea label={t('form.description')} autosize minRows={2} maxRows={8} {...input('description')} />
        <CoverField feed={feed} draft={cover} onDraft={setCover} />
        <FeedLanguageField {...input('language')} />
        <TextInput
          label={t('form.author')}
          required
          maxLength={LIMITS.feedAuthorMaxChars}
          {...input('author')}
        />
        <CategoryField {...input('category')} />
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
