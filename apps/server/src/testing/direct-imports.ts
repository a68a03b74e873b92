/** For `node --import`: a program that imports the product as it begins can't call anything before that. */
export const DIRECT_IMPORTS = new URL('./direct-imports-hook.ts', import.meta.url).href;
