import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { isApiProblem } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { IdentityRefusal } from '../../lib/identity.ts';
import { redirectTarget } from './redirect-target.ts';

type Values = Record<string, string>;

type Options<V extends Values> = {
  schema: z.ZodType<unknown, V>;
  initialValues: V;
  /** Signs in or up; throws what the identity endpoints threw. */
  enter: (values: V) => Promise<void>;
  /** Said when it fails for no reason a person could mend. */
  failure: 'sign_in_failed' | 'sign_up_failed';
};

/** Focus goes to the first field that is wrong, in the order a person sees them. */
function focusFirstFault<V extends Values>(form: UseFormReturnType<V>, errors: FormErrors): void {
  const first = Object.keys(form.getValues()).find((field) => errors[field]);
  if (first) form.getInputNode(first)?.focus();
}

/** Validation, submission and what follows, for both forms; the page only lays out its fields. */
export function useSessionForm<V extends Values>({ schema, initialValues, enter, failure }: Options<V>) {
  const { t } = useTranslation('errors');
  const text = useErrorText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
  });

  const sentenceFor = (error: unknown): string => {
    if (error instanceof IdentityRefusal) return t(`session.${error.reason}`);
    const isMendable = isApiProblem(error) && error.code !== 'internal';
    return isMendable ? text.problem(error) : t(`session.${failure}`);
  };

  const onSubmit = form.onSubmit(
    async (values) => {
      if (busy) return;
      setFault(null);
      setBusy(true);
      try {
        await enter(values);
        await navigate(redirectTarget(search.get('redirect'), location.origin), { replace: true });
      } catch (error) {
        if (isApiProblem(error)) form.setErrors(error.fields);
        setFault(sentenceFor(error));
      } finally {
        setBusy(false);
      }
    },
    (errors) => focusFirstFault(form, errors),
  );

  /** Props of one field; its error is a sentence in the reader's language. */
  const field = (name: keyof V & string) => ({
    key: form.key(name),
    ...form.getInputProps(name),
    error: text.field(form.errors[name]),
  });

  return { field, onSubmit, fault, busy, query: search.size > 0 ? `?${search}` : '' };
}
