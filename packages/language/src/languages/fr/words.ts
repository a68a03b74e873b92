import type { Words } from '../../language.ts';

export const words: Words = {
  stop: 'à a au aux avec ce ces cet cette ceux celle celles celui chez comme comment contre dans de des du d depuis derrière devant donc dont durant elle elles en encore entre est et eu eux fait font faire il ils j je jusqu jusque l la le les leur leurs lors lui ma mais malgré me même mêmes mes moi moins mon n ne ni non nos notre nous on ont or ou où par parce parmi pas pendant peu peut peuvent plus plusieurs pour pourquoi près puis qu quand que quel quelle quelles quels qui quoi sa sans se selon ses si sien son sont sous sur ta tandis te tel telle telles tels tes toi ton tous tout toute toutes très trop tu un une vers voici voilà vos votre vous y été être était étaient sera seront serait seraient soit soient fut furent avait avaient aura auront aurait ayant eut avoir avons avez étant cela ceci ça ci là aussi ainsi alors après avant bien car cependant chaque déjà deux trois dès dit enfin fois grâce ici jamais longtemps lorsque mieux peut-être plutôt pourtant presque première premier puisque quelque quelques quelqu rien sauf seulement surtout tant toujours autre autres autant assez année années an ans doit doivent pouvoir pouvait pourrait va vont aller lequel laquelle lesquels lesquelles duquel auquel aucun aucune notamment façon manière partie afin environ personne',
  determiners:
    'le la les l un une des du au aux son sa ses leur leurs ce cet cette ces chaque quelques plusieurs notre nos',
  prepositions: 'de d en dans avec par pour sur entre sans sous vers depuis contre chez selon',
  connectors: "de du des d' d’",
  auxiliaries:
    "est sont fut furent était étaient sera seront a ont avait avaient peut peuvent doit doivent reste restent devient comprend comprennent contient permet permettent consiste signifie désigne se ne s'est n'est s’est n’est n'était n’était n'a n’a n'ont n’ont change changent donne donnent prend prennent choisit choisissent hésitent demande semble semblent existe existent",
  articles: 'le la les un une',
  definiteArticles: 'le la les',
  insideSubject: 'et en',
  vague:
    'sujet thème question situation façon manière partie parties chose choses nombre résultat résultats cas fois exemple idée problème point fait raison type premier second première seconde objectif plupart reste fin usage gens personnes homme hommes femme femmes jour nuit année savants chercheurs scientifiques experts auteurs historiens physiciens',
  questionFiller:
    'combien important importance principal différence expliquer explique passe passé fonctionne rôle raison gens meilleur mieux signifie texte source article auteur raconte',
};
