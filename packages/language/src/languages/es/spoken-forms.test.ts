import { expect, it } from 'vitest';
import { sayWords, splitWords } from '../../spoken/spoken-text.ts';

const ROWS: [written: string, said: string][] = [
  ['Cuesta $5 millones o 3€ & más', 'Cuesta cinco millones de dólares o tres euros y más'],
  ['Son 5,20 € y 1 €', 'Son cinco euros con veinte céntimos y un euro'],
  ['En 1984 y 2024', 'En mil novecientos ochenta y cuatro y dos mil veinticuatro'],
  [
    '21 años, 31 casas, 200 personas, 1 día',
    'veintiún años, treinta y una casas, doscientas personas, un día',
  ],
  ['Eran 21.', 'Eran veintiuno.'],
  ['1.500 y 3,5 y 1.000.000', 'mil quinientos y tres coma cinco y un millón'],
  [
    'El siglo XIX, el siglo V, Alfonso XIII, Isabel II',
    'El siglo diecinueve, el siglo quinto, Alfonso trece, Isabel segunda',
  ],
  ['El 1.º, la 2.ª y el 3er puesto', 'El primero, la segunda y el tercer puesto'],
  ['El 1 de mayo y el 05/03/2024', 'El primero de mayo y el cinco de marzo de dos mil veinticuatro'],
  ['A las 10:30, a las 8:00, a la 1:15', 'A las diez y treinta, a las ocho, a la una y quince'],
  ['El 50 % de 20 km a 5 °C', 'El cincuenta por ciento de veinte kilómetros a cinco grados Celsius'],
  ['De 2010-2020, 3/4', 'De dos mil diez a dos mil veinte, tres cuartos'],
  ['El Sr. Ruiz, p. ej., y EE. UU. ganan', 'El señor Ruiz, por ejemplo, y Estados Unidos ganan'],
  ['La OMS, la UE y la OTAN', 'La O M S, la U E y la OTAN'],
  [
    'El núm. 5, la pág. 3, aprox. 7, etc.',
    'El número cinco, la página tres, aproximadamente siete, etcétera.',
  ],
  ['Llame al +34 912 345 678', 'Llame al más tres cuatro nueve uno dos tres cuatro cinco seis siete ocho'],
  ['Escriba a yo@sitio.es', 'Escriba a yo arroba sitio punto es'],
];

it.each(ROWS)('says in Spanish: %s', (written, said) => {
  const words = sayWords(splitWords(written), 'es-ES');
  expect(words.filter(Boolean).join(' ')).toBe(said);
  expect(words).toHaveLength(splitWords(written).length);
});
