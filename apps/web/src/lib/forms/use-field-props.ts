import type { UseFormReturnType } from '@mantine/form';
import { useErrorText } from '../format/error-text.ts';

/** Props of one field by its name; its error, kept as a code, is a sentence in the reader's language. */
export function useFieldProps<Values>(form: Pick<UseFormReturnType<Values>, 'getInputProps'>) {
  const text = useErrorText();
  return (name: keyof Values & string) => {
    const { error, ...props } = form.getInputProps(name);
    return { ...props, error: text.field(error) };
  };
}
