import { french } from '@longtable/kit';
import type { table as en } from '../en/table.ts';

const NAME_LETTERS = "des lettres, des chiffres, des espaces et . , : ; ! ? ' & + ( ) -";

export const table: typeof en = {
  summary: 'Pose des créatures et lance des sorts pour faire tomber ton adversaire de 30 PV à 0.',
  options: {
    decks: { name: 'Decks', about: 'Les decks de la partie' },
    rivals: 'Garde-marée contre Meute de braise (répartis au hasard)',
    against: { name: 'Second deck', about: 'Un second deck différent' },
    start: { name: 'Départ', about: 'Ce que chaque camp a au départ' },
    originalStart: 'Original (sans mana, 3 cartes chacun)',
    fairStart: 'Départ équitable : le second camp a 3 mana et 4 cartes',
    deck: { name: 'Deck personnel', about: 'Ton propre deck pour les deux camps (fichier JSON)' },
    deck2: { name: 'Second deck personnel', about: 'Un second deck, réparti au hasard (fichier JSON)' },
    ownDecks: 'Le deck que chacun apporte',
    deckGone: 'Ce deck n’existe plus.',
    badNames: `Les noms de créatures ne peuvent contenir que ${NAME_LETTERS}`,
  },
  deckFile: {
    tooFewCards: ({ min, cards }) => `Un deck doit compter au moins ${min} cartes. Celui-ci en a ${cards}.`,
    mixedSpeedy: 'Si une créature a « speedy », toutes doivent l’avoir.',
    copiesDiffer: ({ name }) =>
      `Les créatures nommées « ${name} » diffèrent. Les exemplaires doivent avoir les mêmes valeurs.`,
    knownIcon: 'doit être l’icône d’une créature prédéfinie',
  },
  editor: {
    deck: 'Deck',
    about: 'Ton propre deck d’au moins 10 cartes : des créatures avec leurs valeurs, et des sorts.',
    creatures: 'Créatures',
    name: 'Nom',
    cost: 'Coût en mana',
    mana: 'Mana',
    values: 'Dégâts/PV',
    damage: 'Dégâts',
    life: 'PV',
    copies: 'Exemplaires',
    abilities: 'Capacités',
    shield: 'S : bouclier',
    drain: 'M : drain de mana',
    speedy: 'A : célérité',
    icon: 'Icône',
    spells: 'Sorts',
    spell: 'Sort',
    secondDeck: 'un second deck, réparti au hasard',
    ownDeck: 'Ton deck, prédéfini ou créé avec /concevoir (un deck créé rend la partie non classée)',
    chooseDeck: 'Choisir ton deck…',
    badName: `ne peut contenir que ${NAME_LETTERS}`,
  },
  computers: {
    beginner: 'joue ce qui est possible',
    amateur: 'cherche parfois le meilleur coup',
    casual: 'joue le coup qui rapporte le plus tout de suite',
    skilled: 'anticipe parfois ta réponse',
    advanced: 'anticipe ta réponse',
    expert: 'réfléchit souvent à des tours entiers',
    master: 'réfléchit à des tours entiers',
  },
  achievements: {
    quick: { name: 'Victoire éclair', about: 'Gagne un duel au plus tard à la manche 6' },
    long: { name: 'Guerre d’usure', about: 'Gagne un duel à la manche 12 ou plus tard' },
    unhurt: { name: 'Pas une égratignure', about: 'Gagne un duel avec 30 PV' },
    close: { name: 'Sur le fil', about: 'Gagne un duel avec 3 PV au plus' },
    crowd: { name: 'Salle comble', about: 'Gagne un duel avec 7 créatures de ton côté' },
    swept: { name: 'Coup de balai', about: 'Gagne un duel alors que ton adversaire n’a plus de créature' },
    losses: { name: 'Lourdes pertes', about: 'Gagne un duel après avoir perdu 8 créatures' },
  },
  daily: {
    won: ({ rounds, life }) => `Victoire en ${french.count(rounds, 'manche', 'manches')}, ${life} PV restants`,
    lost: ({ rounds, life }) => `Défaite à la manche ${rounds}, adversaire à ${life} PV`,
    unfinished: ({ rounds, mine, theirs }) => `Manche ${rounds}, ${mine} PV contre ${theirs}`,
  },
  statistics: { rounds: 'Manches', firstPlayerWon: 'Victoires du camp qui commence' },
  lesson: {
    set: {
      about:
        'Fais tomber ton adversaire de 30 PV à 0. Les cartes coûtent du mana, et tu en as 1 à la première manche. 2/1 signifie 2 dégâts et 1 PV.',
      task: 'Pose l’Étincelle sur la case 1.',
    },
    sleep: {
      about:
        'Une créature qui arrive dort (z) jusqu’à ton prochain tour. Ton mana est dépensé ; tu en recevras davantage à chaque manche.',
      task: 'Finis ton tour.',
    },
    attack: {
      about: 'L’Étincelle est réveillée. Chaque créature peut attaquer une fois par tour, et personne ne riposte.',
      task: 'Attaque ton adversaire avec l’Étincelle.',
    },
    shield: {
      about:
        'S signifie bouclier : tant que tu en as un en jeu, rien d’autre de ton côté ne peut être attaqué, pas même toi.',
      task: 'Pose le Cendron sur la case 2.',
    },
    mana: { about: 'Le mana non dépensé se conserve, jusqu’à 15.', task: 'Finis ton tour.' },
    spell: {
      about:
        'Le Soutier dort encore, tu ne peux donc pas l’attaquer. Les sorts agissent tout de suite : Dracula prend 2 PV à ton adversaire et te les donne.',
      task: 'Lance Dracula.',
    },
    wait: {
      about: 'Le Soutier va se réveiller et attaquer. Ton bouclier est sur son chemin.',
      task: 'Finis ton tour.',
    },
    kill: {
      about: 'Le Cendron a encaissé le coup. Le Soutier a 1 PV et aucun bouclier pour le protéger.',
      task: 'Attaque le Soutier avec l’Étincelle.',
    },
    end: 'Tu sais maintenant poser des créatures, attaquer, t’abriter derrière un bouclier et lancer des sorts. Le reste est dans les cartes : « Consulter » te montre les decks.',
  },
};
