import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import type { z } from 'zod';
import { isApiProblem } from '../../lib/api/api.ts';
import { useFieldProps } from '../../lib/forms/use-field-props.ts';

type Values = Record<string, string>;

type Options<V extends Values> = {
  schema: z.ZodType<unknown, V>;
  initialValues: V;
  submit: (values: V) => Promise<void>;
};

/** Focus goes to the first field that is wrong, in the order a person sees them. */
function focusFirstFault<V extends Values>(form: UseFormReturnType<V>, errors: FormErrors): void {
  const first = Object.keys(form.getValues()).find((field) => errors[field]);
  if (first) form.getInputNode(first)?.focus();
}

/** Validation and submission for every form of this feature; the page only lays out its fields. */
export function useAuthForm<V extends Values>({ schema, initialValues, submit }: Options<V>) {
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
  });

  const onSubmit = form.onSubmit(
    async (values) => {
      if (busy) return;
      setFailure(null);
      setBusy(true);
      try {
        await submit(values);
      } catch (error) {
        if (isApiProblem(error)) form.setErrors(error.fields);
        setFailure(error);
      } finally {
        setBusy(false);
      }
    },
    (errors) => focusFirstFault(form, errors),
  );

  const props = useFieldProps(form);
  const field = (name: keyof V & string) => ({ key: form.key(name), ...props(name) });

  return { field, onSubmit, failure, busy, valueOf: (name: keyof V & string) => form.getValues()[name] };
}
