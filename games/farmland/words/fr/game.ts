import { french } from '@longtable/kit';
import type { game as english } from '../en/game.ts';

export const game: typeof english = {
  general: {
    summary: 'Place des fermiers face cachée, unis-les et mène-les contre le roi adverse.',
  },
  options: {
    deck: { name: 'Deck', about: 'Le deck des deux camps' },
    against: { name: 'Deck du second camp', about: 'Un autre deck pour le second camp' },
    start: { name: 'Départ', about: 'Les points de vie au départ' },
    originalStart: 'Original (8000 points de vie chacun)',
    fairStart: 'Départ équitable : 12 000 points de vie pour qui commence, 8000 pour l’autre',
    units: {
      name: 'Unités personnalisées',
      about: 'Tes unités, une par ligne : qualificatif, rôle, ATK, DEF séparés par « ; » (avec fichier-deck)',
    },
    deck1: {
      name: 'Deck personnel',
      about: 'Ton propre deck : le nombre de chaque unité, un par ligne, 40 au total',
    },
    deck2: { name: 'Deck personnel du second camp', about: 'Un second deck personnel, pour le second camp' },
    originalBoard: {
      name: 'Plateau original',
      about: 'Dessiner le plateau original, avec ou sans lignes entre les rangées',
    },
    allLines: 'Toutes les lignes',
    compact: 'Compact',
    symbols: {
      name: 'Symboles du plateau',
      about: 'Tes symboles pour le plateau original : une ligne de 29 caractères',
    },
    seed: 'Une graine (nombre entier) pour rejouer la même partie',
  },
  presets: {
    classic: 'Classique : un peu de tout',
    orchard: 'Jumeaux du verger : paires en symbiose',
    mill: 'Moulin du village : esprits semblables',
    pasture: 'Prés premiers : petites unités, grandes unions',
    hedgerow: 'Bocage : fort en défense',
    fairground: 'Fête foraine : menu fretin et géants',
    vineyard: 'Vignoble : frappe fort, casse vite',
    lakeside: 'Bord du lac : attaque égale à la défense',
  },
  files: {
    lineCount: ({ max, lines }) => `Un fichier d’unités compte de 1 à ${max} lignes ; celui-ci en a ${lines}.`,
    badUnit: ({ line }) =>
      `La ligne ${line} des unités n’est pas valide. Écris-la comme \`Milk Cow;Farmer;1400;1400\` : qualificatif, rôle, ATK et DEF.`,
    deckSize: ({ size, total }) => `Un deck doit compter ${size} unités, mais la somme des lignes donne ${total}.`,
    deckLines: ({ units, lines }) =>
      `Le deck doit avoir ${french.count(units, 'ligne', 'lignes')}, une par unité, mais il en a ${lines}.`,
    badCount: ({ line }) => `La ligne ${line} du deck doit être un nombre entier : combien il y a de cette unité.`,
    badSeed: 'La graine doit être un nombre entier entre -2^63 et 2^63 - 1.',
    badSymbols: ({ count }) => `Les symboles doivent tenir sur une ligne de ${count} caractères, sans accent grave.`,
    deckMissing:
      'Des unités personnelles demandent un deck personnel : envoie-le comme `fichier-deck`, avec un nombre par unité.',
  },
  design: {
    name: 'Unités et deck',
    about: ({ size }) => `Tes propres unités et le nombre de chacune dans le deck, ${size} au total.`,
    units: 'Unités',
    copies: 'Dans le deck',
    qualifier: 'Qualificatif',
    role: 'Rôle',
    icon: 'Icône',
    second: 'le deck du second camp',
    badName: 'ne peut contenir ni point-virgule, ni accent grave, ni saut de ligne',
    wrongSize: ({ size, total }) => `le deck doit compter ${size} unités, mais il en a ${total}`,
  },
  levels: {
    beginner: 'joue comme l’original',
    casual: 'anticipe de temps en temps',
    skilled: 'anticipe une fois sur deux',
    advanced: 'anticipe presque toujours',
    master: 'planifie tout son tour',
  },
  achievements: {
    quick: { name: 'Récolte précoce', about: 'Gagne en 12 tours ou moins' },
    unhurt: { name: 'Bien clôturé', about: 'Gagne avec au moins 8000 points de vie' },
    close: { name: 'Le dernier épi', about: 'Gagne avec 1000 points de vie ou moins' },
    exhausted: { name: 'Champs nus', about: 'Gagne en laissant ton adversaire sans cartes' },
    crowd: { name: 'Tout le monde aux champs', about: 'Gagne avec 5 unités sur le plateau' },
    union: { name: 'L’union fait la force', about: 'Gagne avec une unité faite de 10 cartes' },
    'other-deck': { name: 'Rotation des cultures', about: 'Gagne avec un autre deck que le classique' },
  },
  daily: {
    won: ({ turns, life }) => `Victoire en ${french.count(turns, 'tour', 'tours')}, ${life} points de vie restants`,
    lost: ({ turns, life }) => `Défaite au tour ${turns}, adversaire à ${life} points de vie`,
    running: ({ turns, mine, theirs }) => `Tour ${turns}, ${mine} points de vie contre ${theirs}`,
  },
  result: {
    turns: 'Tours',
    damage: 'Dégâts',
    discardedCards: 'Cartes défaussées',
  },
  puzzles: {
    win: 'Gagne ce tour-ci.',
    most: 'Retire à ton adversaire autant de points de vie que possible en un tour.',
    shortfall: ({ taken, possible }) =>
      `Cela retire ${taken} ${taken < 2 ? 'point' : 'points'} de vie sur ${possible} possibles.`,
  },
  faults: {
    over: 'Cette partie est terminée.',
    'not-your-turn': 'Ce n’est pas ton tour. Attends que ton adversaire ait fini.',
    'unknown-line':
      'Ce coup n’est pas valide. Écris par exemple « D1 move D2 », « D4 flip », « D4 block », « place 3 1 D2 » ou « yield ».',
    'empty-field': 'Il n’y a pas d’unité sur cette case. Choisis une des tiennes.',
    'not-yours': 'Cette unité n’est pas à toi. Choisis une des tiennes.',
    'already-moved': 'Elle a déjà bougé ce tour-ci. Choisis-en une autre ou finis ton tour.',
    'too-far': 'C’est trop loin. Avance d’une case vers le haut, le bas, la gauche ou la droite.',
    'own-king': 'Ton propre roi s’y trouve. Choisis une autre case.',
    'king-attacks': 'Ton roi ne peut pas attaquer. Choisis une case sans ennemi.',
    'king-blocks': 'Ton roi ne peut pas bloquer. Choisis une unité.',
    'already-up': 'Elle est déjà face visible. Choisis une unité face cachée.',
    'placed-already': 'Tu as déjà placé des cartes ce tour-ci. Attends ton prochain tour pour en placer d’autres.',
    'far-from-king': 'Tu ne peux placer qu’à côté de ton roi. Choisis une des cases autour de lui.',
    'held-by-rival': 'Un ennemi occupe cette case. Choisis une case libre ou une de tes unités.',
    'card-twice': 'Tu as cité deux fois la même carte. Cite chaque carte une seule fois.',
    'no-such-card': 'Aucune carte de ta main ne porte ce numéro. Les cartes sont numérotées à partir de 1.',
    'must-discard': 'Ta main est pleine. Choisis une carte à défausser : yield 1 à yield 5.',
    'must-not-discard': 'Tu as moins de cinq cartes et ne défausses donc rien. Écris juste yield.',
    'turn-begun': 'Tu as déjà commencé ce tour. Finis-le avec yield.',
  },
};
