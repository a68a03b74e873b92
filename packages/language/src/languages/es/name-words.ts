import type { NameWords } from '../../language.ts';

export const nameWords: NameWords = {
  inPlaces:
    'norte sur este oeste nordeste noreste noroeste sureste suroeste oriental occidental central alto alta bajo baja nuevo nueva viejo vieja gran grande lago monte puerto cabo fuerte san santo santa isla río sierra villa',
  feasts: {
    christmas: 'Nochebuena|Navidades|Navidad',
    newYear: 'Año Nuevo|Nochevieja',
    carnival: 'Miércoles de Ceniza|Carnaval',
    easter: 'Semana Santa|Viernes Santo|Pascua',
    pentecost: 'Pentecostés',
    halloween: 'Todos los Santos|Halloween',
  },
};
