/** A caller without an account: a program, or a page before signing in. */
export function anybody(url: () => string) {
  const post = (path: string, body?: unknown, headers: object = {}): Promise<Response> =>
    fetch(`${url()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  return {
    post,
    signIn: (email: string, password: string, headers: object = {}): Promise<Response> =>
      post('/api/auth/sign-in/email', { email, password }, headers),
  };
}

/** What a caller can tell answers apart by, apart from the time. */
export async function visible(response: Response) {
  const headers = Object.fromEntries(response.headers);
  delete headers.date;
  return { status: response.status, headers, body: await response.text() };
}
