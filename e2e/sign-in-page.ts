import type { Locator, Page } from '@playwright/test';
import type { Words } from './words.ts';

/** What a person finds on the sign-in page. */
export type SignInPage = {
  email: Locator;
  password: Locator;
  submit: Locator;
  wantLink: Locator;
  sendLink: Locator;
  fault: Locator;
  continueWith(provider: string): Locator;
};

export function signInPage(page: Page, say: Words): SignInPage {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    email: main.getByLabel(say('session:email')),
    password: main.getByLabel(say('session:password'), { exact: true }),
    submit: button(say('session:sign_in.submit')),
    wantLink: button(say('session:sign_in.by_link')),
    sendLink: button(say('session:login_link.submit')),
    fault: main.getByRole('alert'),
    continueWith: (provider) => button(say('session:continue_with', { provider })),
  };
}
