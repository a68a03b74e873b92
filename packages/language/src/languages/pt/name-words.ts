import type { NameWords } from '../../language.ts';

export const nameWords: NameWords = {
  inPlaces:
    'norte sul leste oeste nordeste noroeste sudeste sudoeste oriental ocidental central alto alta baixo baixa novo nova velho velha grande lago monte porto cabo forte são santo santa ilha rio serra vila',
  feasts: {
    christmas: 'Véspera de Natal|Noite de Natal|Natal',
    newYear: 'Ano-Novo|Réveillon|Ano Novo',
    carnival: 'Quarta-Feira de Cinzas|Carnaval',
    easter: 'Sexta-Feira Santa|Páscoa',
    pentecost: 'Pentecostes',
    halloween: 'Finados|Todos os Santos|Halloween',
  },
};
