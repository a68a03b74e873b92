import type { Exchange } from '../exchange.ts';

const NAME = "\\p{Lu}[\\p{L}’'-]+(?: (?:de|du|von|van))?(?: \\p{Lu}[\\p{L}.’'-]*){1,3}";
const MONTH = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
const EXPERTS =
  'Les scientifiques|Les chercheurs|Les historiens|Les économistes|Les spécialistes|Les astronomes|La science';

/** Des questions auxquelles une seule sorte de phrase répond, et y répond sûrement. */
export const questions: readonly Exchange[] = [
  {
    id: 'who-did',
    pattern: `^(?:(?:Le |La |L[’'])(?:\\p{Ll}+ ){1,3})?(?<who>${NAME}) (?<did>invente|inventa|a inventé|découvre|découvrit|a découvert|fonde|fonda|a fondé|crée|créa|a créé|construit|construisit|a construit|écrit|a écrit|propose|proposa|a proposé|conçoit|a conçu|dessine|dessina|prend) (?<what>(?:le |la |les |l[’'])(?!premi)[^,;:]{3,50}?)(?= en (?:${MONTH} )?\\d{4}|,| et | avec | pour | par | qui | que | quand | dans |\\.$)`,
    ask: ['Qui {did} {what} ?', 'Et qui {did} {what} ?'],
  },
  {
    id: 'when-made',
    pattern: `^(?<what>(?:Le |La |Les |L[’'])[^,;:]{4,50}?) (?<be>fut|furent|est|sont|a été|ont été) (?<did>(?:construit|fondé|inventé|inauguré|achevé|publié|créé|lancé|écrit|signé|détruit|enregistré|aboli|proclamé|adopté)e?s?) (?:en|le) (?:\\d{1,2}(?:er)? )?(?:${MONTH} )?(?:1\\d|20)\\d{2}\\b`,
    ask: ['Quand {be} {did} {what} ?', 'Et quand {be} {did} {what} ?'],
  },
  {
    id: 'where',
    pattern:
      "^(?<what>(?:Le |La |L[’'])[^,;:]{3,40}?) (?:se trouve|se situe|pousse|vit) (?:en|dans|à|au|sur|entre|près|le long|sous)\\b(?= (?:le |la |les |l[’]|de |du )?\\p{Lu})",
    ask: ['Où se trouve {what} ?', 'Et où se trouve {what} ?'],
  },
  {
    id: 'how-long',
    pattern:
      "^(?<what>(?:Le |La |L[’'])[^,;:]{3,40}?) (?<did>dure|dura) (?:environ|plus|moins|près|seulement|jusqu|\\d|\\p{Ll}+ (?:ans|jours|mois|heures))",
    ask: ['Combien de temps {did} {what} ?', 'Et combien de temps {did} {what} ?'],
  },
  {
    id: 'made-of',
    pattern:
      "^(?<what>(?:Le |La |L[’']|Un |Une )[^,;:]{3,40}?) (?:se compose|est composée?|est faite?|est formée?) (?:de|d[’']|du|par)",
    ask: ['De quoi se compose {what} ?', 'Et de quoi se compose {what} ?'],
  },
  {
    id: 'mistake',
    pattern:
      '^(?:Une|Un|Une autre|Un autre) (?:erreur|malentendu|mythe|croyance|confusion|idée) (?:courante?|fréquente?|populaire|répandue?|reçue)\\b',
    ask: [
      'Qu’est-ce qu’on comprend souvent de travers ?',
      'Y a-t-il une idée reçue à corriger ?',
      'Et l’erreur la plus courante ?',
    ],
  },
  {
    id: 'open',
    pattern: `^Personne ne sait\\b|^On ne sait (?:pas encore|toujours pas)\\b|^(?:${EXPERTS})\\b[^.]{0,30} (?:encore|toujours)\\b|\\b(?:reste ouverte?|reste un mystère|reste inconnue?)\\b`,
    ask: ['Que ne sait-on pas encore ?', 'Et qu’est-ce qui reste ouvert ?'],
  },
  {
    id: 'dispute',
    pattern: '^(?:Les critiques (?:disent|affirment|soulignent)|Certains (?:pensent|affirment))\\b',
    ask: ['Tout le monde est d’accord ?', 'C’est discuté ?'],
    continuing: true,
  },
  {
    id: 'name-from',
    pattern:
      '^(?<kind>Le mot|Le nom|Le terme)\\b[^.]{0,50}\\b(?:vient|signifie|désigne|dérive|remonte|rappelle)\\b',
    ask: ['D’où vient {kind} ?', 'Et {kind}, d’où vient-il ?'],
  },
  {
    id: 'research',
    pattern: '^(?:Des études|Les études|Plusieurs études|Des expériences|Les mesures|Une étude)\\b',
    ask: ['Que disent les études ?', 'Quelqu’un l’a-t-il vérifié ?'],
  },
  {
    id: 'most-f',
    pattern:
      "^(?<what>La (?:plus \\p{Ll}+|première|dernière) \\p{Ll}+(?: d(?:e |u |es |[’'])\\p{L}+)?) (?<be>est|était|fut) (?=(?:un|une|le|la) |\\p{Lu})",
    ask: ['Quelle {be} {what} ?', 'Et quelle {be} {what} ?'],
  },
  {
    id: 'most-m',
    pattern:
      "^(?<what>Le (?:plus \\p{Ll}+|premier|dernier) \\p{Ll}+(?: d(?:e |u |es |[’'])\\p{L}+)?) (?<be>est|était|fut) (?=(?:un|une|le|la) |\\p{Lu})",
    ask: ['Quel {be} {what} ?', 'Et quel {be} {what} ?'],
  },
  {
    id: 'another-one',
    pattern:
      '^(?<what>(?:Une autre|Un autre) (?:forme|raison|exemple|motif|usage|signe|problème|avantage|risque|danger|méthode|façon))\\b',
    ask: ['Y a-t-il {what} ?', 'Et y a-t-il {what} ?'],
    continuing: true,
  },
  {
    id: 'ahead',
    pattern: "^(?:D[’']ici 20[2-9]\\d|À l[’']avenir|Dans les prochaines années)\\b",
    ask: ['Et la suite ?', 'Et à l’avenir ?'],
  },
];
