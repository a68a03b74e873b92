import type { WrittenLanguage } from '@parlance/language/languages';

type Phrases = {
  /** One greets and says that AI wrote and speaks it and where the sources are; the other one greets. */
  welcome: readonly (readonly [string, string])[];
  /** {lines} of {all} lines were read by nobody but the code. */
  unread: string;
  unreadNotes: string;
};

/** What a model's script says in fixed sentences. No phrase may claim a fact or give a speaker a gender. */
export const PROMPTED_PHRASES: Record<WrittenLanguage, Phrases> = {
  en: {
    welcome: [
      ['Hello, by the way. AI wrote this and speaks it, and the sources are in the notes.', 'Hello.'],
      ['And welcome. Script and voices are AI; the notes name the sources.', 'Welcome.'],
      [
        'A quick hello: this is written and spoken by AI, from the sources in the notes.',
        'Hello from me too.',
      ],
    ],
    unread: 'Not checked by a second reading: {lines} of {all} lines.',
    unreadNotes: 'Not checked by a second reading: the title or these notes.',
  },
  pt: {
    welcome: [
      ['Aliás, olá. Uma IA escreveu e fala tudo isto; as fontes estão nas notas.', 'Olá.'],
      ['E olá a todos. Texto e vozes são de IA, e as notas dizem as fontes.', 'Olá a todos.'],
      [
        'Um olá rápido: isto é escrito e falado por IA, a partir das fontes nas notas.',
        'Olá da minha parte.',
      ],
    ],
    unread: 'Sem conferência por uma segunda leitura: {lines} de {all} falas.',
    unreadNotes: 'Sem conferência por uma segunda leitura: o título ou estas notas.',
  },
  es: {
    welcome: [
      ['Por cierto, hola. Esto lo ha escrito y lo dice una IA; las fuentes están en las notas.', 'Hola.'],
      ['Y hola a todos. El texto y las voces son de IA, y las notas dicen las fuentes.', 'Hola a todos.'],
      ['Un hola rápido: esto lo escribe y lo dice una IA, con las fuentes en las notas.', 'Hola también.'],
    ],
    unread: 'Sin comprobar en una segunda lectura: {lines} de {all} líneas.',
    unreadNotes: 'Sin comprobar en una segunda lectura: el título o estas notas.',
  },
  fr: {
    welcome: [
      ['Au fait, bonjour. Une IA a écrit ceci et le dit ; les sources sont dans les notes.', 'Bonjour.'],
      [
        'Et bonjour à tous. Texte et voix viennent d’une IA, et les notes citent les sources.',
        'Bonjour à tous.',
      ],
      ['Un bonjour rapide : c’est écrit et dit par une IA, d’après les sources des notes.', 'Bonjour aussi.'],
    ],
    unread: 'Non vérifié par une seconde lecture : {lines} répliques sur {all}.',
    unreadNotes: 'Non vérifié par une seconde lecture : le titre ou ces notes.',
  },
  de: {
    welcome: [
      [
        'Hallo übrigens. Eine KI hat das geschrieben und spricht es; die Quellen stehen in den Notizen.',
        'Hallo.',
      ],
      [
        'Und willkommen. Text und Stimmen sind von einer KI, die Quellen stehen in den Notizen.',
        'Willkommen.',
      ],
      [
        'Kurz hallo: Das hier ist von einer KI geschrieben und gesprochen, nach den Quellen in den Notizen.',
        'Hallo auch von mir.',
      ],
    ],
    unread: 'Nicht durch eine zweite Lesung geprüft: {lines} von {all} Zeilen.',
    unreadNotes: 'Nicht durch eine zweite Lesung geprüft: der Titel oder diese Notizen.',
  },
  it: {
    welcome: [
      ['A proposito, ciao. Lo ha scritto e lo dice un’IA; le fonti sono nelle note.', 'Ciao.'],
      ['E ciao a tutti. Testo e voci sono di un’IA, e le note dicono le fonti.', 'Ciao a tutti.'],
      ['Un saluto veloce: è scritto e detto da un’IA, dalle fonti nelle note.', 'Ciao anche da me.'],
    ],
    unread: 'Non verificato da una seconda lettura: {lines} battute su {all}.',
    unreadNotes: 'Non verificato da una seconda lettura: il titolo o queste note.',
  },
};
