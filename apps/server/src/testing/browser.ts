/** What a browser adds to calls: cookies for each host, the page's origin, and the way through redirects. */
function browser(productUrl: string) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { origin } = new URL(url);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };

  function keep(url: string, response: Response): void {
    const jar = jarOf(url);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      const value = pair.slice(cut + 1);
      if (value === '' || /max-age=0/i.test(line)) jar.delete(pair.slice(0, cut));
      else jar.set(pair.slice(0, cut), value);
    }
  }

  /** Paths of cookies are not looked at: a server that asks for more than it should get is not helped by it. */
  async function request(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    keep(url, response);
    return response;
  }

  /** A page of ours calls. */
  const post = (path: string, body?: unknown, headers: object = {}): Promise<Response> =>
    request(`${productUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: productUrl, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });

  /** Follows redirects until somebody answers with a page or one leads to `until`. */
  async function follow(
    url: string,
    until: (url: URL) => boolean,
  ): Promise<{ url: URL; response?: Response }> {
    let at = new URL(url);
    for (let hops = 0; hops < 15; hops++) {
      if (until(at)) return { url: at };
      const response = await request(at.href);
      const location = response.headers.get('location');
      if (!location) return { url: at, response };
      at = new URL(location, at);
    }
    throw new Error(`too many redirects, last to ${at}`);
  }

  return { request, post, follow, cookies: () => jarOf(productUrl) };
}

export type SocialAccount = { email: string; name?: string; verified?: boolean; tenant?: string };
type Provider = 'google' | 'microsoft' | `oidc-${string}`;

/** A person at a browser who visits a provider and comes back. */
export function visitor(productUrl: string) {
  const tab = browser(productUrl);
  const isAnswer = (url: URL) => url.origin === productUrl && url.pathname.startsWith('/api/auth/callback/');

  async function start(provider: Provider, authorization?: string): Promise<string> {
    const path = `/api/auth/social/${provider}/${authorization ? 'link' : 'sign-in'}`;
    const reply = await tab.post(
      path,
      { how: 'popup', redirect: '/app' },
      authorization ? { authorization } : {},
    );
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return ((await reply.json()) as { url: string }).url;
  }

  /** Says who they are at the provider; gives the address that leads back to us, not yet opened. */
  async function choose(providerUrl: string, account: SocialAccount | 'deny'): Promise<URL> {
    const { url: chooser } = await tab.follow(providerUrl, (url) => url.pathname.includes('/interaction/'));
    const form = new URLSearchParams(
      account === 'deny'
        ? { deny: 'yes' }
        : { email: account.email, name: account.name ?? '', tenant: account.tenant ?? '' },
    );
    if (account !== 'deny' && account.verified !== false) form.set('verified', 'yes');
    const sent = await tab.request(chooser.href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    const location = sent.headers.get('location');
    if (!location) throw new Error(`the provider answered ${sent.status}: ${await sent.text()}`);
    const { url } = await tab.follow(new URL(location, chooser).href, isAnswer);
    return url;
  }

  /** Opens the address that leads back; gives what the page is told after "#". */
  async function land(
    answer: URL | string,
  ): Promise<{ url: URL; outcome: string | null; email: string | null }> {
    const response = await tab.request(String(answer));
    const url = new URL(response.headers.get('location') ?? 'about:blank');
    const told = new URLSearchParams(url.hash.slice(1));
    return { url, outcome: told.get('outcome'), email: told.get('email') };
  }

  return {
    tab,
    start,
    choose,
    land,
    async visit(provider: Provider, account: SocialAccount | 'deny', authorization?: string) {
      return land(await choose(await start(provider, authorization), account));
    },
    finish: () => tab.post('/api/auth/social/finish'),
  };
}

export type Visitor = ReturnType<typeof visitor>;
