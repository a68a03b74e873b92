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
  fr: [
    'Les trous noirs',
    'Le café',
    'La Révolution française',
    'Les abeilles',
    'Les intérêts composés',
    "L'intelligence artificielle",
  ],
  it: [
    'I buchi neri',
    'Il caffè',
    'La Rivoluzione francese',
    'Le api',
    "L'interesse composto",
    "L'intelligenza artificiale",
  ],
  pt: ['Buracos negros', 'Café', 'Samba', 'Revolução Francesa', 'Juros compostos', 'Floresta Amazônica'],
};
