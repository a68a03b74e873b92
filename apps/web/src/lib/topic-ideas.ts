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
  de: [
    'Schwarze Löcher',
    'Kaffee',
    'Die Französische Revolution',
    'Bienen',
    'Der Zinseszins',
    'Künstliche Intelligenz',
  ],
  es: [
    'Los agujeros negros',
    'El café',
    'La Revolución francesa',
    'Las abejas',
    'El interés compuesto',
    'La inteligencia artificial',
  ],
  pt: ['Buracos negros', 'Café', 'Samba', 'Revolução Francesa', 'Juros compostos', 'Floresta Amazônica'],
};
