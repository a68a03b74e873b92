import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { SubmitEvent } from 'react';
import classes from './inline-edit.module.css';

type Props = Omit<TextInputProps, 'onChange' | 'value'> & {
  value: string;
  onChange: (text: string) => void;
  save: () => void;
  close: () => void;
  labels: { save: string; cancel: string };
  saving: boolean;
  /** Nothing that could be saved has been typed. */
  isBlank?: boolean;
};

/** The field a short text turns into; Escape leaves it as it was. */
export function InlineEdit({ onChange, save, close, labels, saving, isBlank, ...input }: Props) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        {...input}
        autoFocus
        disabled={saving}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <ActionIcon type="submit" size={42} aria-label={labels.save} disabled={isBlank} loading={saving}>
        <IconCheck size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="default" size={42} aria-label={labels.cancel} onClick={close} disabled={saving}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </form>
  );
}
