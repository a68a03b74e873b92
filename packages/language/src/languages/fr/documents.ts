import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents: 'table des matières|sommaire|contenu|dans cet article|sur cette page',
  references:
    'références(?: bibliographiques)?|bibliographie|ouvrages cités|pour en savoir plus|lectures complémentaires',
  notes: 'notes?(?: de bas de page| et références)?|sources?|mots[- ]clés',
  thanks:
    "remerciements?|à propos (?:de l’auteur|de l'auteur|des auteurs)|financement|conflits? d[’']intérêts?",
  article: {
    credit:
      '(?:toutes les )?(?:photos?|photographies?|images?|illustrations?|infographies?|dessins?)(?: (?:de|par)(?= \\p{Lu})|(?=\\s?:))|crédits?(?: photo)?',
    elsewhere:
      'lire(?: aussi| également| la suite)?|à lire(?: aussi)?|voir(?: aussi)?|à voir(?: aussi)?|écouter(?: aussi)?|sur le même sujet|dans le même dossier|en savoir plus|retrouvez|revivez|regarder',
    printed:
      '(?:correction|rectificatif|erratum|mise à jour|note de la rédaction|ndlr)(?=\\s?:)|cet(?:te)? (?:article|texte|entretien|interview|tribune|chronique) (?:est |a été |a paru |paraît )|(?:publié|paru)e? (?:initialement|pour la première fois|à l’origine)|traduit d[eu] |sponsorisé par|la suite est réservée|revivez |abonnez-vous|article réservé|(?:(?:article|texte|dossier) )?mis(?:e|es)? à jour (?:le|à) \\d',
    invitation:
      '(?<=^|[.!?] )essayez(?:-le)? gratuitement|(?:notre|nos) (?:newsletters?|infolettres?)|(?<=^|[.!?] )(?:abonnez-vous|inscrivez-vous|suivez-nous|téléchargez (?:notre|l’) ?application)',
    letter: 'newsletters?|infolettres?',
    invites: 'abonnez-vous|s’abonner|inscrivez-vous|recevez',
    trade:
      'auteure?s?|autrices?|écrivaine?|journaliste|rédact(?:eur|rice)|reporter|correspondante?|chroniqueu(?:r|se)|éditorialiste|professeure?|chercheu(?:r|se)|essayiste|critique|collabore|écrit',
    media: 'images?|photos?|vidéos?|audio|galerie|podcasts?',
    gallery: 'en images|diaporama',
    pictureSource: 'Source|Photos?',
    desk: '(?:De la part de la|De la|La) [Rr]édaction',
    byline:
      '^(?:(?:[Éé]crit |[Rr]édigé |[Pp]ublié |[Pp]ropos recueillis )?[Pp]ar \\p{Lu}|(?:[Éé]crit|[Rr]édigé|[Pp]ublié) (?:par|le|en) )',
    rubrics:
      "opinion|tribune|courrier(?: des lecteurs)?|vos réactions|nécrologie|disparition|critiques?|livres|lu pour vous|communiqué(?: de presse)?|faits divers|chronique|billet|l[’']humeur du \\p{Ll}+",
    fields:
      '(?:textes?|photos?|photographies?|images?|illustrations?|recette)(?: et \\p{Ll}+)?|notes|contact|note|prix|diapositives|salle|numéro|niveau|classé dans',
    lessons: 'cours|séance|semaine|leçon|séminaire|chapitre|unité',
    leaves: 'pages?',
  },
  links: 'voir aussi|liens externes|articles (?:liés|connexes)',
  licence: "licence|mentions légales|droits? d[’']auteur|avertissement légal",
  caption: 'figures?|fig|tableaux?|graphiques?|illustration|image|photo|listing|exemple',
  chrome:
    "temps de lecture|réagir à |voir en ligne|se désinscrire|imprimer|envoyé de mon |soutenez-nous|toutes les lettres|dernière mise à jour|page mise à jour|cet article contient des liens|réserver une table|retrouvez cette|publicité$|partager|commentaires$|laisser un commentaire|(?:[àa] )?lire (?:aussi|la suite)|abonnez-vous|s[’']abonner|suivez-nous|tout (?:accepter|refuser)|refuser$|(?:précédent|suivant|accueil|sommaire|niveau supérieur|début)(?:[ |·»«<>→←-]{1,4}(?:précédent|suivant|accueil|sommaire|niveau supérieur|début)){0,6}$|haut de page|tous droits réservés|imprimer$|se connecter$|politique de confidentialité|conditions d[’']utilisation|cliquez ici|\\d{1,3} min(?:utes)? de lecture|aller au ",
  cookies:
    '(?:nous utilisons|ce site utilise) des cookies|politique de cookies|en poursuivant votre navigation|(?:inscrivez-vous|abonnez-vous) à (?:notre|la) newsletter|activez javascript|(?:nous pouvons|pouvons|peut) (?:percevoir|toucher|recevoir) une (?:petite )?commission|dites-nous[^.]{0,40}commentaires?|laissez(?:-nous)? (?:un|votre) commentaire',
  legal:
    '(?:la )?permission (?:est|vous est) (?:accordée|donnée)|sans aucune garantie|tous droits réservés|selon les termes de la licence|sous (?:les termes de la |la )licence|(?:est|ce \\w+ est) un logiciel libre|(?:il est permis|vous pouvez) (?:de )?(?:copier|redistribuer)',
  ofLicence: '[Cc]ette Licence|[Ll]a présente [Ll]icence|[Ll]e [Cc]oncédant',
  mail: 'de|à|cc|date|envoyé(?: le)?|objet',
  subject: 'objet',
  journal:
    'version \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|(?:reçu|accepté|publié|révisé)(?: en ligne)?(?: le)?:? \\d|disponible en ligne|auteur correspondant|adresse e-?mail|mots[- ]clés ?:|pour citer cet article',
  made: 'remplacée? par |généré (?:le|par|avec) |dernière (?:mise à jour|modification)',
  changes:
    'changements|modifications|journal des (?:modifications|changements)|historique(?: des versions)?|nouveautés|quoi de neuf',
  change: `ajout(?:é|ée|és|e)?(?: d[eu’'].{0,3})?|correction|corrigée?s?|supprimée?s?|suppression|mise à jour|amélioration|améliorée?s?|modification|modifiée?s?|changée?s?|nouvelle? (?:option|commande|fonction)|divers(?:es)?|prise en charge|renommée?s?|remplacée?s?`,
  done: 'ajout(?:é|ée|és)?|correction|corrigée?s?|supprimée?s?|suppression|mise à jour|amélioration|améliorée?s?|prise en charge',
  released: 'publiée?s?|disponible|sorti(?:e)?',
  entry: 'renvoie|retourne|crée|définit|calcule|vérifie si|initialise|appelée? (?:quand|par|avec|lorsque)',
  field:
    'description|arguments?|paramètres?|renvoie|retour|valeur (?:de retour|renvoyée|par défaut)|résultat|syntaxe|utilisation|défaut|voir aussi|auteur|nom|type|entrée|sortie|remarques?|attributs?',
  guides:
    '(?:décrit|explique|présente|traite|contient|montre|introduit|donne|est (?:un|une|le|la) (?:courte? |brève )?(?:introduction|chapitre|tutoriel|aperçu|guide|référence))',
  pointed:
    '(?:cette|cet|ces|ce) (options?|méthodes?|fonctions?|procédures?|commandes?|drapeaux?|paramètres?|arguments?|chaînes?|variables?|champs?|classes?|événements?|modules?|macros?|attributs?|réglages?|appels?|déclarations?|directives?|propriétés?|scripts?|expressions?|instructions?|éléments?|balises?|fichiers?|opérateurs?)(?!\\p{L})',
  pointer: `(?<!\\p{L})(?:est|sont) (?:décrit|expliqué|présenté|détaillé)e?s? (?:dans|à|au) (?:la |le |l[’'])?(?:section|chapitre|annexe)(?!\\p{L})|(?<!\\p{L})(?:voir|consultez|reportez-vous à|se référer à|cf\\.) (?:aussi |également )?(?:la |le |les |l[’']|au |aux |à la )?(?:section|chapitre|annexe|figure|tableau|page|documentation|manuel|guide|ci-dessous|ci-dessus|site|fichier)|^(?:voir|cf\\.?) |(?:à|dans|sur|de) (?:la |les )?lignes? \\d|^(?:la )?lignes? \\d|(?<!\\p{L})(?:figures?|fig\\.|tableaux?|listing|équations?) \\(?\\d|(?:dans|voir|de) (?:la |l[’'])?(?:section|annexe) (?:\\d|[A-Z](?!\\p{L}))|(?:figure|image|tableau|schéma|exemple|code|capture d[’']écran|diagramme|liste|illustration) ci-(?:dessus|dessous|contre)|(?:illustrée?s?|montrée?s?|représentée?s?|listée?s?|présentée?s?) ci-(?:dessus|dessous|contre)|(?:cliquez|lire|lisez|trouverez|disponible)[^.]{0,60} ici[.!]?$`,
  beside: `(?:exemples?|lignes?|commandes?|code|tableau|figure|formule|équation|extrait) (?:suivante?s?|précédente?s?|ci-dessus|ci-dessous)(?!\\p{L})|(?:cette|ces) (?:lignes?|commandes?)(?!\\p{L})|(?:cet |notre |l[’'])exemple(?!\\p{L})|ci-(?:dessus|dessous)|comme (?:suit|ceci)|voici `,
  follows: `(?<!\\p{L})(?:suivante?s?(?= ?[.:]|$)|comme suit|comme ceci|ci-dessous)(?!\\p{L})|(?<!\\p{L})(?:voyons|regardons)(?!\\p{L})|(?<!\\p{L})sui(?:t|vent)(?= ?[.:]?$)`,
  asSaid: `comme nous (?:le verrons|allons le voir)(?: plus (?:loin|tard|bas))?|(?:comme|tel que) (?:nous l[’']avons )?(?:indiqué|décrit|expliqué|mentionné|montré|illustré|défini|vu|présenté)e?s? (?:ci-dessus|ci-dessous|plus haut|plus bas|(?:dans|à|sur) (?:la |le |l[’'])?(?:figure|fig\\.|tableau|section|chapitre|annexe|équation)(?: ?\\(?\\d{1,3}(?:\\.\\d{1,3}){0,3}\\)?)?)`,
  label:
    'descriptions?|synopsis|syntaxe|utilisation|commandes?|options?|arguments?|paramètres?|exemples?|notes?|remarques?|astuces?|conseils?|avertissements?|attention|important|détails|voir aussi|valeurs? (?:de retour|renvoyées?)|environnement|fichiers|bogues',
  exercises: 'exercices(?: ?:.{0,60})?|exercice \\d{1,2}(?:[:.].{0,60})?|travaux (?:dirigés|pratiques)',
  promise: `(?<!\\p{L})ci-(?:dessus|dessous|après)(?!\\p{L})|(?:décrit|documenté|expliqué|mentionné|indiqué|présenté|défini)e?s? (?:ci-(?:dessus|dessous|après)|plus (?:haut|bas|loin)|précédemment|ici)(?!\\p{L})|(?<!\\p{L})mêmes? (?:remarques?|chose|principe) que|(?<!\\p{L})comme (?:précédemment|plus haut)(?!\\p{L})|(?<!\\p{L})(?:chapitres?|sections?|exemples?|annexes?) (?:suivante?s?|précédente?s?)(?!\\p{L})|(?<!\\p{L})nous (?:allons (?:donner|voir)|verrons|avons vu)(?!\\p{L})|(?<!\\p{L})(?:en annexe|dans l[’']annexe)(?!\\p{L})|(?:presque|quasi(?:ment)?) identiques? (?:à|au)`,
};
