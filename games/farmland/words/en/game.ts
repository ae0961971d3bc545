import { english } from '@longtable/kit';

export const game = {
  general: {
    summary: 'Place farmers face down, unite them and lead them against the enemy King.',
  },
  options: {
    deck: { name: 'Deck', about: 'The deck for both players' },
    against: { name: 'Second player’s deck', about: 'A different deck for the second player' },
    start: { name: 'Start', about: 'The life points that both players start with' },
    originalStart: 'Original (8000 life points each)',
    fairStart: 'Fair start: the starting player has 12000 life points, the second 8000',
    units: {
      name: 'Custom units',
      about: 'Your own units, one per line: qualifier;role;ATK;DEF (needs a deck file)',
    },
    deck1: {
      name: 'Custom deck',
      about: 'Your own deck: how many of each unit, one number per line, 40 in total',
    },
    deck2: { name: 'Second player’s custom deck', about: 'A second custom deck, for the second player' },
    originalBoard: {
      name: 'Original board',
      about: 'Draw the original board, with lines between the rows or without',
    },
    allLines: 'All lines',
    compact: 'Compact',
    symbols: {
      name: 'Board symbols',
      about: 'Your own symbols for the original board: one line of 29 characters',
    },
    seed: 'A seed (whole number) to replay the same game',
  },
  presets: {
    classic: 'Classic: a bit of everything',
    orchard: 'Orchard Twins: symbiotic pairs',
    mill: 'Village Mill: everyone is like-minded',
    pasture: 'Prime Pasture: small units, big unions',
    hedgerow: 'Hedgerow: strong in defense',
    fairground: 'Fairground: small fry and giants',
    vineyard: 'Vineyard: hits hard, breaks easily',
    lakeside: 'Lakeside: attack equals defense',
  },
  files: {
    lineCount: ({ max, lines }: { max: number; lines: number }) =>
      `A unit file has 1 to ${max} lines; this one has ${lines}.`,
    badUnit: ({ line }: { line: number }) =>
      `Line ${line} of the units isn’t valid. It must look like “Milk Cow;Farmer;1400;1400”: qualifier, role, ATK and DEF.`,
    deckSize: ({ size, total }: { size: number; total: number }) =>
      `A deck needs ${size} units, but the lines of this one add up to ${total}.`,
    deckLines: ({ units, lines }: { units: number; lines: number }) =>
      `The deck needs ${english.count(units, 'line', 'lines')}, one for each unit, but it has ${lines}.`,
    badCount: ({ line }: { line: number }) =>
      `Line ${line} of the deck must be a whole number: how many of that unit it has.`,
    badSeed: 'The seed must be a whole number between -2^63 and 2^63 - 1.',
    badSymbols: ({ count }: { count: number }) =>
      `The symbols must be one line of ${count} characters without backticks.`,
    deckMissing: 'Custom units need a custom deck: upload it as `deck-file`, with a number for each unit.',
  },
  design: {
    name: 'Units and deck',
    about: ({ size }: { size: number }) => `Your own units and how many of each are in the deck, ${size} in total.`,
    units: 'Units',
    copies: 'In the deck',
    qualifier: 'Qualifier',
    role: 'Role',
    icon: 'Icon',
    second: 'the second player’s deck',
    badName: 'can’t contain a semicolon, backtick or line break',
    wrongSize: ({ size, total }: { size: number; total: number }) =>
      `the deck needs ${size} units, but it has ${total}`,
  },
  levels: {
    beginner: 'plays like the original',
    casual: 'looks ahead now and then',
    skilled: 'looks ahead every other time',
    advanced: 'mostly looks ahead',
    master: 'plans its whole turn',
  },
  achievements: {
    quick: { name: 'Early harvest', about: 'Win within 12 turns' },
    unhurt: { name: 'Fenced in', about: 'Win with at least 8000 life points' },
    close: { name: 'Last ear of corn', about: 'Win with 1000 life points or fewer' },
    exhausted: { name: 'Bare fields', about: 'Win by running your opponent out of cards' },
    crowd: { name: 'All hands on deck', about: 'Win with 5 units on the board' },
    union: { name: 'Stronger together', about: 'Win with a unit made up of 10 cards' },
    'other-deck': { name: 'Crop rotation', about: 'Win with a deck other than the classic one' },
  },
  daily: {
    won: ({ turns, life }: { turns: number; life: number }) => `Won in ${turns} turns, ${life} life points left`,
    lost: ({ turns, life }: { turns: number; life: number }) =>
      `Lost on turn ${turns}, opponent at ${life} life points`,
    running: ({ turns, mine, theirs }: { turns: number; mine: number; theirs: number }) =>
      `Turn ${turns}, ${mine} life points against ${theirs}`,
  },
  result: {
    turns: 'Turns',
    damage: 'Damage',
    discardedCards: 'Discarded cards',
  },
  puzzles: {
    win: 'Win this turn.',
    most: 'Take as many life points from your opponent as you can this turn.',
    shortfall: ({ taken, possible }: { taken: number; possible: number }) =>
      `That takes ${taken} of a possible ${possible} life points.`,
  },
  /** By code, with what the player can do instead. */
  faults: {
    over: 'This game is over.',
    'not-your-turn': 'It’s not your turn. Wait for your opponent.',
    'unknown-line':
      'That isn’t a valid move. Type one like “D1 move D2”, “D4 flip”, “D4 block”, “place 3 1 D2” or “yield”.',
    'empty-field': 'There’s no unit on that field. Choose one of your own.',
    'not-yours': 'That unit isn’t yours. Choose one of your own.',
    'already-moved': 'It has already moved this turn. Choose another unit or end your turn.',
    'too-far': 'That’s too far. Move one field up, down, left or right.',
    'own-king': 'Your own King is there. Choose another field.',
    'king-attacks': 'Your King can’t attack. Choose a field without an enemy.',
    'king-blocks': 'Your King can’t block. Choose a unit.',
    'already-up': 'It’s already face up. Choose a face-down unit.',
    'placed-already': 'You’ve already placed this turn. You can place again next turn.',
    'far-from-king': 'You can only place next to your King. Choose one of the fields around him.',
    'held-by-rival': 'An enemy is on that field. Choose a free field or one of your own units.',
    'card-twice': 'You named the same card twice. Name each card once.',
    'no-such-card': 'There’s no card with that number in your hand. Cards are numbered from 1.',
    'must-discard': 'Your hand is full. Choose a card to discard: yield 1 to yield 5.',
    'must-not-discard': 'You have fewer than five cards, so you don’t discard. Just yield.',
    'turn-begun': 'You’ve already started this turn yourself. Finish it with yield.',
  },
};
