import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Leaves for the payment provider's page, whose address `open` finds. Busy until the browser is gone. */
export function usePaymentPage<Request>(open: (request: Request) => Promise<string>) {
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: open,
    onSuccess: (url) => location.assign(url),
  });
  useEffect(() => {
    // Somebody who goes back may find this very page again, as it was when they left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);
  return { go: mutate, reset, error, busy: isPending || isSuccess };
}
