import { AppError } from '@parlance/kernel/errors';
import type { Tx } from '../../db/connect.ts';

type Deps = {
  signUp: 'open' | 'invitation' | 'off';
  edition: 'home' | 'service';
  people: {
    /** Whether somebody has an account here. */
    any(): Promise<boolean>;
    /** Whether nobody has one; whoever else asks waits until this transaction has ended. */
    none(tx: Tx): Promise<boolean>;
  };
  invitations: {
    /** Throws AppError when it opens nothing. */
    check(invitation: string): Promise<void>;
    take(tx: Tx, invitation: string): Promise<void>;
  };
};

type Asking = { invitation?: string | undefined; letIn?: boolean };

/** Who may get an account. The first person always may: a server that nobody can enter is no use. */
export function doorway({ signUp, edition, people, invitations }: Deps) {
  const isOpen = async (): Promise<boolean> => signUp === 'open' || !(await people.any());
  return {
    isOpen,

    /** What pages tell whoever comes without an account. */
    offered: async (): Promise<Deps['signUp']> => ((await isOpen()) ? 'open' : signUp),

    /** Before anything is done for them. Throws AppError; what it lets pass may still be refused by `admit`. */
    async knock(invitation: string | undefined): Promise<void> {
      if (await isOpen()) return;
      if (signUp === 'off' || invitation === undefined) throw new AppError('sign_up_closed');
      await invitations.check(invitation);
    },

    /**
     * In the transaction that makes the account: of several who come into an empty house one is the first, and an
     * invitation is used up by nothing but an account. Throws AppError.
     */
    async admit(tx: Tx, { invitation, letIn = false }: Asking): Promise<{ isAdmin: boolean }> {
      // A service is run by those whom a command named; at home it is whoever came first.
      const namesFirst = edition === 'home';
      const isOpenToAll = signUp === 'open' || letIn;
      if ((namesFirst || !isOpenToAll) && (await people.none(tx))) return { isAdmin: namesFirst };
      if (isOpenToAll) return { isAdmin: false };
      if (signUp === 'off' || invitation === undefined) throw new AppError('sign_up_closed');
      await invitations.take(tx, invitation);
      return { isAdmin: false };
    },
  };
}

export type Doorway = ReturnType<typeof doorway>;
