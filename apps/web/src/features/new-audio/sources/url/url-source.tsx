import { Button, Loader, Text, TextInput } from '@mantine/core';
import type { AddressPreview } from '@parlance/contract/address-preview';
import type { Options } from '@parlance/contract/options';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHeadphones from '@tabler/icons-react/dist/esm/icons/IconHeadphones.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../../../lib/api/api.ts';
import { useErrorText } from '../../../../lib/format/error-text.ts';
import { changeDraft, useDraft } from '../../draft/draft.ts';
import { useFault } from '../../draft/faults.tsx';
import { useIsProOnly } from '../../fields/pro-only.ts';
import { isRefusedAddress, reasonOf } from './address-refusal.ts';
import { EpisodeList } from './episode-list.tsx';
import classes from './url.module.css';
import { usePreview } from './use-preview.ts';

const ICONS: Record<AddressPreview['kind'], typeof IconLink> = {
  page: IconWorld,
  video: IconVideo,
  podcast: IconMicrophone,
  media: IconHeadphones,
  document: IconFileText,
};

/** Why nothing can be read there: the site's reason where it is known. */
function useUnreadableText() {
  const { t } = useTranslation('errors');
  const text = useErrorText();
  return (error: unknown): string => {
    const reason = isApiProblem(error) ? reasonOf(error) : undefined;
    return reason ? t(`failure.${reason}`) : text.problem(error);
  };
}

function Found({ preview }: { preview: AddressPreview }) {
  const { t } = useTranslation('compose');
  const Icon = ICONS[preview.kind];
  return (
    <div className={classes.found}>
      <span className={classes.symbol}>
        <Icon size={22} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.words}>
        <Text component="p" m={0} fw={600} dir="auto" lineClamp={2}>
          {preview.title ?? new URL(preview.url).hostname}
        </Text>
        <Text component="p" m={0} size="sm" c="dimmed">
          {t(`source.url.kind.${preview.kind}`)} · {new URL(preview.url).hostname}
        </Text>
      </div>
    </div>
  );
}

export function UrlSource({ tab, options }: { tab: 'url' | 'media'; options: Options }) {
  const { t } = useTranslation(['compose', 'common']);
  const url = useDraft((draft) => draft.url);
  const fault = useFault('source');
  const isVideoProOnly = useIsProOnly(options, 'video');
  const unreadable = useUnreadableText();
  const { looking, preview, problem, lookAgain } = usePreview();
  return (
    <>
      <TextInput
        label={t(`compose:source.${tab}.label`)}
        description={
          tab === 'media' && isVideoProOnly
            ? `${t('compose:source.media.hint')} ${t('compose:source.media.video_pro')}`
            : t(`compose:source.${tab}.hint`)
        }
        placeholder="https://"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoComplete="off"
        leftSection={<IconLink size={18} stroke={1.7} aria-hidden />}
        rightSection={looking ? <Loader size={18} aria-hidden /> : null}
        value={url}
        error={fault ?? (problem ? unreadable(problem) : undefined)}
        onChange={(event) => changeDraft({ url: event.currentTarget.value, episode: '' })}
      />
      <div role="status">
        {looking && (
          <Text size="sm" c="dimmed" mt="sm">
            {t('compose:source.url.looking')}
          </Text>
        )}
        {preview && !looking && <Found preview={preview} />}
      </div>
      {problem && !looking && !isRefusedAddress(problem) && (
        <Button variant="subtle" size="compact-md" mt={6} onClick={lookAgain}>
          {t('common:try_again')}
        </Button>
      )}
      {preview?.kind === 'podcast' && !looking && <EpisodeList episodes={preview.episodes} />}
    </>
  );
}
