import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useErrorText } from '../../lib/format/error-text.ts';
import { Dialog } from './dialog.tsx';

type FormProps = {
  close: () => void;
  /** What goes, and what to do before. */
  children: ReactNode;
  /** Asks for the words. */
  label: ReactNode;
  fits: (typed: string) => boolean;
  confirm: (typed: string) => void;
  words: { keep: string; confirm: string };
  isPending: boolean;
  error?: unknown;
};

type Props = FormProps & { opened: boolean; title: string };

/** What goes for good is typed, not clicked. What was typed is forgotten when the dialog closes. */
export function TypedConfirmation({ opened, title, ...form }: Props) {
  return (
    <Dialog opened={opened} onClose={form.close} title={title} size={500}>
      <ConfirmationForm {...form} />
    </Dialog>
  );
}

function ConfirmationForm({ close, children, label, fits, confirm, words, isPending, error }: FormProps) {
  const text = useErrorText();
  const [typed, setTyped] = useState('');
  const mayGo = fits(typed.trim());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (mayGo) confirm(typed);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {children}
        <TextInput
          label={label}
          styles={{ label: { overflowWrap: 'anywhere' } }}
          value={typed}
          data-autofocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {error ? (
          <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            <Text inherit>{text.problem(error)}</Text>
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={isPending}>
            {words.keep}
          </Button>
          <Button type="submit" color="red" disabled={!mayGo} loading={isPending}>
            {words.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
