import { Skeleton, Stack, Text } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { useErrorText } from '../../lib/format/error-text.ts';
import { useScriptToEdit } from './script-queries.ts';
import { ScriptScreen } from './script-screen.tsx';

/** The script of an audio that nobody has spoken yet: to be read, changed, and spoken or discarded. */
export function ReviewScript({ audio }: { audio: Audio }) {
  const errorText = useErrorText();
  const { data: script, error } = useScriptToEdit(audio.id);
  if (script) return <ScriptScreen audio={audio} script={script} purpose="review" />;
  if (error)
    return (
      <Text c="dimmed" mt="lg">
        {errorText.problem(error)}
      </Text>
    );
  return (
    <Stack mt="lg" aria-hidden="true">
      <Skeleton h={62} radius="lg" />
      <Skeleton h={96} />
      <Skeleton h={120} />
    </Stack>
  );
}
