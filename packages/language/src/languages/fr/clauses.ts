import type { ClauseWords } from '../../clauses.ts';

export const clauses: ClauseWords = {
  hedges:
    'au sens figuré|pour ainsi dire|de nombreux|de nombreuses|uniquement|approximativement|fréquemment|de temps en temps|notamment|presque|environ|à peu près|peut-être|probablement|sans doute|peut|peuvent|pourrait|pourraient|généralement|en général|souvent|parfois|surtout|en partie|au moins|au plus|au maximum|au minimum|plus de|moins de|seulement|seule?s?|semble|semblent|quelques|certains|certaines|beaucoup|peu|rarement|plupart|à peine|près de',
  verbs:
    "suis|sommes|avons|allons|pouvons|devons|savons|est|sont|fut|furent|était|étaient|sera|seront|serait|seraient|a|ont|avait|avaient|aura|auront|eut|peut|peuvent|pouvait|pourra|pourrait|pourraient|doit|doivent|devait|devrait|va|vont|fait|font|fit|faisait|dit|disent|vient|viennent|vint|voit|voient|sait|savent|veut|veulent|prend|prennent|prit|met|mettent|mit|donne|donnent|donna|utilise|utilisent|montre|montrent|comprend|comprennent|contient|contiennent|permet|permettent|consiste|signifie|désigne|dépend|dépendent|reste|restent|devient|deviennent|semble|semblent|existe|existent|fournit|fournissent|reçoit|reçoivent|produit|produisent|émet|émettent|brille|brillent|fonctionne|fonctionnent|commence|commencent|passe|passent|tient|tiennent|offrent|présente|présentent|joue|jouent|élimine|éliminent|suit|suivent|portent|trouve|trouvent|rappelle|assure|plaide|c[’']est|c[’']était|s[’']est|n[’']est|n[’']a|n[’']ont|d[’']est|qu[’']est|l[’']a|l[’']ont|\\p{L}{2,}(?:ons)|\\p{L}{3,}(?:aient|èrent)|\\p{L}{3,}(?:era|eront|erait|eraient)",
  subordinators:
    'malgré outre au si quand lorsque bien tandis comme parce depuis après avant jusqu même malgré puisque selon s’il s’ils',
  times:
    'jours?|nuits?|matins?|soirs?|semaines?|mois|ans|années?|été|hiver|siècle|moment|fois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  focus:
    'seulement|peut-être|justement|en (?:grande |bonne )?partie|principalement|surtout|pas|même|tant|précisément',
  denials: 'pas|jamais|aucune?|rien|sans|ni|non|nul|nulle|(?<!une |la |cette )personne|évit\\p{Ll}{1,4}',
  reports:
    'que|qu|sa(?:it|vons|vent)|pens(?:e|ent|ait)|croi(?:t|ent)|disent|affirment|assurent?|estiment|craignent|craint|espèrent?|suggèrent?|considèrent?',
  doubts: 'peut-être|probablement|sans doute|apparemment|il paraît|si',
  several:
    'plusieurs|divers|diverses|nombreux|nombreuses|différents|différentes|autres|certains|certaines|quelques|deux|trois|quatre|cinq|six',
  past: 'était|étaient|fut|furent|avait|avaient|autrefois|jadis|siècles?|(?:1\\d|20[01])\\d{2}|(?:a|ont) \\p{L}+é(?:e|s|es)?|(?:est|sont) \\p{L}+ée?s?|\\p{L}{3,}(?:èrent|aient|irent)|\\p{L}{4,}ait',
  conditions:
    "si|s[’']ils?|sauf|excepté|hormis|hors|à moins|à condition|mais|quoique|bientôt|encore|quand|toujours|fois|prétendument|facultati(?:f|ve)|en théorie|selon",
  pairs: 'entre|à la fois',
  andForms: 'et aussi',
  openEnds:
    'sont étaient comprend comprennent inclut incluent suivants suivantes suivant suivante et ou mais ni que qui si comme quand où est sont fut furent était étaient être son sa ses leur leurs dont chaque très',
  beforeNumber:
    'presque|environ|à peu près|seulement|au moins|au plus|jusqu’à|plus de|moins de|quelque|entre|les|près de|quelque',
};
