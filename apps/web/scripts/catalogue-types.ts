import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const WEB = join(import.meta.dirname, '..');

/**
 * Tells the compiler which keys `t` knows: one namespace for each file in lib/locales/en-US, so that a new file needs
 * no list. Called by react-router.config.ts, which dev, build and typegen all read.
 */
export function writeCatalogueTypes(): void {
  const namespaces = readdirSync(join(WEB, 'src/lib/locales/en-US')).map((file) => basename(file, '.json'));
  const imports = namespaces.map(
    (name, index) => `import words${index} from '../src/lib/locales/en-US/${name}.json';`,
  );
  const rows = namespaces.map((name, index) => `      '${name}': typeof words${index};`);
  mkdirSync(join(WEB, '.react-router'), { recursive: true });
  writeFileSync(
    join(WEB, '.react-router/catalogues.d.ts'),
    `import 'i18next';
${imports.join('\n')}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${rows.join('\n')}
    };
  }
}
`,
  );
}
