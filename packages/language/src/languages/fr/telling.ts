import type { Telling } from '../../telling.ts';

export const telling: Telling = {
  inquit: {
    verbs:
      'dit|disait|demanda|demande|répondit|répond|affirme|affirmait|a affirmé|explique|expliquait|a expliqué|raconte|a raconté|écrit|a écrit|déclare|a déclaré|ajoute|a ajouté|rappelle|a rappelé|souligne|a souligné|estime|a estimé|assure|a assuré|précise|a précisé|conclut|a conclu|note|regrette|a regretté|poursuit|a dit|prévient|insiste|a insisté',
    pronouns: 'il|elle|ils|elles|on|je|nous',
    dropsPronoun: false,
    inverted: '(?<aux>a)-t-(?<who>il|elle|on) (?<verb>dit|conclu|\\p{Ll}+é)',
  },
  instructs:
    "^(?:veuillez|notez|utilisez|voir|voyez|consultez|n[’']oubliez|assurez-vous|vérifiez|choisissez|ouvrez|cliquez|tapez|lancez|installez|ajoutez|supprimez|essayez|considérez|sélectionnez|prenez|lisez|gardez|faites)\\b",
  addresses: '\\b(?:[Vv]ous|[Vv]otre|[Vv]os|[Tt]u)\\b',
  joins: 'mais|et|alors|donc|or',
  curious: '^(?:pourquoi|comment|que se passe|est-ce|peut-on|qui|le|la|les)\\b',
  concludes:
    "\\b(?:cela signifie|en somme|en bref|au fond|finalement|en fin de compte|voilà pourquoi|c’est pourquoi|c'est pourquoi|autrement dit)\\b",
  onScreen:
    "^vous (?:pouvez|pourrez) (?:aussi )?voir\\b|\\b(?:cliqu(?:er|ez|ant)|zoomer|barre d[’']outils|(?:la fenêtre|le menu|le bouton|la boîte de dialogue) (?:de |« ?|\\p{Lu})\\p{L}*|cette page)\\b",
  explains: 'se réfère|désigne|fait référence|signifie|consiste',
  salutation:
    'mesdames|messieurs|monsieur le président|mes chers compatriotes|chers (?:amis|concitoyens)|citoyens',
  passing: 'maintenant|actuellement|suivante?s?|cette fois|aujourd’hui',
  exists: 'il (?:y (?:a|avait|eut)|existe)',
  asides:
    'alors|qui|que|dont|où|lequel|laquelle|lesquel(?:le)?s|ce qui|ce que|car|parce que|puisque|notamment|y compris|comme|surtout|par exemple|laissant|faisant|permettant|créant|en particulier|ainsi que|appelée?s?|connue?s?|fondée?s?|publiée?s?',
  promises:
    "\\b(?:pas|non) (?:seulement|uniquement)\\b(?!.*\\bmais\\b)|\\bpas (?:le|la|les) seule?s?\\b|\\b(?:deux|trois|quatre|cinq|six|plusieurs|différente?s|d[’']autres|quelques) (?:\\p{Ll}+ )?(?:raisons|motifs|façons|manières|choses|types|étapes|problèmes|conclusions|réponses|explications|exemples|options|facteurs|causes|questions|différences|conseils|règles|parties|groupes|formes|théories|possibilités|résultats|propriétés)(?: \\p{Ll}+)?\\.$|^(?:et |mais )?(?:voici|voyons)\\b|\\b(?:comme suit|suivante?s?|par exemple)\\.$|\\b(?:fit|a fait|font|firent) une (?:\\p{Ll}+ )?découverte(?: \\p{Ll}+)?\\.$|\\bpris une décision(?: \\p{Ll}+)?\\.$|\\b(?:pas|plus) (?:le seul|la seule|les seuls|les seules|seule?s?)\\b|\\b(?:eut|a eu) une idée(?: \\p{Ll}+)?\\.$",
  supposes: '^(?:(?:or|mais|et|maintenant),? )?(?:imagin(?:ez|ons)|suppos(?:ez|ons)|admettons|disons)\\b',
  pointsElsewhere:
    "(?<!\\p{L})(?:(?:peut|peuvent|pourra|pourront) être (?:trouvée?s?|obtenue?s?|consultée?s?|lue?s?|téléchargée?s?)|(?:est|sont) (?:aussi |également )?(?:disponibles?|décrite?s?|documentée?s?) (?:sur|dans|à|chez|auprès|en|via)|(?:plus|davantage) d[’'](?:informations?|détails)|pour plus de|voir aussi|consultez|se reporter|site web|liste de diffusion)(?!\\p{L})",
  vagueOpening:
    "^(?:quelques|certaine?s|plusieurs|beaucoup|de nombreu(?:x|ses)|d[’']autres|un autre|une autre|la plupart|un des|une des|l[’']une? des)(?!\\p{L})",
  presents: '^(?:et |mais )?(?:voici|voyons|ci-dessous)\\b',
  weighs:
    "\\b(?:les faits sont|le fait est|en d[’']autres termes|autrement dit|c[’']est-à-dire|(?:cela|ce qui|ceci) (?:signifie|veut dire)|la raison (?:est|était|de|pour)|c[’']est pourquoi|voilà pourquoi|le (?:problème|risque|danger|but|résultat) (?:est|était)|l[’'](?:enjeu|idée|objectif|inquiétude) (?:est|était)|la (?:question|crainte|clé|leçon) (?:est|était)|il s[’']agit (?:de|d[’'])|en jeu|en bref|en somme|par définition|tout (?:a commencé|commence)|visent? à|entend donner|soi-disant)(?!\\p{L})",
  concedes:
    '\\bpropres? (?:parti|camp|rangs|gouvernement|majorité|ministres|alliés|électeurs|salariés)\\b|\\b(?:reconnaît|reconnaissent|reconnaissait|a reconnu|ont reconnu|admet|admettent|a admis|concède|a concédé)(?!\\p{L})',
  judges:
    "\\b(?:devrait|devraient|devrions|il faut|faudrait|ridicules?|absurdes?|scandaleux|scandaleuse|honteux|honteuse|perte de temps|hypocrites?|arrogante?s?|brillante?s?|magnifiques?|merveilleux|terribles?|apparemment|certainement|clairement|bien sûr|évidemment|malheureusement|hélas|n[’']a pas de sens|mérite|méritent|passionnante?s?|ringarde?s?|franchement|la vérité est|gageons|notre (?:démocratie|société))(?!\\p{L})",
};
