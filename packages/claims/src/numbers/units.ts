import { fold } from '@parlance/language/text/fold';

/** Units in the languages we write in, folded, by what they measure; the first of each is worth one. */
const UNITS: Record<string, readonly [RegExp, number][]> = {
  time: [
    [/^(?:hours?|horas?|heures?|stunden?|ore|ora)$/, 1],
    [/^(?:minutes?|minutos?|minuten?|minut[oi])$/, 1 / 60],
    [/^(?:days?|dias?|jours?|tage?n?|giorn[io])$/, 24],
    [/^(?:weeks?|semanas?|semaines?|wochen?|settiman[ae])$/, 168],
    [/^(?:months?|mes|meses|mois|monate?n?|mes[ei])$/, 730.5],
    [/^(?:years?|anos?|ans?|annees?|jahre?n?|ann[io])$/, 8766],
    [/^(?:century|centuries|seculos?|siglos?|siecles?|jahrhunderte?n?|secol[oi])$/, 876_600],
    [/^(?:decades?|decadas?|decennies?|jahrzehnte?n?|decenni|decennio)$/, 87_660],
  ],
  length: [
    [/^(?:met(?:re|er|ro|ri)s?|metern)$/, 1],
    [/^(?:centimet(?:re|er|ro|ri)s?|centimetern|zentimetern?|cm)$/, 0.01],
    [/^(?:millimet(?:re|er|ro|ri)s?|millimetern|milimetros?|mm)$/, 0.001],
    [/^(?:kilomet(?:re|er)s?|kilometern|quilometros?|kilometros?|chilometr[oi]|km)$/, 1000],
    [/^(?:inch|inches|polegadas?|pulgadas?|pouces?|zoll|pollic[ei])$/, 0.0254],
    [/^(?:feet|foot|pes|pies|pieds?|fuss|piedi)$/, 0.3048],
    [/^(?:yards?|jardas?|yardas?|iarde)$/, 0.9144],
    [/^(?:miles?|milhas?|millas?|milles?|meilen?|migli[ao])$/, 1609.34],
  ],
  mass: [
    [
      /^(?:kilos?|kilograms?|quilos?|quilogramas?|kilogramos?|kilogrammes?|kilogramm|chil[io]|chilogramm[io]|kg)$/,
      1,
    ],
    [/^(?:grams?|gramas?|gramos?|grammes?|gramm|gramm[oi]|g)$/, 0.001],
    [/^tons?$/, 907.2],
    [/^(?:tonnes?|toneladas?|tonnen?|tonnellat[ae])$/, 1000],
    [/^(?:pounds?|libras?|livres?|pfund|libbr[ae])$/, 0.4536],
    [/^(?:ounces?|oncas?|onzas?|onces?|unzen?|onc[ei]a?)$/, 0.02835],
  ],
  area: [
    [/^(?:hectares?|hectareas?|hektar|ettar[io])$/, 1],
    [/^(?:acres?|acri)$/, 0.4047],
  ],
  euro: [[/^euros?$/, 1]],
  dollar: [[/^(?:dollars?|dolar|dolares|dollari|dollaro)$/, 1]],
  volume: [
    [/^(?:lit(?:re|er|ro|ri)s?|litern)$/, 1],
    [/^(?:millilit(?:re|er|ro|ri)s?|mililitros?|ml)$/, 0.001],
    [/^(?:gallons?|galoes|galao|galones|gallone|gallon[ei])$/, 3.785],
  ],
};
/** What a unit measures, and how much of it. */
export function unitOf(word: string | undefined): { measure: string; size: number } | undefined {
  if (word === undefined) return undefined;
  const folded = fold(word);
  for (const [measure, units] of Object.entries(UNITS)) {
    const size = units.find(([unit]) => unit.test(folded))?.[1];
    if (size !== undefined) return { measure, size };
  }
  return undefined;
}
