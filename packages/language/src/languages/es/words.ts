import type { Words } from '../../language.ts';

export const words: Words = {
  stop: 'a al ante bajo con contra de del desde durante en entre hacia hasta mediante para por según sin sobre tras el la los las lo un una unos unas y e o u ni que si como cuando donde mientras porque pues pero sino aunque así también ya aún todavía solo sólo más menos muy mucho mucha muchos muchas poco poca pocos pocas tan tanto tanta tantos tantas cuanto cual cuales quien quienes cuyo cuya cuyos cuyas este esta estos estas ese esa esos esas aquel aquella aquellos aquellas esto eso aquello él ella ellos ellas yo tú nosotros vosotros usted ustedes me te se le les nos os mi mis tu tus su sus nuestro nuestra nuestros nuestras ser es son fue fueron era eran será serán sería serían siendo sido sea sean fuera estar está están estaba estaban estuvo estuvieron estando esté haber ha han había habían hubo habrá habría haya he hemos hay tener tiene tienen tenía tenían tuvo tuvieron tendrá ir va van iba poder puede pueden podía podían pudo pudieron podría podrá deber debe deben debía hacer hace hacen hizo hicieron hecho decir dice dicen dijo dijeron dar da dio otro otra otros otras mismo misma mismos mismas propio propia todo toda todos todas cada algún alguno alguna algunos algunas ningún ninguno ninguna varios varias ambos tal tales nada algo alguien nadie no sí nunca siempre quizá quizás aquí allí allá ahí entonces ahora después antes hoy ayer bien mal además través vez veces forma modo manera parte año años dos tres primer primero primera segundo segunda cualquier qué cómo cuándo dónde quién casi gran',
  determiners:
    'el la los las un una unos unas su sus este esta estos estas ese esa esos esas del al cada algunos algunas varios varias nuestro nuestra',
  prepositions: 'de en con por para sobre entre sin bajo hasta desde contra según',
  connectors: 'de del',
  auxiliaries:
    'es son fue fueron era eran será serán tiene tienen tenía tenían tuvo puede pueden podía debe deben está están estaba estaban había hay ha han incluye incluyen requiere permite permiten trata lleva llevan contiene consiste significa se no también solo ya aún sigue siguen parece parecen existe existen queda quedan',
  articles: 'el la los las un una',
  definiteArticles: 'el la los las',
  insideSubject: 'y en',
  vague:
    'asunto tema cuestión situación forma formas modo manera parte partes cosa cosas número números resultado resultados caso casos vez ejemplo idea problema punto hecho razón tipo primero segundo objetivo mayor menor mayoría resto fin uso gente personas hombre mujer día noche año científicos investigadores expertos autores historiadores',
  questionFiller:
    'cuánto cuánta cuántos cuántas cuál cuáles quiénes importante importancia principal diferencia explicar explica pasa pasó ocurre ocurrió funciona papel razón personas mejor significa texto fuente artículo autor cuenta',
};
