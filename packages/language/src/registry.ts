// Every language the product writes in, one line each.
export { de } from './languages/de/de.ts';
export { en } from './languages/en/en.ts';
export { es } from './languages/es/es.ts';
export { fr } from './languages/fr/fr.ts';
export { it } from './languages/it/it.ts';
export { pt } from './languages/pt/pt.ts';
