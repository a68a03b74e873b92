/** Something that happened, told by a browser whose owner agreed. Nothing in it says who. */
export type CountedEvent = {
  name: 'sign_up' | 'login' | 'account_link';
  method: 'password' | 'login_link' | 'google' | 'microsoft' | 'oidc';
  at: Date;
};

/** Keeps how often things happen. */
export interface Analytics {
  /** Resolves once it is kept; throws AppError 'analytics.failed'. Whoever calls loses a number, never a person. */
  count(event: CountedEvent): Promise<void>;
}
