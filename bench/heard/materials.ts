import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { ListenerPage } from './browsers.ts';

const REPO = path.resolve(import.meta.dirname, '../..');
const MOST_CHARS = 15_000;
const SUBMIT = 'main form button[type="submit"]';

const textOf = async (fixture: string): Promise<string> =>
  (await readFile(path.join(REPO, 'packages/writer/src/fixtures', fixture), 'utf8')).slice(0, MOST_CHARS);

type Draft = { source: string; [field: string]: string | boolean };

/** What is asked for, and how a person asks for it on the page. */
export type Material = {
  name: string;
  /** Opens the page it is asked on and fills in everything but the last press. */
  prepare(page: ListenerPage, site: string): Promise<void>;
  submit: string;
};

/** The create page as somebody left it who has filled it in. */
async function fillIn(page: ListenerPage, site: string, draft: Draft): Promise<void> {
  const owner = await page.evaluate(
    `fetch('/api/current_user', { headers: { authorization: 'Bearer ' + localStorage.getItem('accessToken') } }).then((answer) => answer.json()).then(({ id }) => id)`,
  );
  const kept = JSON.stringify({ owner, draft, defaults: NO_DEFAULTS });
  await page.evaluate(`localStorage.setItem('newAudioDraft', ${JSON.stringify(kept)})`);
  await page.goto(`${site}/app/new-audio`);
  await until(page, `!!document.querySelector(${JSON.stringify(SUBMIT)})`);
}

async function until(page: ListenerPage, expression: string, patienceMs = 60_000): Promise<void> {
  const startedAt = performance.now();
  while (!(await page.evaluate(expression))) {
    if (performance.now() - startedAt > patienceMs) throw new Error(`It never came to: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const NO_DEFAULTS = { language: null, mode: null, tone: null, voice: null };
const NOTHING = {
  topic: '',
  url: '',
  episode: '',
  text: '',
  script: '',
  question: '',
  emphasis: '',
  mode: 'dialogue',
  length: 'short',
  level: 'intermediate',
  tone: 'balanced',
  language: '',
  casting: 'pair',
  pair: '',
  host: '',
  cohost: '',
  solo: '',
  review: false,
};

const asDraft = (name: string, draft: Draft): Material => ({
  name,
  submit: SUBMIT,
  prepare: (page, site) => fillIn(page, site, { ...NOTHING, ...draft }),
});

const pdf: Material = {
  name: 'PDF',
  submit: SUBMIT,
  async prepare(page, site) {
    await fillIn(page, site, { ...NOTHING, source: 'files' });
    const file = path.join(REPO, 'apps/web/public/samples/why-we-forget.pdf');
    await page.chooseFile('input[type=file]', file);
    await until(page, `!!document.querySelector('main li .tabler-icon-check')`);
  },
};

const tryout: Material = {
  name: 'try-out',
  submit: 'tryout-box form button[type="submit"]',
  async prepare(page, site) {
    await page.goto(`${site}/`);
    await until(page, `!!document.querySelector('tryout-box:defined #tryout-material')`);
    await page.evaluate(`document.querySelector('#tryout-material').value = 'The Moon'`);
  },
};

/** A page of somebody's site, which the product must be allowed to read from. */
export async function openSite(port: number): Promise<{ url: string; close(): void }> {
  const paragraphs = (await textOf('lighthouses.en.txt')).split('\n\n').map((text) => `<p>${text}</p>`);
  const page = `<!doctype html><html lang="en"><title>Lighthouses</title><article><h1>Lighthouses</h1>${paragraphs.join('\n')}</article></html>`;
  const server = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/lighthouses`, close: () => server.close() };
}

export const openMaterials = async (pageUrl: string): Promise<Record<string, Material>> => ({
  topic: asDraft('topic', { source: 'topic', topic: 'The Moon' }),
  english: asDraft('text, English', { source: 'text', text: await textOf('lighthouses.en.txt') }),
  portuguese: asDraft('text, Portuguese', {
    source: 'text',
    text: await textOf('rios-voadores.pt.txt'),
    language: 'pt-BR',
  }),
  pdf,
  page: asDraft('web page', { source: 'url', url: pageUrl }),
  tryout,
});
