/** Subjects of the almanac, by language: what a person without an idea can begin with. */
export const TOPIC_IDEAS: Record<string, readonly string[]> = {
  en: [
    'Black holes',
    'Coffee',
    'The French Revolution',
    'Bees',
    'Compound interest',
    'Artificial intelligence',
  ],
  pt: ['Buracos negros', 'Café', 'Samba', 'Revolução Francesa', 'Juros compostos', 'Floresta Amazônica'],
};
