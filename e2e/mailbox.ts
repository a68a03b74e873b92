import { type APIRequestContext, expect } from '@playwright/test';
import { standInsUrl } from './product.ts';

export type Mail = { subject: string; html: string; text: string; links: string[] };

/** Everything somebody has received, newest first. */
async function readMails(request: APIRequestContext, to: string): Promise<Mail[]> {
  const answer = await request.get(`${standInsUrl()}/mail/messages.json`, { params: { to } });
  return (await answer.json()).items;
}

/** The newest link in somebody's inbox that leads to the given page; waits until it has come. */
export async function mailedLink(request: APIRequestContext, to: string, page: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const links = (await readMails(request, to)).flatMap((mail) => mail.links);
        found = links.find((link) => new URL(link).pathname === page);
        return found;
      },
      { message: `a link to ${page} for ${to}` },
    )
    .toBeTruthy();
  return found!;
}
