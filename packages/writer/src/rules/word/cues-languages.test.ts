import { expect, it } from 'vitest';
import { askedOf } from './testing/asked-of.ts';

it.each([
  ['de', 'Die Stadt lieh der Insel ihren Kran. Im Gegenzug schickt die Insel Salz.', 'Und im Gegenzug?'],
  ['de', 'Alle Türme der Küste sind weiß. Das ist kein Zufall, denn Weiß sieht man gut.', 'Zufall?'],
  ['de', 'Die Stadt Holm verlor ihre Lampe. Holm ist damit nicht allein.', 'Nur Holm?'],
  ['de', 'Das neue Licht hat aber einen Haken. Die Lampe braucht doppelt so viel Öl.', 'Nämlich?'],
  ['de', 'Das Lesen der alten Karten ist schwierig. Die Tinte ist verblasst.', 'Inwiefern?'],
  ['de', 'Die Stadt baute den Turm neu. Das Ergebnis ist heute von weitem zu sehen.', 'Und das Ergebnis?'],
  ['es', 'El pueblo prestó su grúa a la isla. A cambio, la isla envía sal.', '¿Y a cambio?'],
  ['es', 'El guarda perdió su casa y su barco. Pero eso no es todo, porque lo echaron.', '¿Eso es todo?'],
  ['es', 'La nueva lámpara tiene un problema. El aceite cuesta el doble que antes.', '¿Cuál?'],
  ['fr', 'La ville a prêté sa grue à l’île. En échange, l’île envoie du sel.', 'Et en échange ?'],
  [
    'fr',
    'Tous les phares de la côte sont blancs. Ce n’est pas un hasard, car le blanc se voit.',
    'Un hasard ?',
  ],
  ['fr', 'La nouvelle lampe a un défaut. Elle consomme deux fois plus d’huile.', 'Lequel ?'],
  ['it', 'Il paese ha prestato la gru all’isola. In cambio, l’isola manda il sale.', 'E in cambio?'],
  ['it', 'Tutti i fari della costa sono bianchi. Non è un caso, perché il bianco si vede bene.', 'Un caso?'],
  ['it', 'La nuova lampada ha un difetto. Consuma il doppio dell’olio di prima.', 'Quale?'],
  ['pt', 'A cidade emprestou o guindaste à ilha. Em troca, a ilha manda sal.', 'E em troca?'],
  ['pt', 'O faroleiro perdeu a casa e o barco. Mas isso não é tudo, pois foi demitido.', 'Isso é tudo?'],
  ['pt', 'A nova lâmpada tem um problema. O óleo custa o dobro de antes.', 'Qual?'],
])('%s: %s', (language, text, question) => {
  expect(askedOf(language, text)).toContain(question);
});
