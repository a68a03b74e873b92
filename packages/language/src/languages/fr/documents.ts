import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents: 'table des matières|sommaire|contenu|dans cet article|sur cette page',
  references:
    'références(?: bibliographiques)?|bibliographie|ouvrages cités|pour en savoir plus|lectures complémentaires',
  notes: 'notes?(?: de bas de page| et références)?|sources?|mots[- ]clés',
  thanks:
    "remerciements?|à propos (?:de l’auteur|de l'auteur|des auteurs)|financement|conflits? d[’']intérêts?",
  links: 'voir aussi|liens externes|articles (?:liés|connexes)',
  licence: "licence|mentions légales|droits? d[’']auteur|avertissement légal",
  caption: 'figures?|fig|tableaux?|graphiques?|illustration|image|photo|listing|exemple',
  chrome:
    "publicité$|partager|commentaires$|laisser un commentaire|(?:[àa] )?lire (?:aussi|la suite)|abonnez-vous|s[’']abonner|suivez-nous|tout (?:accepter|refuser)|refuser$|(?:précédent|suivant|accueil|sommaire|niveau supérieur|début)(?:[ |·»«<>→←-]{1,4}(?:précédent|suivant|accueil|sommaire|niveau supérieur|début)){0,6}$|haut de page|tous droits réservés|imprimer$|se connecter$|politique de confidentialité|conditions d[’']utilisation|cliquez ici|\\d{1,3} min(?:utes)? de lecture|aller au ",
  cookies:
    '(?:nous utilisons|ce site utilise) des cookies|politique de cookies|en poursuivant votre navigation|(?:inscrivez-vous|abonnez-vous) à (?:notre|la) newsletter|activez javascript',
  legal:
    '(?:la )?permission (?:est|vous est) (?:accordée|donnée)|sans aucune garantie|tous droits réservés|selon les termes de la licence|sous (?:les termes de la |la )licence|(?:est|ce \\w+ est) un logiciel libre|(?:il est permis|vous pouvez) (?:de )?(?:copier|redistribuer)',
  mail: 'de|à|cc|date|envoyé(?: le)?|objet',
  subject: 'objet',
  journal:
    'version \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|(?:reçu|accepté|publié|révisé)(?: en ligne)?(?: le)?:? \\d|disponible en ligne|auteur correspondant|adresse e-?mail|mots[- ]clés ?:|pour citer cet article',
  made: 'généré (?:le|par|avec) |dernière (?:mise à jour|modification)',
};
