import * as accounts from './accounts.ts';
import * as addressPreview from './address-preview.ts';
import * as admin from './admin.ts';
import * as analytics from './analytics.ts';
import * as apiAccess from './api-access.ts';
import * as apiWebhooks from './api-webhooks.ts';
import * as audios from './audios.ts';
import * as billing from './billing.ts';
import * as contact from './contact.ts';
import * as feeds from './feeds.ts';
import * as identity from './identity.ts';
import * as newsletter from './newsletter.ts';
import * as options from './options.ts';
import * as passwords from './passwords.ts';
import * as providers from './providers.ts';
import type { Route } from './route.ts';
import * as sharing from './sharing.ts';
import * as studio from './studio.ts';
import * as topics from './topics.ts';
import * as tryouts from './tryouts.ts';
import * as uploads from './uploads.ts';
import { v1 } from './v1.ts';
import * as voices from './voices.ts';

// biome-ignore lint/suspicious/noExplicitAny: the list holds routes of every shape.
type AnyRoute = Route<any, any, any, any>;

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call the interface has. */
export const ROUTES: AnyRoute[] = [
  accounts,
  addressPreview,
  admin,
  analytics,
  apiAccess,
  apiWebhooks,
  audios,
  billing,
  contact,
  feeds,
  identity,
  newsletter,
  options,
  passwords,
  providers,
  sharing,
  studio,
  topics,
  tryouts,
  uploads,
  v1,
  voices,
].flatMap((room) => Object.values(room).filter(isRoute));
