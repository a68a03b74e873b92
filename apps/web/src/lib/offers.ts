import { isProvider, PROVIDERS, type Provider } from '@parlance/contract/identity';

type Dataset = Record<string, string | undefined>;
export type OfferedProvider = { id: Provider; label: string };

/** Names of companies: the same in every language. */
const COMPANIES: Record<(typeof PROVIDERS)[number], string> = { google: 'Google', microsoft: 'Microsoft' };
const EVERY_PROVIDER = PROVIDERS.map((id) => ({ id, label: COMPANIES[id] }));

/**
 * What whoever runs this server offers, as it wrote into the page. Pages that are made beforehand hide the rest by
 * `data-needs` and the rules in ui/theme/base.css; those that are drawn in the browser ask here.
 */
export function offersIn({ edition, credits, mail, providers, signUp }: Dataset) {
  const named = (providers === undefined ? EVERY_PROVIDER : JSON.parse(providers)) as OfferedProvider[];
  return {
    /** Plans, prices and payments. */
    plans: edition !== 'home',
    /** Whether credits have a bound worth telling. */
    credits: credits !== 'unlimited',
    mail: mail !== 'off',
    /** Who may get an account without a provider that makes one. */
    signUp: signUp === 'invitation' || signUp === 'off' ? signUp : ('open' as const),
    providers: named.filter(({ id }) => isProvider(id)),
  };
}

/** What a provider is called: by its company, or as whoever runs the service called it. */
export const providerName = (provider: Provider): string =>
  offers().providers.find(({ id }) => id === provider)?.label ??
  EVERY_PROVIDER.find(({ id }) => id === provider)?.label ??
  provider;

export const offers = () => offersIn(typeof document === 'undefined' ? {} : document.documentElement.dataset);
