import type { Claims } from './id-token-claims.ts';

/** What whoever runs the service decided about a provider they added. */
export type ProviderRules = {
  /** Whether somebody who has no account here gets one. */
  create: boolean;
  /** It vouches for every address, without saying so. */
  trustEmails: boolean;
  groupsClaim: string;
  /** Only people in one of these may come. */
  allowedGroups: string[] | undefined;
};

/** Nothing for the two that need no rules. */
export type RulesOf = (provider: string) => ProviderRules | undefined;

function groupsIn(claims: Claims, name: string): string[] {
  const said = claims[name];
  // Some list one group as a text.
  if (typeof said === 'string') return [said];
  return Array.isArray(said) ? said.filter((group) => typeof group === 'string') : [];
}

export function isAllowed(claims: Claims, rules: ProviderRules | undefined): boolean {
  if (!rules?.allowedGroups) return true;
  const groups = groupsIn(claims, rules.groupsClaim);
  return rules.allowedGroups.some((group) => groups.includes(group));
}
