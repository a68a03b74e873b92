import { openApiDocument } from '@parlance/contract/openapi';
import { ROUTES } from '@parlance/contract/routes';
import { V1_DOCUMENT_PATH } from '@parlance/contract/v1';
import { v1Document } from '@parlance/contract/v1-document';
import type { Hono } from 'hono';

/** What can be called, for programs: all there is, and what is meant for strangers' programs. Written when first asked for. */
export function mountDocuments(app: Hono, publicUrl: string): void {
  const everything = () =>
    openApiDocument(
      ROUTES.map((route) => ({ route })),
      publicUrl,
    );
  const documents = { '/api/openapi.json': everything, [V1_DOCUMENT_PATH]: () => v1Document(publicUrl) };
  for (const [path, write] of Object.entries(documents)) {
    let written: string | undefined;
    app.get(path, (context) => {
      written ??= JSON.stringify(write());
      return context.body(written, 200, { 'content-type': 'application/json' });
    });
  }
}
