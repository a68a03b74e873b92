import { showSnackbar } from '../../lib/storage/state.ts';

/** As much of a mutation as is needed here. */
type Saving<What> = {
  mutate(what: What, then: { onError(error: unknown): void; onSuccess?(): void }): void;
  error: Error | null;
  isPending: boolean;
};

type Ask<Words> = {
  /** Of what is changed; without it something new is made. */
  id: string | undefined;
  create: Saving<Words>;
  change: Saving<{ id: string; change: Words }>;
  /** What is said when a change stands. */
  saved: string;
  close: () => void;
};

/** One form makes and changes: what is made tells its secret, what is changed only that it is so. */
export function useSaving<Words>({ id, create, change, saved, close }: Ask<Words>) {
  const save = (words: Words, onError: (error: unknown) => void) => {
    if (id === undefined) return create.mutate(words, { onError });
    const onSuccess = () => {
      showSnackbar(saved);
      close();
    };
    change.mutate({ id, change: words }, { onError, onSuccess });
  };
  return { save, error: create.error ?? change.error, isPending: create.isPending || change.isPending };
}
