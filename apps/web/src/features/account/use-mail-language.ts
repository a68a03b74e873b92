import { changeCurrentUser } from '@parlance/contract/accounts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { interfaceLanguage } from '../../lib/i18n.ts';
import { setCurrentUser, useClientState } from '../../lib/storage/state.ts';

/** Mails are written in the language the person last read the product in. */
export function useMailLanguage(): void {
  const { i18n } = useTranslation();
  const known = useClientState((state) => state.currentUser?.interface_language);
  const shown = i18n.language;
  useEffect(() => {
    if (!known || known === shown) return;
    call(changeCurrentUser, { body: { interface_language: interfaceLanguage() } })
      .then(setCurrentUser)
      .catch((error: unknown) => console.warn('The language of mails was not changed', error));
  }, [known, shown]);
}
