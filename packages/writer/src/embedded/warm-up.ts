import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';

const TEXTS: Record<string, string[]> = {
  en: [
    'The harbour is old. It was built in 1820, because the river carried too much sand. For example, ships waited for days.',
    'The pilots knew every bank. If the wind turned, they anchored. Today the harbour is quiet, but the lamps still burn.',
  ],
  pt: [
    'O porto é antigo. Ele foi construído em 1820, porque o rio trazia areia demais. Por exemplo, os navios esperavam dias.',
    'Os pilotos conheciam cada banco. Se o vento virava, eles paravam. Hoje o porto está calmo, mas as luzes continuam.',
  ],
  es: [
    'El puerto es antiguo. Se construyó en 1820, porque el río traía demasiada arena. Por ejemplo, los barcos esperaban días.',
    'Los pilotos conocían cada banco. Si el viento cambiaba, paraban. Hoy el puerto está tranquilo, pero las luces siguen.',
  ],
  fr: [
    'Le port est ancien. Il a été construit en 1820, parce que le fleuve portait trop de sable. Par exemple, on attendait.',
    'Les pilotes connaissaient chaque banc. Si le vent tournait, ils attendaient. Aujourd’hui le port est calme.',
  ],
  de: [
    'Der Hafen ist alt. Er wurde 1820 gebaut, weil der Fluss zu viel Sand trug. Zum Beispiel warteten Schiffe tagelang.',
    'Die Lotsen kannten jede Bank. Wenn der Wind drehte, warteten sie. Heute ist der Hafen still, aber die Lichter brennen.',
  ],
  it: [
    'Il porto è antico. Fu costruito nel 1820, perché il fiume portava troppa sabbia. Per esempio, le navi aspettavano giorni.',
    'I piloti conoscevano ogni banco. Se il vento girava, aspettavano. Oggi il porto è calmo, ma le luci sono accese.',
  ],
};

const briefFor = (language: string, mode: Brief['mode']): Brief => ({
  source: { type: 'text', text: '' },
  question: '1820?',
  language,
  level: 'beginner',
  mode,
  length: 'short',
  voices: { host: '', cohost: '' },
});

/** A few sentences in each language, for heating up; nobody hears them. */
export const WARM_UP: { source: SourceText; brief: Brief }[] = Object.entries(TEXTS).flatMap(
  ([language, paragraphs]) =>
    (['dialogue', 'monologue'] as const).map((mode) => ({
      source: {
        language,
        passages: paragraphs.map((text, at) => ({
          id: `p${at + 1}`,
          kind: 'paragraph' as const,
          text,
          address: { paragraph: at + 1 },
        })),
      },
      brief: briefFor(language, mode),
    })),
);
