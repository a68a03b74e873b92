import { AppError } from '@parlance/kernel/errors';
import type { OneTimeTokenStore } from './identity.store.ts';

type Deps = {
  signUp: 'open' | 'invitation' | 'off';
  /** Whether somebody has an account here. */
  hasPeople(): Promise<boolean>;
  tokens: Pick<OneTimeTokenStore, 'consume'>;
};

/** Who may get an account. The first person always may: a server that nobody can enter is no use. */
export function doorway({ signUp, hasPeople, tokens }: Deps) {
  const isOpen = async (): Promise<boolean> => signUp === 'open' || !(await hasPeople());
  return {
    isOpen,
    /** Throws AppError 'sign_up_closed'; gives what takes the invitation, to be called when nothing else is amiss. */
    async knock(invitation: string | undefined): Promise<() => Promise<void>> {
      if (await isOpen()) return async () => undefined;
      if (signUp === 'off' || invitation === undefined) throw new AppError('sign_up_closed');
      return async () => {
        await tokens.consume(invitation, 'invitation');
      };
    },
  };
}

export type Doorway = ReturnType<typeof doorway>;
