import { Input, Textarea, TextInput } from '@mantine/core';

type Props = {
  id: string;
  label: string;
  name: string;
  maxLength: number;
  kind: 'text' | 'email' | 'long';
  autoComplete?: string;
  /** What stands in it from the start. */
  defaultValue?: string;
};

/** A browser takes "ada@home"; no mail would ever come from there. */
const WITH_DOMAIN = '.+@.+\\..+';

/** A required field of a <message-form>, with the place where its fault is told. */
export function MessageField({ id, kind, ...field }: Props) {
  const shared = { id, ...field, required: true, withAsterisk: false };
  return (
    <div>
      {kind === 'long' ? (
        <Textarea {...shared} rows={5} />
      ) : (
        <TextInput {...shared} type={kind} pattern={kind === 'email' ? WITH_DOMAIN : undefined} />
      )}
      <Input.Error id={`${id}-fault`} size="sm" mt={6} hidden />
    </div>
  );
}
