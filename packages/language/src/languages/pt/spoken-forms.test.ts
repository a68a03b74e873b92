import { expect, it } from 'vitest';
import { sayWords, splitWords } from '../../spoken/spoken-text.ts';

const ROWS: [written: string, said: string][] = [
  [
    'O Dr. Silva pagou R$ 5,20 ou R$ 3 bilhões',
    'O doutor Silva pagou cinco reais e vinte centavos ou três bilhões de reais',
  ],
  ['Custa R$ 1, £ 2 ou US$ 10 mil', 'Custa um real, duas libras ou dez mil dólares'],
  ['Lucro de R$ 3,5 mi', 'Lucro de três vírgula cinco milhões de reais'],
  ['Em 1984 e 2024', 'Em mil novecentos e oitenta e quatro e dois mil e vinte e quatro'],
  ['1.500 pessoas, 2 mil casas e 21 dias', 'mil e quinhentas pessoas, duas mil casas e vinte e um dias'],
  ['200 mulheres e 2 problemas', 'duzentas mulheres e dois problemas'],
  [
    '3,5 e 0,05 e 1.234.567',
    'três vírgula cinco e zero vírgula zero cinco e um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete',
  ],
  ['No século XIX, nos séculos XVIII e XX', 'No século dezenove, nos séculos dezoito e vinte'],
  [
    'O século V, Pedro II, Luís XIV e Isabel II',
    'O século quinto, Pedro segundo, Luís quatorze e Isabel segunda',
  ],
  ['A II Guerra e o capítulo IV', 'A segunda Guerra e o capítulo quatro'],
  ['O 1º lugar, a 2ª vez, o 23º dia', 'O primeiro lugar, a segunda vez, o vigésimo terceiro dia'],
  ['Em 1 de março e 5 de maio de 2020', 'Em primeiro de março e cinco de maio de dois mil e vinte'],
  ['Até 05/03/2024', 'Até cinco de março de dois mil e vinte e quatro'],
  ['A IA ia às 10h30, às 2h e às 8:00', 'A i á ia às dez e trinta, às duas horas e às oito horas'],
  [
    '50% de 20 km a 5 °C, 2 t',
    'cinquenta por cento de vinte quilômetros a cinco graus Celsius, duas toneladas',
  ],
  ['De 2010–2020, 10-15 vezes', 'De dois mil e dez a dois mil e vinte, dez a quinze vezes'],
  ['1/2 xícara, 3/4 e 2½', 'meio xícara, três quartos e dois e meio'],
  ['Ligue (11) 91234-5678', 'Ligue (um um) nove um dois três quatro, cinco seis sete oito'],
  ['Aprox. 5, p. ex. frutas, etc. Depois', 'aproximadamente cinco, por exemplo frutas, etcétera. Depois'],
  ['O art. 5 e o nº 7, pág. 3', 'O artigo cinco e o número sete, página três'],
  ['Os EUA, a ONU, a UE e o CPF', 'Os Estados Unidos, a ONU, a U E e o CPF'],
  ['Veja www.exemplo.com.br/x e eu@site.com', 'Veja exemplo ponto com ponto br e eu arroba site ponto com'],
  ['Pão & água → vida', 'Pão e água para vida'],
  ['COVID-19 em 100 a.C.', 'COVID dezenove em cem antes de Cristo.'],
];

it.each(ROWS)('says in Portuguese: %s', (written, said) => {
  const words = sayWords(splitWords(written), 'pt-BR');
  expect(words.filter(Boolean).join(' ')).toBe(said);
  expect(words).toHaveLength(splitWords(written).length);
});
