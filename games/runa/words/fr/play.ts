import { capital, french } from '@longtable/kit';
import type { play as en } from '../en/play.ts';

const { count, the } = french;

const damages = (damage: number) => count(damage, 'dégât', 'dégâts');

export const play: typeof en = {
  menus: {
    playCard: 'Jouer une carte…',
    target: ({ monster, hp }) => `${monster.noun}, ${hp} PV`,
    attack: ({ card, target, outcome }) => `${card} → ${target} : ${outcome}`,
    cardWithEffect: ({ card, effect }) => `${card} : ${effect}`,
    untilItFalls: ({ card, monster }) => `${card} jusqu’à vaincre ${the(monster)}`,
    seeds: 'Saisir deux graines',
    seedsLabel: 'Graines des cartes et des monstres',
    seedsHint: ({ max }) => `Deux nombres de 1 à ${max}`,
    newCards: 'Prendre de nouvelles cartes',
    pickOf: ({ picked, offered }) => `${picked} au choix sur ${offered}`,
    newDie: ({ die }) => `Prendre un ${die}`,
    dieFocus: ({ focus }) => `dé plus grand, jusqu’à ${focus} focus`,
    takeTwo: 'Prendre deux cartes…',
    discard: ({ health, max }) => `Défausser pour ${health} PV par carte, ${max} au plus…`,
    discardMore: 'En défausser une autre…',
    keepAll: 'Garder toutes les cartes',
    confirmDiscard: ({ cards, health }) => {
      const names = cards.join(', ');
      return `Défausser ${names.length <= 24 ? names : count(cards.length, 'carte', 'cartes')} : +${health} PV`;
    },
    lostHealth: ({ health }) => `Arrêt : Runa a perdu ${health} PV.`,
    deadly: 'Arrêt : ce tour pourrait tuer Runa.',
    useless: ({ card }) => `Arrêt : ${card} n’infligerait aucun dégât.`,
  },
  questions: {
    class: 'Choisis la classe de Runa.',
    seeds: 'Avec quelles graines mélanger les cartes et les monstres ?',
    card: 'Choisis une carte à jouer.',
    target: ({ card }) => `${card} : choisis une cible.`,
    roll: ({ die, card }) => `Lance un ${die} pour ${card}.`,
    reward: 'Salle franchie. Choisis une récompense.',
    oneCard: 'Choisis une carte à garder.',
    twoCards: 'Choisis deux cartes à garder.',
    secondCard: 'Et la seconde ?',
    heal: ({ hp, max, health }) =>
      `Runa a ${hp} PV sur ${max}. Défausse des cartes pour récupérer ${health} PV par carte, ${max} au plus, ou garde-les toutes.`,
  },
  hint: {
    moves: {
      class: ({ hero }) => `Choisis ${the(hero)}.`,
      seeds: 'Tape deux graines au choix.',
      play: ({ card }) => `Joue ${card}.`,
      playOn: ({ card, monster }) => `Joue ${card} contre ${the(monster)}.`,
      roll: 'Lance ton propre dé.',
      die: 'Prends le dé plus grand.',
      newCards: 'Prends de nouvelles cartes.',
      take: ({ cards }) => `Prends ${french.list(cards)}.`,
      keep: 'Garde toutes tes cartes.',
      discard: ({ cards }) => `Défausse ${french.list(cards)}.`,
    },
    class: ({ hero, attack, defence }) =>
      `${capital(the(hero))} gagne le plus souvent. ${attack} ne demande pas de focus, et ${defence} affaiblit les attaques.`,
    seeds: 'N’importe quelles graines conviennent. Elles ne décident que du mélange.',
    over: 'L’aventure est terminée.',
    noBetterCard: 'Aucune autre carte ne fait mieux ce tour-ci.',
    monsterHealth: ({ monster, hp }) => `${capital(the(monster))} a ${hp} PV.`,
    focusHelps: ({ focus }) => `Le focus renforce les sorts, et Runa en a ${focus}.`,
    runaHealth: ({ hp }) => `Runa a ${hp} PV.`,
    effect: ({ card, effect }) => `${card} : ${effect}.`,
    ownDie: 'Choisis le nombre que montre ton propre dé.',
    biggerDie: ({ die, focus, cards }) =>
      `Un ${die} renforce chaque attaque et permet d’avoir ${focus} focus ; ${count(cards, 'carte suffit', 'cartes suffisent')}.`,
    newCards: ({ cards, picked }) =>
      `Avec ${count(cards, 'carte', 'cartes')} en main, ${picked === 1 ? 'une nouvelle est plus utile' : 'deux nouvelles sont plus utiles'} qu’un dé plus grand.`,
    bestLoot: 'Dans les parties simulées, c’est ainsi que Runa va le plus loin.',
    keepCards: ({ hp, max, cards, health }) =>
      `À ${hp} PV sur ${max}, ${cards === 1 ? 'sa seule carte' : `chacune de ses ${cards} cartes`} vaut plus que ${health} PV.`,
    discard: ({ hp, healed, left }) =>
      `Elle passe ainsi de ${hp} à ${healed} PV et garde ${count(left, 'carte', 'cartes')}.`,
  },
  board: {
    level: ({ level }) => `Niveau ${level}`,
    room: ({ level, stage }) => `Niveau ${level}, salle ${stage} sur 4`,
    runa: ({ focus, max, die }) => `focus ${focus} sur ${max}, dé ${die}`,
    next: ({ ability, effect }) => `ensuite ${ability} : ${effect}`,
    ifBroken: ({ ability }) => `si focus rompu : ${ability}`,
    pending: ({ focus }) => `${focus} focus à venir`,
    blocks: ({ block }) => `bloque ${block}`,
    deflects: ({ deflect }) => `magie −${deflect}`,
    element: ({ element }) => `élément ${element}`,
    focus: ({ focus }) => `focus ${focus}`,
    cards: 'Cartes de Runa',
  },
  picture: {
    room: ({ level, stage }) => `Niveau ${level} · Salle ${stage} sur 4`,
    class: 'Classe de Runa',
    cleared: ({ stage }) => `Salle ${stage} franchie`,
    healthPerCard: ({ health, max }) => `+${health} PV par carte, ${max} au plus`,
    health: ({ health }) => `+${health} PV`,
    runaFocus: 'Focus',
    breaksFocus: 'rompt le focus de Runa',
    blocks: 'bloque',
    deflects: 'dévie',
    focus: 'focus',
    damage: 'dégâts',
    parry: 'par attaque',
    reflect: 'par sort',
    nextTurn: 'ensuite',
    versus: ({ bonus }) => `+${bonus} vs`,
    highRoll: ({ bonus, roll }) => `+${bonus} dès ${roll}`,
  },
  ending: {
    won: 'Runa a gagné !',
    lost: 'Runa est tombée',
    class: 'Classe',
    healthLeft: 'PV restants',
    health: ({ hp, max }) => `${hp} sur ${max}`,
    fasterThan: ({ rounds }) => `Y arriveras-tu en moins de ${rounds} tours\u00a0?`,
    fartherThan: ({ level, stage }) => `Iras-tu plus loin que la salle ${stage} du niveau ${level}\u00a0?`,
    fellIn: 'Tombée au',
    room: ({ level, stage }) => `niveau ${level}, salle ${stage}`,
    cleared: 'Franchies',
    rooms: ({ rooms, max }) => `${count(rooms, 'salle', 'salles')} sur ${max}`,
    rounds: 'Tours',
    dealt: 'Infligés',
    taken: 'Subis',
    damage: ({ damage }) => damages(damage),
    healed: 'Soins',
    gained: ({ health }) => `${health} PV`,
    slain: 'Monstres vaincus',
    none: 'aucun',
  },
  pages: {
    monsters: 'Monstres de cette salle',
    cards: ({ level }) => `Toutes les cartes de niveau ${level}`,
    rules: 'Règles spéciales',
    monster: ({ monster, health, element }) => `${monster.noun} : ${health} PV${element ? `, ${element}` : ''}`,
    ability: ({ ability, effect }) => `${ability} : ${effect}`,
    breaksFocus: 'rompt le focus',
    legend: {
      title: 'Légende',
      text: `Les **attaques** sont physiques, les **sorts** sont magiques. Parade et Garde affaiblissent les attaques, Reflet et Déviation affaiblissent les sorts.
Le **focus** nourrit la magie : plus Runa en a, plus ses sorts frappent fort. Chaque sort lui coûte 1 focus, mais jamais le dernier. Elle peut en avoir autant que son dé a de faces. Un sort de niveau 2 d’un monstre demande et coûte 2 focus.
**Rompre le focus** : le focus à venir est perdu quand une telle attaque touche.
**bloque 7** : ta prochaine attaque inflige 7 dégâts de moins. **magie −13** : ton prochain sort en inflige 13 de moins. Les deux cessent quand le monstre agit de nouveau.
**Éléments** : l’eau est forte contre la foudre, la glace contre l’eau, le feu contre la glace et la foudre contre le feu.
**Entaille(2)** : une carte et son niveau. Les cartes ne s’usent pas.
**Danger** : les dégâts que tous les monstres vont infliger ensemble, sans compter ce que Runa pare ou renvoie.`,
    },
  },
  puzzles: {
    best: ({ rounds }) => `Gagne ce combat en ${rounds} tours au plus et perds le moins de PV possible.`,
    least: ({ rounds }) => `Perds le moins de PV possible pendant les ${rounds} prochains tours.`,
    survive: ({ rounds }) => `Survis aux ${rounds} prochains tours.`,
    fell: 'Runa est tombée.',
    tooSlow: 'Le combat dure trop longtemps.',
    tooCostly: ({ cost, least }) =>
      `Cela coûte ${cost} PV. ${least === 0 ? 'On peut n’en perdre aucun.' : `${least} ${least === 1 ? 'suffit' : 'suffisent'}.`}`,
  },
  faults: {
    over: 'Cette partie est terminée.',
    'not-your-turn': 'C’est une partie en solo. Lance la tienne avec `/jouer runa`.',
    'not-a-number':
      'Tape la position de ton choix : `1` pour le premier, `2` pour le deuxième, plusieurs avec des virgules, comme `2,1`. Tu peux aussi appuyer sur son bouton.',
    'cannot-skip': 'Tu ne peux pas passer cette étape. Choisis quelque chose dans le menu.',
    'one-number-only': 'Un seul choix est possible ici. Tape un seul numéro.',
    'no-such-class': 'Cette classe n’existe pas. Tape 1 pour Guerrière, 2 pour Magicienne ou 3 pour Paladine.',
    'two-seeds-needed': 'Il faut deux graines, une pour les cartes et une pour les monstres, par exemple `61,86`.',
    'seed-out-of-range':
      'Les graines vont de 1 à 2147483647. Choisis-en deux dans cet intervalle, par exemple `61,86`.',
    'no-such-card': 'Aucune carte ne porte ce numéro. Choisis-en une dans le menu.',
    'no-such-monster': 'Aucun monstre ne porte ce numéro. Choisis une cible dans le menu.',
    'roll-out-of-range':
      'Le dé de Runa ne peut pas donner ce nombre. Tape le résultat d’un dé qui a le bon nombre de faces.',
    'no-such-reward': 'Il y a deux récompenses. Tape 1 pour de nouvelles cartes ou 2 pour un dé plus grand.',
    'wrong-number-of-cards': 'Choisis exactement deux cartes, par exemple `2,1`.',
    'card-twice': 'Tu as choisi deux fois la même carte. Choisis-en deux différentes.',
    'must-keep-a-card':
      'Runa doit garder au moins une carte. Défausses-en moins, ou tape `none` pour les garder toutes.',
  },
};
