import { useForm } from '@mantine/form';
import type { z } from 'zod';
import { isApiProblem } from '../../lib/api/api.ts';
import { faultsOf } from '../../lib/forms/form-faults.ts';
import { useFieldProps } from '../../lib/forms/use-field-props.ts';
import { showSnackbar } from '../../lib/storage/state.ts';

/** As much of a mutation as is needed here. */
type Mutation<Input> = {
  mutate(input: Input, callbacks: { onError(error: unknown): void; onSuccess?(): void }): void;
  error: Error | null;
  isPending: boolean;
};

type Options<Values> = {
  /** Of what is changed; without it something new is made. */
  id: string | undefined;
  schema: z.ZodType;
  initialValues: Values;
  create: Mutation<Values>;
  change: Mutation<{ id: string; change: Values }>;
  /** What is said when a change stands. */
  saved: string;
  close: () => void;
};

/** One form makes and changes: what is made tells its secret, what is changed only that it is so. */
export function useSavingForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { id, schema, initialValues, create, change, saved, close } = options;
  const form = useForm<Values>({ initialValues, validate: (values) => faultsOf(schema, values) });
  const onError = (error: unknown): void => {
    if (isApiProblem(error)) form.setErrors(error.fields);
  };
  const onSuccess = (): void => {
    showSnackbar(saved);
    close();
  };
  const submit = form.onSubmit((values) => {
    if (id === undefined) create.mutate(values, { onError });
    else change.mutate({ id, change: values }, { onError, onSuccess });
  });
  return {
    field: useFieldProps(form),
    submit,
    error: create.error ?? change.error,
    isPending: create.isPending || change.isPending,
  };
}
