import { Skeleton, Stack, Text, Title } from '@mantine/core';
import type { CurrentUser } from '@parlance/contract/accounts';
import { creditsFor } from '@parlance/kernel/credits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstName } from '../../lib/format/first-name.ts';
import { offers } from '../../lib/offers.ts';
import { useOptions } from '../../lib/queries/use-options.ts';
import { useClientState } from '../../lib/storage/state.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { UnavailablePage } from '../../ui/page/unavailable-page.tsx';
import { keepDraft } from './draft/draft.ts';
import { useRemakeDraft } from './draft/use-remake-draft.ts';
import { NewAudioForm } from './new-audio-form.tsx';

/** True once the page begins as it should: with the person's draft, or with the account's defaults. */
function useKeptDraft(): boolean {
  const user = useClientState((state) => state.currentUser);
  const owner = user?.id;
  const [language, mode, tone, voice] = [
    user?.default_language ?? null,
    user?.default_mode ?? null,
    user?.default_tone ?? null,
    user?.default_voice ?? null,
  ];
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!owner) return;
    const stop = keepDraft(owner, { language, mode, tone, voice });
    setReady(true);
    return stop;
  }, [owner, language, mode, tone, voice]);
  return ready;
}

function Waiting() {
  return (
    <Stack gap="lg" maw={760} aria-hidden>
      <Skeleton h={420} radius="lg" />
      <Skeleton h={260} radius="lg" />
    </Stack>
  );
}

function Greeting({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('compose');
  const short = creditsFor({ length: 'short', premium: false });
  return (
    <>
      <Title order={1}>{t('welcome.title', { name: firstName(user.name) })}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {offers().credits
          ? t('welcome.lead', { count: user.credits_remaining, short })
          : t('welcome.lead_unlimited')}
      </Text>
    </>
  );
}

export default function NewAudioPage() {
  const { t } = useTranslation('compose');
  const user = useClientState((state) => state.currentUser);
  const isNewcomer = user?.audios_count === 0;
  const draftIsBack = useKeptDraft();
  const filledIn = useRemakeDraft(draftIsBack);
  const options = useOptions();

  if (options.isError) {
    return (
      <UnavailablePage title={t('unavailable')} error={options.error} retry={() => void options.refetch()} />
    );
  }
  return (
    <>
      <PageHead title={t('title')} />
      {user && isNewcomer ? (
        <Greeting user={user} />
      ) : (
        <>
          <Title order={1}>{t('title')}</Title>
          <Text c="dimmed" mt={4} mb="xl">
            {t('lead')}
          </Text>
        </>
      )}
      {options.data && draftIsBack && filledIn ? (
        <NewAudioForm options={options.data} isNewcomer={isNewcomer} />
      ) : (
        <Waiting />
      )}
    </>
  );
}
