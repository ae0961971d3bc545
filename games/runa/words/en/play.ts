import { english, type Noun } from '@longtable/kit';

const { count, the } = english;

/** What a discarded card heals now, and Runa’s maximum. */
interface Healing {
  readonly health: number;
  readonly max: number;
}

export const play = {
  menus: {
    playCard: 'Play a card…',
    target: ({ monster, hp }: { monster: Noun; hp: number }) => `${monster.noun}, ${hp} life`,
    attack: ({ card, target, outcome }: { card: string; target: string; outcome: string }) =>
      `${card} → ${target}: ${outcome}`,
    cardWithEffect: ({ card, effect }: { card: string; effect: string }) => `${card}: ${effect}`,
    untilItFalls: ({ card, monster }: { card: string; monster: Noun }) => `${card} until ${the(monster)} falls`,
    seeds: 'Enter two seeds',
    seedsLabel: 'Seeds for cards and monsters',
    seedsHint: ({ max }: { max: number }) => `Two numbers from 1 to ${max}`,
    newCards: 'Take new cards',
    pickOf: ({ picked, offered }: { picked: number; offered: number }) => `choose ${picked} of ${offered}`,
    newDie: ({ die }: { die: string }) => `Take a ${die}`,
    dieFocus: ({ focus }: { focus: number }) => `bigger die, up to ${focus} focus`,
    takeTwo: 'Take two cards…',
    discard: ({ health, max }: Healing) => `Discard cards for ${health} life each, up to ${max}…`,
    discardMore: 'Discard another…',
    keepAll: 'Keep all cards',
    /** The cards are named if they fit a button. */
    confirmDiscard: ({ cards, health }: { cards: readonly string[]; health: number }) => {
      const names = cards.join(', ');
      return `Discard ${names.length <= 24 ? names : count(cards.length, 'card', 'cards')}: +${health} life`;
    },
    lostHealth: ({ health }: { health: number }) => `Stopped: Runa has lost ${health} life.`,
    deadly: 'Stopped: this round could kill Runa.',
    useless: ({ card }: { card: string }) => `Stopped: ${card} would do no damage now.`,
  },
  questions: {
    class: 'Choose Runa’s class.',
    seeds: 'Which seeds should shuffle the cards and monsters?',
    card: 'Choose a card to play.',
    target: ({ card }: { card: string }) => `${card}: choose a target.`,
    roll: ({ die, card }: { die: string; card: string }) => `Roll a ${die} for ${card}.`,
    reward: 'Room cleared. Choose a reward.',
    oneCard: 'Choose a card to keep.',
    twoCards: 'Choose two cards to keep.',
    secondCard: 'And the second one?',
    heal: ({ hp, max, health }: Healing & { hp: number }) =>
      `Runa has ${hp} of ${max} life. Discard cards for ${health} life each, up to ${max}, or keep them all.`,
  },
  hint: {
    moves: {
      class: ({ hero }: { hero: Noun }) => `Choose the ${hero.noun}.`,
      seeds: 'Enter any two seeds.',
      play: ({ card }: { card: string }) => `Play ${card}.`,
      playOn: ({ card, monster }: { card: string; monster: Noun }) => `Play ${card} on the ${monster.noun}.`,
      roll: 'Roll your own die.',
      die: 'Take the bigger die.',
      newCards: 'Take new cards.',
      take: ({ cards }: { cards: readonly string[] }) => `Take ${english.list(cards)}.`,
      keep: 'Keep all your cards.',
      discard: ({ cards }: { cards: readonly string[] }) => `Discard ${english.list(cards)}.`,
    },
    class: ({ hero, attack, defence }: { hero: Noun; attack: string; defence: string }) =>
      `The ${hero.noun} wins most often. ${attack} needs no focus, and ${defence} weakens attacks.`,
    seeds: 'Any two seeds will do. They only decide how everything is shuffled.',
    over: 'The run is over.',
    noBetterCard: 'No other card does more this round.',
    monsterHealth: ({ monster, hp }: { monster: Noun; hp: number }) => `The ${monster.noun} has ${hp} life.`,
    focusHelps: ({ focus }: { focus: number }) => `Spells get stronger with focus, and Runa has ${focus}.`,
    runaHealth: ({ hp }: { hp: number }) => `Runa has ${hp} life.`,
    effect: ({ card, effect }: { card: string; effect: string }) => `${card}: ${effect}.`,
    ownDie: 'Choose the number your own die shows.',
    biggerDie: ({ die, focus, cards }: { die: string; focus: number; cards: number }) =>
      `A ${die} makes every attack stronger and holds ${focus} focus; ${cards} cards are enough.`,
    newCards: ({ cards, picked }: { cards: number; picked: number }) =>
      `With ${count(cards, 'card', 'cards')} in hand, ${picked === 1 ? 'a new one helps' : 'two new ones help'} more than a bigger die.`,
    bestLoot: 'In test runs, this gets Runa the furthest.',
    keepCards: ({ hp, max, cards, health }: { hp: number; max: number; cards: number; health: number }) =>
      `At ${hp} of ${max} life, ${cards === 1 ? 'her only card' : `each of her ${cards} cards`} is worth more than ${health} life.`,
    discard: ({ hp, healed, left }: { hp: number; healed: number; left: number }) =>
      `That brings her from ${hp} to ${healed} life and leaves her with ${count(left, 'card', 'cards')}.`,
  },
  board: {
    level: ({ level }: { level: number }) => `Level ${level}`,
    room: ({ level, stage }: { level: number; stage: number }) => `Level ${level}, room ${stage} of 4`,
    runa: ({ focus, max, die }: { focus: number; max: number; die: string }) => `focus ${focus} of ${max}, die ${die}`,
    next: ({ ability, effect }: { ability: string; effect: string }) => `next ${ability}: ${effect}`,
    ifBroken: ({ ability }: { ability: string }) => `if its focus breaks: ${ability}`,
    pending: ({ focus }: { focus: number }) => `${focus} focus pending`,
    blocks: ({ block }: { block: number }) => `blocks ${block}`,
    deflects: ({ deflect }: { deflect: number }) => `deflects ${deflect} magic`,
    element: ({ element }: { element: string }) => `${element} element`,
    focus: ({ focus }: { focus: number }) => `focus ${focus}`,
    cards: 'Runa’s cards',
  },
  picture: {
    room: ({ level, stage }: { level: number; stage: number }) => `Level ${level} · Room ${stage} of 4`,
    class: 'Runa’s class',
    cleared: ({ stage }: { stage: number }) => `Room ${stage} cleared`,
    healthPerCard: ({ health, max }: Healing) => `+${health} life per card, up to ${max}`,
    health: ({ health }: { health: number }) => `+${health} life`,
    runaFocus: 'Focus',
    breaksFocus: 'breaks Runa’s focus',
    blocks: 'blocks',
    deflects: 'deflects',
    focus: 'focus',
    damage: 'damage',
    parry: 'per attack',
    reflect: 'per spell',
    nextTurn: 'next turn',
    versus: ({ bonus }: { bonus: number }) => `+${bonus} vs`,
    highRoll: ({ bonus, roll }: { bonus: number; roll: number }) => `+${bonus} on ${roll}+`,
  },
  /** Summary of a run. Labels of up to 14 letters fit the board. */
  ending: {
    won: 'Runa has won!',
    lost: 'Runa has fallen',
    class: 'Class',
    healthLeft: 'Life left',
    health: ({ hp, max }: { hp: number; max: number }) => `${hp} of ${max}`,
    fasterThan: ({ rounds }: { rounds: number }) => `Can you do it in fewer than ${rounds} rounds?`,
    fartherThan: ({ level, stage }: { level: number; stage: number }) =>
      `Can you get past room ${stage} of level ${level}?`,
    fellIn: 'Fell in',
    room: ({ level, stage }: { level: number; stage: number }) => `level ${level}, room ${stage}`,
    cleared: 'Cleared',
    rooms: ({ rooms, max }: { rooms: number; max: number }) => `${rooms} of ${max} rooms`,
    rounds: 'Rounds',
    dealt: 'Dealt',
    taken: 'Taken',
    damage: ({ damage }: { damage: number }) => `${damage} damage`,
    healed: 'Healed',
    gained: ({ health }: { health: number }) => `${health} life`,
    slain: 'Monsters slain',
    none: 'none',
  },
  pages: {
    monsters: 'Monsters in this room',
    cards: ({ level }: { level: number }) => `All level ${level} cards`,
    rules: 'Special rules',
    monster: ({ monster, health, element }: { monster: Noun; health: number; element: string | undefined }) =>
      `${monster.noun}: ${health} life${element ? `, ${element}` : ''}`,
    ability: ({ ability, effect }: { ability: string; effect: string }) => `${ability}: ${effect}`,
    breaksFocus: 'breaks focus',
    legend: {
      title: 'Legend',
      text: `**Attacks** are physical, **spells** are magic. Parry and Block weaken attacks, Reflect and Deflect weaken spells.
**Focus** powers magic: the more Runa has, the harder her spells hit. Each spell costs her 1 focus, but never the last one. She can hold as much focus as her die has sides. A monster’s level 2 spell needs and costs 2 focus.
**Breaking focus**: pending focus is lost when such an attack lands.
**blocks 7**: your next attack does 7 less damage. **deflects 13 magic**: your next spell does 13 less. Both end when the monster acts again.
**Elements**: water is strong against lightning, ice against water, fire against ice, and lightning against fire.
**Slash(2)**: a card and its level. Cards aren’t used up.
**Danger**: the damage all monsters together are about to do, before Runa parries or reflects any of it.`,
    },
  },
  puzzles: {
    best: ({ rounds }: { rounds: number }) =>
      `Win this fight within ${rounds} rounds and lose as little life as you can.`,
    least: ({ rounds }: { rounds: number }) => `Lose as little life as you can in the next ${rounds} rounds.`,
    survive: ({ rounds }: { rounds: number }) => `Survive the next ${rounds} rounds.`,
    fell: 'Runa has fallen.',
    tooSlow: 'The fight takes too long.',
    tooCostly: ({ cost, least }: { cost: number; least: number }) =>
      `That costs ${cost} life. ${least === 0 ? 'It’s possible without losing any.' : `${least} would do.`}`,
  },
  faults: {
    over: 'This run is over.',
    'not-your-turn': 'This is a solo run. Start your own with `/play runa`.',
    'not-a-number':
      'Type the position of your choice: `1` for the first, `2` for the second, or several with commas, such as `2,1`. You can also press its button.',
    'cannot-skip': 'You can’t skip this one. Choose something from the menu.',
    'one-number-only': 'You can only choose one here. Type a single number.',
    'no-such-class': 'There’s no such class. Type 1 for Warrior, 2 for Mage or 3 for Paladin.',
    'two-seeds-needed': 'You need two seeds, one for the cards and one for the monsters, such as `61,86`.',
    'seed-out-of-range': 'Seeds go from 1 to 2147483647. Choose two in that range, such as `61,86`.',
    'no-such-card': 'There’s no card with that number. Choose one from the menu.',
    'no-such-monster': 'There’s no monster with that number. Choose a target from the menu.',
    'roll-out-of-range': 'Runa’s die doesn’t have that number. Type what you rolled with a die of the right size.',
    'no-such-reward': 'There are two rewards. Type 1 for new cards or 2 for a bigger die.',
    'wrong-number-of-cards': 'Choose exactly two cards, such as `2,1`.',
    'card-twice': 'You chose the same card twice. Choose different ones.',
    'must-keep-a-card': 'Runa has to keep at least one card. Discard fewer, or type `none` to keep them all.',
  },
};
