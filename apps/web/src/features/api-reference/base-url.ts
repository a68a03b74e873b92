import { PUBLIC_URL_MARK } from '@parlance/kernel/product';

/** Where this service answers. The page is built before that is known: the server writes it in when it hands it out. */
export const baseUrl = (): string => (import.meta.env.SSR ? PUBLIC_URL_MARK : location.origin);
