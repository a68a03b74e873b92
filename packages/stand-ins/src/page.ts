import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

const STYLE = `
  :root { color-scheme: light dark; --ink: #1f2328; --soft: #57606a; --paper: #fff; --back: #f3f4f6; --line: #d0d7de; --accent: #4338ca; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e9ecef; --soft: #adb5bd; --paper: #25262b; --back: #141517; --line: #495057; --accent: #a5b4fc; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
  main.narrow { max-width: 28rem; }
  h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 .5rem; }
  h2 { font-size: 1rem; margin: 0 0 .75rem; }
  p { margin: 0 0 1rem; }
  .soft { color: var(--soft); font-size: .875rem; }
  .card { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.5rem; margin-bottom: 1rem; }
  .row { display: block; width: 100%; padding: .75rem 1rem; margin: 0 0 .5rem; border: 1px solid var(--line); border-radius: .5rem; background: transparent; color: inherit; font: inherit; text-align: left; text-decoration: none; cursor: pointer; overflow-wrap: anywhere; }
  .row:hover { border-color: var(--accent); }
  .row span { display: block; }
  a { color: var(--accent); }
  label { display: block; margin: 0 0 .75rem; }
  label.check { display: flex; gap: .5rem; align-items: center; }
  input:not([type=checkbox]), select { display: block; width: 100%; margin-top: .25rem; padding: .6rem .75rem; border: 1px solid var(--soft); border-radius: .5rem; background: var(--paper); color: inherit; font: inherit; }
  .button { padding: .65rem 1.25rem; border: 1px solid var(--accent); border-radius: .5rem; background: transparent; color: var(--accent); font: inherit; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; margin: 0; }
  iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
  ul { list-style: none; margin: 0; padding: 0; }`;

/** A whole page of a stand-in; it runs no script. */
export const page = async (title: string, body: Markup, width: 'narrow' | 'wide' = 'wide'): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main class="${width}">${body}</main></body>
</html>
`,
  );

/** What a stand-in's page may do. `form-action` stays open: choosing an account leads on to the product. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
