import { capital, french } from '@longtable/kit';
import type { board as english } from '../en/board.ts';
import { valuesOf } from '../units.ts';
import { king, ofUnit, theUnit, unit, withValues } from './units.ts';

const hurts = (points: number) => `${points} ${points < 2 ? 'dégât' : 'dégâts'}`;
const fields = (count: number) => french.count(count, 'case', 'cases');

export const board: typeof english = {
  view: {
    field: 'Case',
    life: ({ life }) => `${life} PV`,
    inHand: ({ cards }) => `main ${cards}`,
    deck: ({ cards }) => `deck ${cards}`,
    faces: { up: 'faces visibles', down: 'faces cachées' },
    signs: { '*': 'peut bouger', '#': 'bloque', '?': 'cachée', '<': 'agit', '+': 'cible' },
    hundreds: 'nombres ×100',
  },
  sentences: {
    turn: ({ who }) => (who === undefined ? 'C’est à toi de jouer.' : `C’est à ${who} de jouer.`),
    side: ({ who, life, deck, hand }) =>
      `${who === undefined ? 'Tu as' : `${who} a`} ${life} points de vie, ${french.count(deck, 'carte', 'cartes')} dans le deck et ${hand} en main.`,
    king: ({ owner, field }) => `${field} : ${king(owner)}.`,
    unit: (seen) => {
      const values = seen.unit.card ? ` ${valuesOf(seen.unit.card)}` : '';
      const face = seen.face ? `, face ${seen.face === 'up' ? 'visible' : 'cachée'}` : '';
      return `${seen.field} : ${unit(seen.unit)}${values}${face}${seen.blocks ? ', en blocage' : ''}.`;
    },
    hand: ({ owner, cards }) =>
      `${owner === undefined ? 'Ta main' : `Main ${french.of(owner)}`} : ${cards.map((card, at) => `${at + 1} ${withValues(card)}`).join(', ')}.`,
  },
  danger: {
    hiddenNextToKing: ({ count }) =>
      count === 1
        ? 'Une unité face cachée est à côté de ton roi.'
        : `${count} unités face cachée sont à côté de ton roi.`,
    deadly: ({ who, points, life }) =>
      `Danger : ${who} peut infliger ${hurts(points)} à ton roi, et il ne te reste que ${life} points de vie.`,
    toKing: ({ who, points, left, hidden }) =>
      `${who} peut infliger ${hurts(points)} à ton roi (il te resterait ${left}).${hidden ? ' Une unité face cachée est aussi à côté de lui.' : ''}`,
    toUnit: ({ attacker, from, on, points }) =>
      `${capital(theUnit(attacker))} en ${from} peut battre ton unité en ${on}${points > 0 ? ` (${hurts(points)})` : ''}.`,
  },
  ask: {
    whereToMove: ({ field, name }) => `${field} ${name} : où aller ?`,
    whereToPlace: ({ names }) => `${french.list(names)} : sur quelle case ?`,
    uniteWith: ({ names }) =>
      `${french.list(names)} : choisis une unité à laquelle s’unir. Tu en as déjà 5 sur le plateau.`,
    confirmAutoplay:
      'L’ordinateur joue tout ton tour comme un débutant. Il ne retient pas les unités face cachée que tu as déjà vues. On y va ?',
    placeOrDiscard: 'Main pleine : place ou défausse.',
    whichCard: 'Quelle carte places-tu ?',
    allMoved: 'Toutes les unités ont bougé.',
  },
  choices: {
    flip: 'Retourner aux yeux de tous',
    block: 'Bloquer',
    unblock: 'Ne plus bloquer',
    move: 'Déplacer une autre…',
    place: 'Placer…',
    placeOne: ({ name }) => `Placer : ${name}`,
    uniteFirst: 'Unir à une autre carte…',
    uniteWith: ({ name }) => `Unir à ${name}`,
    endTurn: 'Finir le tour',
    discard: '⚠ Défausser et finir…',
    discardOne: ({ name }) => `Défausser et finir : ${name}`,
    autoplay: 'Jouer le tour à ma place (débutant)',
  },
  previews: {
    cardsBecome: ({ card, cards, field }) =>
      `Les ${cards} cartes${field ? ` et l’unité en ${field}` : ''} deviennent une unité : ${withValues(card)}`,
    lost: ({ name }) => `${name} disparaît`,
    noGain: 'aucun gain · carte perdue',
    faceDown: 'unité face cachée',
    attack: ({ target, outcome }) => `${target} : ${outcome}`,
    bothFall: 'les deux tombent',
    blockadeBreaks: 'tu brises le blocage',
    nothing: 'rien ne se passe',
    win: ({ who, points }) => `tu gagnes, ${who} −${points}`,
    hit: ({ who, points }) => `${who} −${points}`,
    blockadeHolds: ({ points }) => `le blocage tient, toi −${points}`,
    fall: ({ points }) => `ton unité tombe, toi −${points}`,
  },
  hint: {
    moves: {
      move: ({ card, from, to }) => `Déplace ${card ? theUnit(card) : 'ton roi'} de ${from} en ${to}.`,
      attack: ({ card, from, to }) => `Attaque ${to} avec ${theUnit(card)} en ${from}.`,
      place: ({ cards, field }) => `Place ${french.list(cards.map(theUnit))} en ${field}.`,
      flip: ({ card, field }) => `Retourne ${theUnit(card)} en ${field}.`,
      block: ({ card, field }) => `Bloque avec ${theUnit(card)} en ${field}.`,
      unblock: ({ card, field }) => `Arrête de bloquer avec ${theUnit(card)} en ${field}.`,
      stay: 'Laisse ton roi où il est.',
      discard: ({ card }) => `Défausse ${theUnit(card)} et finis ton tour.`,
      endTurn: 'Finis ton tour.',
    },
    hitsKing: ({ points, left }) => `Cela inflige ${hurts(points)} au roi (reste ${left}).`,
    winsGame: ({ points }) => `Cela inflige ${hurts(points)} au roi, et tu gagnes la partie.`,
    unites: ({ card }) => `Cela forme une nouvelle unité : ${withValues(card)}.`,
    attacksFaceDown: ({ attack, percent }) =>
      `Une attaque de ${attack} bat ${percent} % des unités qui pourraient s’y trouver.`,
    bothFall: ({ target }) => `Les deux tombent : ${theUnit(target)} aussi.`,
    nothingBetter: ({ target }) => `Il n’y a rien de mieux contre ${theUnit(target)}.`,
    breaksBlockade: ({ target }) => `Cela brise le blocage ${ofUnit(target)}.`,
    beats: ({ target, points }) => `Cela bat ${theUnit(target)} et inflige ${hurts(points)}.`,
    nextToKing: 'De là, une attaque contre le roi sera possible au prochain tour.',
    closerToKing: ({ distance }) => `Plus près du roi : encore ${fields(distance)}.`,
    outOfReach: ({ field }) => `Hors de portée de l’unité en ${field}.`,
    betterPosition: 'C’est une meilleure position pour la suite.',
    fewerEnemies: ({ now, before }) => `Moins d’ennemis à côté de ton roi : ${now} au lieu de ${before}.`,
    saferKing: 'Ton roi y est plus à l’abri, et les nouvelles unités arrivent à côté de lui.',
    places: ({ card, distance }) => `De là, ${theUnit(card)} est à ${fields(distance)} du roi.`,
    placesStrongest: ({ card, distance }) =>
      `C’est la meilleure attaque de ta main (${withValues(card)}), à ${fields(distance)} du roi.`,
    blocks: ({ defence, attack }) =>
      `En blocage, sa défense (${defence}) compte au lieu de son attaque (${attack}), et tu ne subis aucun dégât.`,
    discards: ({ card }) => `Il n’y a plus rien à gagner, et ${withValues(card)} est ta carte la plus faible.`,
    endsTurn: 'Tout le reste aggraverait ta situation.',
  },
  pages: {
    legend: 'Légende',
    units: ({ owner }) => (owner === undefined ? 'Tes unités' : `Unités ${french.of(owner)}`),
    noUnits: 'Aucune sur le plateau.',
    faceDown: 'face cachée',
    discards: ({ owner }) => (owner === undefined ? 'Ta défausse' : `Défausse ${french.of(owner)}`),
    noDiscards: 'Vide pour l’instant.',
    stats: 'Statistiques',
  },
  legend: {
    firstUnit: 'unité du premier camp',
    secondUnit: 'unité du second camp',
    kings: 'rois',
    ready: 'peut encore bouger',
    blocking: 'bloque',
    acting: 'en train d’agir',
    target: 'case que tu peux choisir',
    faceDown: 'face cachée',
    hundreds: 'unité d’attaque 2600',
    values: 'attaque 5, défense 3',
    united: 'après un nom : 2 unités de plus',
  },
};
