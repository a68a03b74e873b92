import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * `npm run test:service`: every journey, each request at the next of two web processes, over one PostgreSQL and one S3
 * server. Needs Debian's nginx and what `npm run bench s3` needs.
 */
export default defineConfig(journeys, { globalSetup: './many-processes.ts' });
