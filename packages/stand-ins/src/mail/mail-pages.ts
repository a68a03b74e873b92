import { Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_POLICY, page } from '../page.ts';
import type { Mailbox, Message } from './mailbox.ts';

/** The mail itself: no script, no request to anywhere; its links open beside it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";

const row = (message: Message) => html`<li>
<a class="row" href="/mail/${message.id}">
<span><strong>${message.subject}</strong></span>
<span>${message.to.join(', ')}</span>
<span class="soft"><time datetime="${message.receivedAt}">${message.receivedAt}</time></span>
</a>
</li>`;

const listPage = (messages: Message[]) =>
  page(
    'Mail',
    html`<h1>Mail</h1>
<p class="soft">Nothing leaves this machine: whatever is sent ends here, until the server stops. <a href="/mail">Look again</a></p>
${
  messages.length > 0
    ? html`<ul class="card">${messages.map(row)}</ul>`
    : html`<p class="card">No mail yet.</p>`
}`,
  );

/** The words with their addresses as links. */
const linked = ({ text, links }: Message) => {
  let rest = text;
  const parts = links.map((link) => {
    const at = rest.indexOf(link);
    const before = rest.slice(0, at);
    rest = rest.slice(at + link.length);
    return html`${before}<a href="${link}">${link}</a>`;
  });
  return html`${parts}${rest}`;
};

const messagePage = (message: Message) =>
  page(
    message.subject,
    html`<p><a href="/mail">All mail</a></p>
<h1>${message.subject}</h1>
<p class="soft">From ${message.from} to ${message.to.join(', ')}, <time datetime="${message.receivedAt}">${message.receivedAt}</time></p>
<section class="card" aria-labelledby="as-html"><h2 id="as-html">As HTML</h2>
<iframe src="/mail/${message.id}/html" title="The mail as HTML"></iframe></section>
<section class="card" aria-labelledby="as-text"><h2 id="as-text">As text</h2><pre>${linked(message)}</pre></section>`,
  );

const withLinksBeside = (body: string): string =>
  body.replace(/<head[^<>]*>/i, (head) => `${head}<base target="_blank">`);

const asJson = (message: Message) => ({
  id: message.id,
  received_at: message.receivedAt,
  from: message.from,
  to: message.to,
  subject: message.subject,
  html: message.html,
  text: message.text,
  headers: message.headers,
  links: message.links,
});

/** Where a person reads what was sent, and where tests do. */
export function mailPages(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    if (!context.res.headers.has('content-security-policy'))
      context.header('content-security-policy', PAGE_POLICY);
  });
  app.get('/mail', async (context) => context.html(await listPage(mailbox.list())));
  app.get('/mail/messages.json', (context) =>
    context.json({ items: mailbox.list(context.req.query('to')).map(asJson) }),
  );
  app.get('/mail/:id', async (context) => {
    const message = mailbox.find(context.req.param('id'));
    return message ? context.html(await messagePage(message)) : context.notFound();
  });
  app.get('/mail/:id/html', (context) => {
    const message = mailbox.find(context.req.param('id'));
    if (!message) return context.notFound();
    return context.html(withLinksBeside(message.html), 200, { 'content-security-policy': MAIL_POLICY });
  });
  return app;
}
