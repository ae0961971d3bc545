import { capital, english } from '@longtable/kit';
import type { Card } from '../../state.ts';
import { type SeenUnit, valuesOf } from '../units.ts';
import { king, theUnit, unit, withValues } from './units.ts';

const fields = (count: number) => english.count(count, 'field', 'fields');

export const board = {
  view: {
    field: 'Field',
    life: ({ life }: { life: number }) => `${life} life`,
    inHand: ({ cards }: { cards: number }) => `hand ${cards}`,
    deck: ({ cards }: { cards: number }) => `deck ${cards}`,
    /** Legend below the board, up to two lines of 36 columns. */
    faces: { up: 'face up', down: 'face down' },
    signs: { '*': 'can move', '#': 'blocks', '?': 'face down', '<': 'acting', '+': 'target' },
    hundreds: 'numbers ×100',
  },
  /** Without a name, `who` and `owner` are the reader. */
  sentences: {
    turn: ({ who }: { who: string | undefined }) =>
      who === undefined ? 'It’s your turn.' : `It’s ${english.possessive(who)} turn.`,
    side: ({ who, life, deck, hand }: { who: string | undefined; life: number; deck: number; hand: number }) => {
      const cards = english.count(deck, 'card', 'cards');
      return who === undefined
        ? `You have ${life} life points, ${cards} in your deck and ${hand} in hand.`
        : `${who} has ${life} life points, ${cards} in the deck and ${hand} in hand.`;
    },
    king: ({ owner, field }: { owner: string | undefined; field: string }) => `${field}: ${capital(king(owner))}.`,
    unit: (seen: { unit: SeenUnit; field: string; face: 'up' | 'down' | undefined; blocks: boolean }) => {
      const values = seen.unit.card ? ` ${valuesOf(seen.unit.card)}` : '';
      const face = seen.face ? `, face ${seen.face}` : '';
      return `${seen.field}: ${capital(unit(seen.unit))}${values}${face}${seen.blocks ? ', blocking' : ''}.`;
    },
    hand: ({ owner, cards }: { owner: string | undefined; cards: readonly Card[] }) =>
      `${owner === undefined ? 'Your' : english.possessive(owner)} hand: ${cards.map((card, at) => `${at + 1} ${withValues(card)}`).join(', ')}.`,
  },
  danger: {
    hiddenNextToKing: ({ count }: { count: number }) =>
      count === 1 ? 'A face-down unit is next to your King.' : `${count} face-down units are next to your King.`,
    deadly: ({ who, points, life }: { who: string; points: number; life: number }) =>
      `Danger: ${who} can hit your King for ${points} damage, and you only have ${life} life points.`,
    toKing: ({ who, points, left, hidden }: { who: string; points: number; left: number; hidden: boolean }) =>
      `${who} can hit your King for ${points} damage (you’d have ${left} left).${hidden ? ' A face-down unit is next to him, too.' : ''}`,
    toUnit: ({ attacker, from, on, points }: { attacker: Card; from: string; on: string; points: number }) =>
      `${capital(theUnit(attacker))} on ${from} can beat your unit on ${on}${points > 0 ? ` for ${points} damage` : ''}.`,
  },
  ask: {
    whereToMove: ({ field, name }: { field: string; name: string }) => `${field} ${name}: where to?`,
    whereToPlace: ({ names }: { names: readonly string[] }) => `${english.list(names)}: where to?`,
    uniteWith: ({ names }: { names: readonly string[] }) =>
      `${english.list(names)}: choose a unit to unite with. You already have 5 on the board.`,
    confirmAutoplay:
      'A beginner computer plays your whole turn. It doesn’t remember face-down units that you’ve seen. Are you sure?',
    placeOrDiscard: 'Hand full: place or discard one.',
    whichCard: 'Which card will you place?',
    allMoved: 'All units have moved.',
  },
  choices: {
    flip: 'Flip for all to see',
    block: 'Block',
    unblock: 'Stop blocking',
    move: 'Move another…',
    place: 'Place…',
    placeOne: ({ name }: { name: string }) => `Place ${name}`,
    uniteFirst: 'Unite with another card…',
    uniteWith: ({ name }: { name: string }) => `Unite with ${name}`,
    endTurn: 'End turn',
    discard: '⚠ Discard, end turn…',
    discardOne: ({ name }: { name: string }) => `Discard ${name}, end turn`,
    autoplay: 'Autoplay turn (beginner)',
  },
  previews: {
    /** The union of cards that are placed together, and of the unit on the field if there is one. */
    cardsBecome: ({ card, cards, field }: { card: Card; cards: number; field: string | undefined }) =>
      `${cards === 2 ? 'Both' : `All ${cards}`} cards${field ? ` and the unit on ${field}` : ''} become one unit: ${withValues(card)}`,
    lost: ({ name }: { name: string }) => `${name} is lost`,
    noGain: 'no gain · card lost',
    faceDown: 'face-down unit',
    attack: ({ target, outcome }: { target: string; outcome: string }) => `${target}: ${outcome}`,
    bothFall: 'both fall',
    blockadeBreaks: 'the blockade breaks',
    nothing: 'nothing happens',
    win: ({ who, points }: { who: string; points: number }) => `falls, ${who} −${points}`,
    hit: ({ who, points }: { who: string; points: number }) => `${who} −${points}`,
    blockadeHolds: ({ points }: { points: number }) => `the blockade holds, you −${points}`,
    fall: ({ points }: { points: number }) => `your unit falls, you −${points}`,
  },
  hint: {
    /** Without a card, the piece is the King. */
    moves: {
      move: ({ card, from, to }: { card: Card | undefined; from: string; to: string }) =>
        `Move ${card ? theUnit(card) : 'your King'} from ${from} to ${to}.`,
      attack: ({ card, from, to }: { card: Card; from: string; to: string }) =>
        `Attack ${to} with ${theUnit(card)} from ${from}.`,
      place: ({ cards, field }: { cards: readonly Card[]; field: string }) =>
        `Place ${english.list(cards.map(theUnit))} on ${field}.`,
      flip: ({ card, field }: { card: Card; field: string }) => `Flip ${theUnit(card)} on ${field}.`,
      block: ({ card, field }: { card: Card; field: string }) => `Block with ${theUnit(card)} on ${field}.`,
      unblock: ({ card, field }: { card: Card; field: string }) => `Stop blocking with ${theUnit(card)} on ${field}.`,
      stay: 'Leave your King where he is.',
      discard: ({ card }: { card: Card }) => `Discard ${theUnit(card)} and end your turn.`,
      endTurn: 'End your turn.',
    },
    hitsKing: ({ points, left }: { points: number; left: number }) =>
      `It hits the King for ${points} damage (${left} left).`,
    winsGame: ({ points }: { points: number }) => `It hits the King for ${points} damage, and you win.`,
    unites: ({ card }: { card: Card }) => `Together they become ${withValues(card)}.`,
    attacksFaceDown: ({ attack, percent }: { attack: number; percent: number }) =>
      `Its attack of ${attack} beats ${percent}% of the units that could be there.`,
    bothFall: ({ target }: { target: Card }) => `It takes ${theUnit(target)} down with it.`,
    nothingBetter: ({ target }: { target: Card }) => `Nothing works better against ${theUnit(target)}.`,
    breaksBlockade: ({ target }: { target: Card }) => `It breaks the blockade of ${theUnit(target)}.`,
    beats: ({ target, points }: { target: Card; points: number }) =>
      `It beats ${theUnit(target)} for ${points} damage.`,
    nextToKing: 'From there it can attack the King next turn.',
    closerToKing: ({ distance }: { distance: number }) => `Closer to the King: ${fields(distance)} to go.`,
    outOfReach: ({ field }: { field: string }) => `It moves out of reach of ${field}.`,
    betterPosition: 'That’s a better position for what comes next.',
    fewerEnemies: ({ now, before }: { now: number; before: number }) =>
      `Fewer enemies next to your King: ${now} instead of ${before}.`,
    saferKing: 'Your King is safer there, and new units enter next to him.',
    places: ({ card, distance }: { card: Card; distance: number }) =>
      `From there, ${withValues(card)} is ${fields(distance)} from the King.`,
    placesStrongest: ({ card, distance }: { card: Card; distance: number }) =>
      `${withValues(card)} is the strongest attacker in your hand, ${fields(distance)} from the King.`,
    blocks: ({ defence, attack }: { defence: number; attack: number }) =>
      `While it blocks, it defends with ${defence} instead of ${attack}, and you take no damage.`,
    discards: ({ card }: { card: Card }) =>
      `There’s nothing more to gain, and ${withValues(card)} is your weakest card.`,
    endsTurn: 'Anything else would make things worse.',
  },
  pages: {
    legend: 'Legend',
    units: ({ owner }: { owner: string | undefined }) =>
      owner === undefined ? 'Your units' : `${english.possessive(owner)} units`,
    noUnits: 'None on the board.',
    faceDown: 'face down',
    discards: ({ owner }: { owner: string | undefined }) =>
      owner === undefined ? 'Your discards' : `${english.possessive(owner)} discards`,
    noDiscards: 'None yet.',
    stats: 'Stats',
  },
  legend: {
    firstUnit: 'unit of the starting player',
    secondUnit: 'unit of the second player',
    kings: 'Kings',
    ready: 'can still move',
    blocking: 'blocking',
    acting: 'acting now',
    target: 'field you can choose',
    faceDown: 'face down',
    hundreds: 'unit with attack 2600',
    values: 'attack 5, defense 3',
    united: 'after a name: 2 more units in it',
  },
};
