import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { ROUTES } from './routes.ts';

const document = openApiDocument(
  ROUTES.map((route) => ({ route })),
  'http://localhost:3000',
);

it('lists every route', () => {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((m) => `${m} ${path}`),
  );
  expect(listed.length).toBe(ROUTES.length);
  expect(listed).toContain('post /api/audios');
  expect(listed).toContain('get /api/audios/{id}/media.mp3');
});

it('describes what a request may hold and what an answer holds', () => {
  const create = JSON.stringify(document.paths['/api/audios']);
  expect(create).toContain('"minLength":2000');
  expect(create).toContain('credits_charged');
  const script = JSON.stringify(document.paths['/api/audios/{id}/script']);
  expect(script).toContain('number_not_in_source');
  expect(script).toContain('left_out');
  expect(script).toContain('heard');
});
