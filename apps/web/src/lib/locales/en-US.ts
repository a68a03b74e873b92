/** Every file in en-US/, by its path. */
export const files = import.meta.glob<Record<string, unknown>>('./en-US/*.json', {
  eager: true,
  import: 'default',
});
