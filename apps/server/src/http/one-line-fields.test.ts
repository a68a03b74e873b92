import type { Route } from '@parlance/contract/route';
import { ROUTES } from '@parlance/contract/routes';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldRequests, type Samples } from '../testing/text-fields.ts';

/** They hold more than one line, are never shown, or are compared with something that is known. */
const OTHERS = [
  ...['comment', 'description', 'material', 'message', 'shownotes', 'text'],
  ...['emphasis', 'question'],
  ...['cohost', 'default_language', 'default_voice', 'email', 'feed_id', 'host', 'invitation', 'language'],
  ...[
    'passage_id',
    'password',
    'provider_id',
    'redirect',
    'revision',
    'session_id',
    'source_refs',
    'tax_id',
    'token',
  ],
  ...['upload_ids', 'user_id', 'voice'],
];

const SAMPLES: Samples = {
  language: 'en-US',
  email: 'ada@example.com',
  password: 'long enough',
  country: 'US',
  speaker: 'HOST',
  text: 'The sea was quiet that day. '.repeat(80),
};
const ODD = 'one \u202eline\r\nand another';

/** Fields of a route that let signs through which turn the reading direction, or breaks. */
const openFields = (route: Route): string[] =>
  fieldRequests(route, SAMPLES, () => ODD).flatMap(({ field, body }) => {
    const parsed = body === undefined ? undefined : route.body?.safeParse(JSON.parse(body));
    const kept = JSON.stringify(parsed?.data ?? '');
    return /\u202e|\\r|\\n/.test(kept) ? [field] : [];
  });

it('takes titles and names of every route as one line that turns nothing behind it', () =>
  expect([...new Set(ROUTES.flatMap(openFields))].sort()).toEqual([...OTHERS].sort()));

it('notices a field that is not one line', () => {
  const body = z.object({ title: z.string().max(100) });
  const planted: Route = { method: 'post', path: '/api/x', summary: '', access: 'user', status: 204, body };
  expect(openFields(planted)).toEqual(['title']);
});
