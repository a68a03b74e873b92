import { html } from 'hono/html';
import { page } from '../page.ts';
import { type Account, type ProviderName, TENANTS } from './accounts.ts';

type Chooser = {
  provider: ProviderName;
  title: string;

  listed: Account[];
  loginHint: string;
};

const accountRow = (account: Account) => html`<li>
<button class="row" name="account" value="${account.subject}">
<span><strong>${account.name}</strong></span>
<span>${account.email}</span>
${account.note ? html`<span class="soft">${account.note}</span>` : ''}
</button>
</li>`;

const tenantField = html`<label>Organisation
<select name="tenant">${Object.entries(TENANTS).map(
  ([id, name]) => html`<option value="${id}">${name}</option>`,
)}</select>
</label>`;

/** Every button submits a form of its own, so that it works without a script. */
export const chooserPage = ({ provider, title, listed, loginHint }: Chooser): Promise<string> =>
  page(
    `Choose an account – ${title} stand-in`,
    html`
<h1>Choose an account</h1>
<p>to continue to <strong>Parlance</strong> with ${title}.</p>
<p class="soft">This is a stand-in for ${title}. It runs on this machine only, asks for no password and knows nobody real.</p>
<section class="card" aria-labelledby="listed">
<h2 id="listed">Accounts on this machine</h2>
<form method="post"><ul>${listed.map(accountRow)}</ul></form>
</section>
<section class="card" aria-labelledby="other">
<h2 id="other">Another account</h2>
<form method="post">
<label>E-mail <input type="email" name="email" required autocomplete="off" value="${loginHint}" /></label>
<label>Name <input name="name" autocomplete="off" maxlength="100" /></label>
${provider === 'microsoft' ? tenantField : ''}
<label class="check"><input type="checkbox" name="verified" value="yes" checked /> ${title} has verified this e-mail</label>
<button class="button">Continue</button>
</form>
</section>
<form method="post"><button class="button" name="deny" value="yes">Don’t allow</button></form>`,
    'narrow',
  );

export const troublePage = (title: string, what: string): Promise<string> =>
  page(
    `${title} stand-in`,
    html`<h1>${title} can’t go on</h1>
<p>${what}</p>
<p class="soft">This is a stand-in for ${title} that runs on this machine only.</p>`,
    'narrow',
  );
