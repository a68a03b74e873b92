/** Every file in pt-BR/, by its path. */
export const files = import.meta.glob<Record<string, unknown>>('./pt-BR/*.json', {
  eager: true,
  import: 'default',
});
