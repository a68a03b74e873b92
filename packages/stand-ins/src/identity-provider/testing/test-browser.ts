export type TestBrowser = ReturnType<typeof testBrowser>;

const MAX_STEPS = 10;

/** Keeps cookies and follows redirects; stops at the product's door, which is not there. */
export function testBrowser(productOrigin: string) {
  const cookies = new Map<string, string>();

  function keepCookies(reply: Response): void {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value && !/expires=Thu, 01 Jan 1970/i.test(line)) cookies.set(name, value);
      else cookies.delete(name);
    }
  }

  async function open(
    url: string,
    form?: URLSearchParams,
    steps = 0,
  ): Promise<{ url: string; html: string; left: boolean }> {
    if (url.startsWith(productOrigin)) return { url, html: '', left: true };
    if (steps > MAX_STEPS) throw new Error(`Sent around in circles, last to ${url}`);
    const reply = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    keepCookies(reply);
    const location = reply.headers.get('location');
    if (location) return open(new URL(location, url).href, undefined, steps + 1);
    return { url, html: await reply.text(), left: false };
  }

  return { open };
}
