import type { InterfaceLanguage } from '@parlance/contract/accounts';

/** The client names the chosen interface language first. */
export const languageOf = (request: Request): InterfaceLanguage =>
  /^\s*pt\b/i.test(request.headers.get('accept-language') ?? '') ? 'pt-BR' : 'en-US';
