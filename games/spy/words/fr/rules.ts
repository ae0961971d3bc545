import { feminine, masculine } from '@longtable/kit';
import type { SpyWords } from '../en/index.ts';

export const rules: Pick<SpyWords, 'gadgets' | 'actions' | 'talents' | 'fields'> = {
  gadgets: {
    antiPlagueMask: {
      thing: masculine('masque anti-peste'),
      about: 'Il suffit de le porter : rend 10 PV au début de chaque tour.',
    },
    bowlerBlade: {
      thing: masculine('chapeau-lame'),
      about: 'Lance-le sur quelqu’un en ligne de vue. Il tombe à côté ; va sur sa case pour le ramasser.',
    },
    chickenFeed: {
      thing: feminine('intox'),
      about: 'Donne-la à un ennemi à côté de toi : tu gagnes l’écart de PR, ou le perds si tu en as moins.',
    },
    diamondCollar: {
      thing: masculine('collier de diamants'),
      about: 'Donne-le au chat à côté de toi pour terminer la partie.',
    },
    fogTin: {
      thing: feminine('boîte à brouillard'),
      about: 'Brouillard pendant 3 manches sur une case en vue et tout autour : on n’y voit rien, on n’y agit pas.',
    },
    gasGloss: {
      thing: masculine('gloss au gaz'),
      about: 'Blesse quelqu’un à côté de toi. Un seul usage.',
    },
    grapple: {
      thing: masculine('grappin'),
      about: 'Attire un objet au sol ou un cocktail posé sur une table en vue.',
    },
    hairdryer: {
      thing: masculine('sèche-cheveux sans fil'),
      about: 'Sèche tes vêtements mouillés ou ceux de quelqu’un à côté de toi.',
    },
    jetpack: {
      thing: masculine('jetpack'),
      about: 'Vole vers n’importe quelle case libre. Un seul usage.',
    },
    laserCompact: {
      thing: masculine('poudrier laser'),
      about: 'Vaporise un cocktail en vue, sur une table ou dans une main.',
    },
    magneticWatch: {
      thing: feminine('montre magnétique'),
      about: 'Il suffit de la porter : les chapeaux-lames lancés ne te blessent pas.',
    },
    mirrorOfWilderness: {
      thing: masculine('miroir aux illusions'),
      about: 'Échange tes PR avec un voisin : toujours dans l’équipe, sinon avec de la chance. Puis il se brise.',
    },
    moledie: {
      thing: masculine('dé-taupe'),
      about: 'Lance-le sur quelqu’un : qui le porte perd Ficelles du métier, Crochetage et Observation.',
    },
    mothballPouch: {
      thing: masculine('sachet de naphtaline'),
      about: 'Cinq boules : jette-en une dans une cheminée en vue pour blesser tout le monde à côté.',
    },
    nugget: {
      thing: feminine('pépite'),
      about: 'Donne-la à quelqu’un à côté de toi : un invité te rejoint, un ennemi la garde et sait qui tu es.',
    },
    pocketLitter: {
      thing: masculine('bric-à-brac de poche'),
      about: 'Il suffit de le porter : Observation te prend pour un invité.',
    },
    poisonPills: {
      thing: masculine('flacon de pilules de poison'),
      about: 'Cinq pilules pour les cocktails à côté de toi, sur une table ou en main. Seul ton camp le sait.',
    },
    rocketPen: {
      thing: masculine('stylo lance-roquettes'),
      about: 'Fait sauter une case en vue et tout autour : les murs tombent, tout le monde y est blessé.',
    },
    technicolourPrism: {
      thing: masculine('prisme Technicolor'),
      about: 'Inverse pour toujours les résultats d’une table de roulette à côté de toi.',
    },
    wiretapWithEarplugs: {
      thing: masculine('micro espion'),
      about: 'Cache-le sur quelqu’un à côté de toi, ami ou ennemi. Tu gagnes les mêmes PR jusqu’à la panne.',
    },
  },
  actions: {
    burn: {
      title: 'Détruire une table de roulette',
      about: 'Détruit pour de bon une table de roulette à côté de toi, jetons compris.',
    },
    drink: {
      title: 'Boire',
      about: 'Ton cocktail te soigne, sauf s’il est empoisonné.',
    },
    gamble: {
      title: 'Jouer à la roulette',
      about: 'Mise des jetons à une table à côté de toi. Les jetons deviennent des PR à la fin.',
    },
    observe: {
      title: 'Observer',
      about: 'Révèle parfois si quelqu’un en vue est un ennemi. Personne ne s’en aperçoit.',
    },
    spy: {
      title: 'Espionner',
      about: 'Un invité à côté de toi révèle parfois un secret. Un ennemi ne révèle rien et te remarque.',
    },
    open: {
      title: 'Ouvrir un coffre',
      about: 'Avec la combinaison, tu obtiens un secret et la suivante. Le dernier coffre contient le collier.',
    },
    pour: {
      title: 'Renverser un cocktail',
      about: 'Sur quelqu’un à côté de toi. Sauf esquive, les vêtements mouillés réduisent ses chances de moitié.',
    },
    step: {
      title: 'Un pas',
      about: 'Une case dans n’importe quelle direction. Si quelqu’un s’y trouve, vous échangez vos places.',
    },
    take: {
      title: 'Prendre un cocktail',
      about: 'Sur une table de bar à côté de toi, dans ta main libre.',
    },
  },
  talents: {
    nimbleness: { title: 'Rapidité', about: '3 pas par manche.', brief: '3 pas' },
    sluggishness: { title: 'Lourdeur', about: 'Un seul pas par manche.', brief: '1 pas' },
    ponderousness: {
      title: 'Lenteur',
      about: 'Perd chaque manche un pas ou une action, au hasard.',
      brief: '−1 pas ou action',
    },
    spryness: { title: 'Vivacité', about: '2 actions par manche.', brief: '2 actions' },
    agility: {
      title: 'Agilité',
      about: 'Gagne chaque manche un pas ou une action, au hasard.',
      brief: '+1 pas ou action',
    },
    luckyDevil: { title: 'Veine', about: 'Gagne à la roulette 23 fois sur 37.', brief: 'roulette 62 %' },
    jinx: { title: 'Poisse', about: 'Ne gagne à la roulette que 13 fois sur 37.', brief: 'roulette 35 %' },
    clammyClothes: {
      title: 'Vêtements mouillés',
      about: 'Chances réduites de moitié jusqu’à ce qu’une cheminée ou un sèche-cheveux les sèche.',
      brief: 'chances ÷ 2',
    },
    constantlyClammyClothes: {
      title: 'Vêtements toujours mouillés',
      about: 'Les chances sont toujours réduites de moitié.',
      brief: 'chances ÷ 2',
    },
    robustStomach: {
      title: 'Estomac solide',
      about: 'Les cocktails soignent deux fois plus, le poison blesse deux fois moins.',
      brief: 'cocktails × 2',
    },
    toughness: {
      title: 'Résistance',
      about: 'Subit moitié moins de dégâts, sauf ceux du poison.',
      brief: 'dégâts ÷ 2',
    },
    babysitter: {
      title: 'Garde rapprochée',
      about: 'Pare parfois les attaques contre l’équipe juste à côté.',
      brief: 'protège l’équipe',
    },
    honeyTrap: {
      title: 'Piège galant',
      about: 'Les attaques reçues touchent parfois quelqu’un d’autre.',
      brief: 'dévie les attaques',
    },
    bangAndBurn: {
      title: 'Sabotage',
      about: 'Peut détruire une table de roulette juste à côté.',
      brief: 'détruit la roulette',
    },
    flapsAndSeals: {
      title: 'Crochetage',
      about: 'Ouvre les coffres même à deux cases de distance.',
      brief: 'coffres à distance',
    },
    tradecraft: {
      title: 'Ficelles du métier',
      about: 'A droit à un deuxième essai en cas d’échec.',
      brief: 'nouvel essai si échec',
    },
    observation: {
      title: 'Observation',
      about: 'Peut découvrir si quelqu’un en vue est un ennemi.',
      brief: 'repère les ennemis',
    },
  },
  fields: {
    freeField: 'Case libre',
    wall: 'Mur',
    fireplace: 'Cheminée',
    barSeat: 'Tabouret',
    rouletteTable: 'Table de roulette',
    barTable: 'Table de bar',
    safe: 'Coffre',
  },
};
