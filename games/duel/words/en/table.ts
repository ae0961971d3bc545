import { english } from '@longtable/kit';

const NAME_LETTERS = "letters, digits, spaces and . , : ; ! ? ' & + ( ) -";

export const table = {
  summary: 'Set creatures and cast spells to take your opponent from 30 life to 0.',
  options: {
    decks: { name: 'Decks', about: 'The decks to play with' },
    rivals: 'Tidewatch vs. Emberpack (who gets which is random)',
    against: { name: 'Second deck', about: 'A different second deck' },
    start: { name: 'Start', about: 'What both players start with' },
    originalStart: 'Original (no mana, 3 cards each)',
    fairStart: 'Fair start: the second player has 3 mana and 4 cards',
    deck: { name: 'Custom deck', about: 'Your own deck for both players (JSON file)' },
    deck2: { name: 'Second custom deck', about: 'A second deck; who plays which is random (JSON file)' },
    ownDecks: 'The deck that each player brings',
    deckGone: 'This deck no longer exists.',
    badNames: `Creature names can only contain ${NAME_LETTERS}`,
  },
  deckFile: {
    tooFewCards: ({ min, cards }: { min: number; cards: number }) =>
      `A deck needs at least ${min} cards. This one has ${cards}.`,
    mixedSpeedy: 'If one creature has “speedy”, every creature must have it.',
    copiesDiffer: ({ name }: { name: string }) =>
      `The creatures named “${name}” differ. Copies must have the same values.`,
    knownIcon: 'must be the icon of a built-in creature',
  },
  editor: {
    deck: 'Deck',
    about: 'Your own deck of at least 10 cards: creatures with their stats, and spells.',
    creatures: 'Creatures',
    name: 'Name',
    cost: 'Mana cost',
    mana: 'Mana',
    values: 'Damage/life',
    damage: 'Damage',
    life: 'Life',
    copies: 'Copies',
    abilities: 'Abilities',
    shield: 'S: shield',
    drain: 'M: mana drain',
    speedy: 'A: speedy',
    icon: 'Icon',
    spells: 'Spells',
    spell: 'Spell',
    secondDeck: 'a second deck; who plays which is random',
    ownDeck: 'Your deck, built-in or from /design (your own makes the game unrated)',
    chooseDeck: 'Choose your deck…',
    badName: `can only contain ${NAME_LETTERS}`,
  },
  computers: {
    beginner: 'plays whatever it can',
    amateur: 'sometimes looks for the best move',
    casual: 'plays the move that gains the most right away',
    skilled: 'sometimes anticipates your reply',
    advanced: 'anticipates your reply',
    expert: 'often thinks through whole turns',
    master: 'thinks through whole turns',
  },
  achievements: {
    quick: { name: 'Lightning strike', about: 'Win a duel by round 6' },
    long: { name: 'War of attrition', about: 'Win a duel in round 12 or later' },
    unhurt: { name: 'Not a scratch', about: 'Win a duel with 30 life left' },
    close: { name: 'By a thread', about: 'Win a duel with at most 3 life left' },
    crowd: { name: 'Standing room only', about: 'Win a duel with 7 creatures on your side' },
    swept: { name: 'Clean sweep', about: 'Win a duel while your opponent has no creatures' },
    losses: { name: 'Heavy losses', about: 'Win a duel after losing 8 creatures' },
  },
  daily: {
    won: ({ rounds, life }: { rounds: number; life: number }) =>
      `Won in ${english.count(rounds, 'round', 'rounds')}, ${life} life left`,
    lost: ({ rounds, life }: { rounds: number; life: number }) => `Lost in round ${rounds}, opponent at ${life} life`,
    unfinished: ({ rounds, mine, theirs }: { rounds: number; mine: number; theirs: number }) =>
      `Round ${rounds}, ${mine} life against ${theirs}`,
  },
  statistics: { rounds: 'Rounds', firstPlayerWon: 'First player won' },
  lesson: {
    set: {
      about:
        'Take your opponent from 30 life to 0. Cards cost mana, and in the first round you have 1. 2/1 means 2 damage and 1 life.',
      task: 'Set Cinder in slot 1.',
    },
    sleep: {
      about: 'A new creature is asleep (z) until your next turn. Your mana is used up; you get more each round.',
      task: 'End your turn.',
    },
    attack: {
      about: 'Cinder is awake. Each creature can attack once per turn, and nothing hits back.',
      task: 'Attack your opponent with Cinder.',
    },
    shield: {
      about: 'S is a shield: while you have one in play, nothing else on your side can be attacked, not even you.',
      task: 'Set Ashling in slot 2.',
    },
    mana: { about: 'Unspent mana carries over, up to 15.', task: 'End your turn.' },
    spell: {
      about:
        'Stoker is still asleep, so you can’t attack it yet. Spells work right away: Dracula takes 2 life from your opponent and gives it to you.',
      task: 'Cast Dracula.',
    },
    wait: {
      about: 'Stoker is about to wake up and attack. Your shield is in the way.',
      task: 'End your turn.',
    },
    kill: {
      about: 'Ashling took the hit. Stoker has 1 life and no shield to protect it.',
      task: 'Attack Stoker with Cinder.',
    },
    end: 'You can now set creatures, attack, hide behind a shield and cast spells. The rest is in the cards: press “Look up” to see the decks.',
  },
};
