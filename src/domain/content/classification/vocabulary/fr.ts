import type { Vocabulary } from './vocabulary.ts';

/** French, without accents; an elided word stands apart: `l offre`. */
export const fr: Vocabulary = [
  [
    'offer',
    1.2,
    `
    premier mois (* |)(* |)(a|pour) (un euro|$)
    (points) (valent|vous offrent) $
    (pour le|au) prix d (une|un|1)
    % (pour|sur) (le|la|votre|vos) (prochain|prochaine|prochains|premiere|premier)
    prix (ronds|fous|legers|doux|barres|sacrifies|reduits|malins|choc|bas)
    (un |votre |)don de $
    (tout|toute la boutique|le tout) a (#|$)
    (sans engagement|satisfait ou rembourse)
    (recevez|gagnez|beneficiez|obtenez|economisez) (tous les deux |jusqu a |chacun |de |)($|%)
    pour $ de plus
    (votre|le|un|une|la) (* |)(* |)(offert|offerte|gratuit|gratuite|a moitie prix)
    (a|pour) (partir de |seulement |)$ (seulement|par|la|le|jusqu|au lieu|ce|tout|chez|les)
    (frais|inscription|frais d inscription|frais de dossier) (offerts|offerte|gratuite)
    % (de |d |)(remise|reduction|rabais|economies|moins|offert|offerts|sur)
    (jusqu a|profitez de|beneficiez de|economisez|recevez|gagnez) (- |)(%|$)
    $ (de |d |)(remise|reduction|rabais|offerts|offert|bon|economies)
    (offre|offres|promo|promos|promotion|promotions|remise|remises|soldes|vente|ventes|reduction|reductions|code|bon plan|bons plans) (speciale|speciales|exclusive|exclusives|flash|privee|privees|exceptionnelle|exceptionnelles|limitee|limitees|du jour|de la semaine|de lancement|d ete|d hiver|promo|avantage|valable|sur|a ne pas manquer|bienvenue|de bienvenue|irresistibles|imbattables|incroyables|anniversaire)
    (soldes|destockage|liquidation|braderie)
    (les|nos|notre|grande|grandes|dernieres|super|meilleures|votre) (soldes|promos|promotions|offres|bons plans|reductions|offre|braderie)
    (avec|utilisez|entrez|profitez) (le |du |votre |)code (promo |)(&|*)
    code (promo|reduction|avantage|promotionnel)
    (livraison|frais de port|port) (gratuite|offerte|offert|offerts) (des|sur|aujourdhui|ce|pour|avec|jusqu|a)
    (cadeau|cadeaux) (offert|offerts|gratuit|gratuits|exclusif|pour vous|surprise|de bienvenue|vous attend)
    (un achete un offert|1 achete 1 offert|# achetes|le deuxieme|le 2eme|2 pour 1)
    (moitie prix|prix casses|prix mini|petits prix|meilleur prix|prix imbattables|prix exceptionnels|a prix)
    (gratuit|gratuits|gratuite|offert|offerts) (pour|des|aujourdhui|pendant|avec|ce|jusqu)
    (tentez de|jouez et|participez et|a) gagner
    (gagnez|remportez) (un|une|des|votre|jusqu|#)
    (points|avantages) (doubles|triples|x2|bonus)
    (essai|mois|semaine|seance|cours|devis) (gratuit|gratuite|offert|offerte)
    le (deuxieme|second) (est |)(offert|a)
    `,
  ],
  [
    'price',
    1,
    '(seulement|des|a partir de|pour seulement|que) $\n$ (seulement|la nuit|au lieu de|par mois|le mois|la nuit)',
  ],
  [
    'urgency',
    0.7,
    `
    (n attendez (plus|pas)|ne tardez pas|ne restez pas|il reste (deux|trois|peu|quelques))
    (derniere|dernieres|dernier|derniers|ultime) (chance|heures|jour|jours|places|minutes|demarque|pieces|occasion)
    (aujourdhui|ce week end|cette semaine|ce soir|demain|24h|48h|#h) (seulement|uniquement)
    (seulement|uniquement) (aujourdhui|ce week end|jusqu)
    (ne manquez pas|ne ratez pas|depechez vous|vite|profitez en|profitez vite|jusqu a epuisement|dans la limite des stocks|stocks limites|places limitees|duree limitee|quantites limitees|se termine ce soir|plus que # jours|plus que quelques|il ne reste que|foncez|faites vite)
    `,
  ],
  [
    'call_to_buy',
    1.2,
    `
    tout doit (disparaitre|partir)
    (aidez|soutenez|sauvez|parrainez|donnez) (les|un|une|nos|des|la|le)
    (achetez|offrez|prenez|goutez|testez|craquez) (un|une|des|du|de la|nos|le|la|les)
    (reservez|prenez|choisissez) (votre|vos|une|des) (table|place|places|seance|sejour|creneau|rdv|rendez vous|soin|billets) (* |)(* |)(au|sur|des|en|avant|vite|ici|pour|maintenant|@|chez)
    (telechargez|installez) (l|notre|la|gratuitement) (* |)(app|appli|application)
    (faites un don|donnez|soutenez|aidez nous|rejoignez nous|postulez|apprenez|comparez|estimez|demandez votre devis)
    (nous recrutons|on recrute|recrute)
    (achetez|commandez|reservez|decouvrez|profitez|shoppez|abonnez vous|inscrivez vous|venez|rendez vous|visitez|craquez|offrez|rejoignez|essayez|appelez|passez) (vite|maintenant|aujourdhui|des maintenant|ici|sur @|@|nos|notre|la nouvelle|les nouveautes|le nouveau|les nouvelles|en ligne|en boutique|en magasin|vos|votre (sejour|table pour|place|seance|menu)|toute|toutes|nous voir|pour|du|de nos|de notre|des soldes|des offres|vous|decouvrir|chez)
    (faire des affaires|faites des affaires|bonnes affaires|super affaires|faites le plein|ouverture exceptionnelle|faites vous plaisir|offrez vous|laissez vous tenter|passez a|craquez pour)
    `,
  ],
  [
    'promotion',
    1.2,
    `
    (etes|es) (convie|conviee|convies|invite|invitee|invites) (a|au)
    (nos|notre) (# ans|anniversaire|dixieme anniversaire)
    (entree|acces) (libre|gratuite|gratuit)
    venez (nombreux|nombreuses|en famille|entre amis|feter|deguster|gouter|decouvrir)
    (degustation|vide grenier|marche de noel|atelier|vernissage|journee decouverte) (de|gratuite|au|ce|samedi|dimanche|vendredi|offerte)
    (menu|carte|formule|plat|soiree|brunch) (degustation|du jour|d automne|d ete|d hiver|de noel|de printemps|special|speciale|du midi|de fete|a volonte)
    (concert|musique|dj) (live|en live|ce|samedi|vendredi)
    (a vendre|a louer|visite virtuelle|nouveau bien|maison # pieces|appartement # pieces)
    (ca fait longtemps|cela fait longtemps|ca faisait longtemps)
    (inscriptions|reservations) ouvertes
    (nouvelle|nouvelles|nouveau|nouveaux) (collection|collections|saison|arrivages|carte|menu|produits|gamme|boutique|magasin|modeles|parfums|arrivees)
    (vient d arriver|(nos|notre) (* |)(* |)(est arrivee|sont arrives|sont arrivees)|(la|les) (* |)(nouvelle|nouvelles|nouveaux|collection|robes|soldes|huitres) (* |)(est arrivee|sont arrives|sont arrivees)|de retour en stock|en avant premiere|avant premiere|vous nous manquez|vous nous avez manque|portes ouvertes|vous etes invite|vous etes invitee|vous invite|grande ouverture|nouveautes)
    (votre panier|avez oublie quelque chose|panier vous attend)
    parrainez
    (fete des meres|fete des peres|saint valentin|black friday|noel|rentree)
    `,
  ],
  [
    'offer',
    0.5,
    '(offre|offres|promo|promos|promotion|remise|reduction|soldes|gratuit|gratuite|offert|offerte|cadeau|cadeaux|bon|economisez|exclusif|exclusive|exclusives|gagnez|concours|avantages)',
  ],
  [
    'call_to_buy',
    0.4,
    '(achetez|commandez|decouvrez|profitez|venez|reservez vite|collection|evenement|soiree|celebrez|fetez|invitation|selection|ideal|irresistible|coup de coeur|favoris)',
  ],
  [
    'transactional',
    1,
    `
    nous (debiterons|preleverons|rembourserons|enverrons|rappellerons|confirmons|vous informons)
    (a cause d|operation refusee|operation acceptee)
    (avis|en raison de|coupure d (eau|electricite))
    (a|avez|as|avons|un|pris|ce|le|de|du|prochain) (rendez vous|rdv)
    (votre|ton|son) (enfant|fils|fille|chien|chat|vehicule|voiture|rappel|traitement)
    (votre|ton|la|le|cette|ce) (commande|colis|livraison|rendez vous|rdv|reservation|paiement|facture|compte|solde|remboursement|code|mot de passe|ordonnance|achat|vol|table|demande|abonnement|carte|recu|virement|contrat|chauffeur|livreur|cours|consultation|dossier|pret|echeance|retour|prelevement|document|seance|train|visite|intervention)
    (a ete|est|sera|ont ete) (expediee|expedie|livree|livre|confirmee|confirme|annulee|annule|recu|recue|pret|prete|en route|en cours|validee|valide|acceptee|refuse|refusee|traite|traitee|reporte|reportee|bloque|active|disponible en point|programme|rembourse|remboursee|applique|appliquee|debite)
    (rappel|code de verification|code de securite|code de connexion|ne le partagez|ne partagez|ne communiquez|numero de suivi|suivi|suivez votre|suivre|en cours de livraison|repondez|confirmer|reporter|nous avons bien recu|nous avons recu|merci pour votre (achat|commande|paiement|visite|confiance)|prelevement|debite|virement|echeance|retrait|connexion|dr|docteur|point relais|arrivera|retard)
    `,
  ],
  [
    'record',
    1,
    '(remboursement|paiement|prelevement|virement|facture|montant|total|solde|achat|commande|retrait|debit|credit|acompte|recu|frais|loyer) (de|est de|d un montant de|s eleve a|du|a hauteur de|total de|du montant de) ($|%)\n$ (a ete|ont ete|sera|est|chez|sur votre|vers)\n(renouvelle|renouvele|renouvellement)\n(regler|payer|paye|du|recu|verser|debite|rembourse) $',
  ],
  [
    'neutral',
    0,
    '(offre d emploi|numero vert gratuit|bon (de (commande|livraison|retrait))|bon (retablissement|courage|voyage|week end)|appel gratuit|sans frais|s (il|ils))',
  ],
];
