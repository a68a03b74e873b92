import type { InterfaceLanguage } from '@parlance/contract/accounts';
import type { Recipient } from '../../db/recipient.ts';
import type { News } from '../../db/schema/preferences.ts';

/** How news goes out to one reader, who can leave with one click. */
export type SendNews = {
  send(to: Recipient, news: News[InterfaceLanguage] & { unsubscribeUrl: string }): Promise<void>;
  unsubscribeUrl(readerId: string): string;
};
