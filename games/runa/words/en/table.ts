import { english } from '@longtable/kit';

export const table = {
  summary: 'A solo card adventure: two levels, eight rooms, one life.',
  options: {
    dice: 'Who rolls Runa’s die (default: the bot)',
    botRolls: 'The bot rolls',
    ownRolls: 'I roll my own die',
    seeds: 'Shuffle seeds: 61,86 or 61,86,7,25, or “own” to type them as you go (default: random)',
    ascension: 'Ascension',
    ascensionAbout: ({ max }: { max: number }) => `Ascension level (1 to ${max}, each harder than the last)`,
    week: { name: 'Weekly rules', about: 'This week’s rules: three that make it harder and one that helps' },
    expansion: { name: 'Expansion', about: 'More classes, cards and monsters' },
  },
  badSeeds: ({ max }: { max: number }) =>
    `Enter two or four seeds from 1 to ${max}, such as 61,86, or “own” to type them as you go.`,
  computers: {
    beginner: 'only thinks about the current round',
    casual: 'thinks ahead now and then',
    advanced: 'mostly thinks ahead',
    master: 'wins about half its runs',
  },
  achievements: {
    halfway: { name: 'Halfway home', about: 'Reach the second level' },
    damage: { name: 'Hard hitter', about: 'Deal 300 damage in one run' },
    warrior: { name: 'Sword arm', about: 'Win a run as a warrior' },
    mage: { name: 'Spellbound', about: 'Win a run as a mage' },
    paladin: { name: 'Shining armor', about: 'Win a run as a paladin' },
    close: { name: 'Last breath', about: 'Win a run with 5 life or less' },
    sound: { name: 'Barely bruised', about: 'Win a run with at least 40 life' },
  },
  score: ({ rooms, max, monsters, taken }: { rooms: number; max: number; monsters: number; taken: number }) =>
    `${rooms} of ${max} rooms cleared, ${english.count(monsters, 'monster', 'monsters')} slain, ${taken} damage taken`,
  statistics: {
    rooms: 'Rooms cleared',
    monsters: 'Monsters slain',
    dealt: 'Damage dealt',
    taken: 'Damage taken',
  },
  lesson: {
    class: {
      about: 'You lead Runa through rooms full of monsters. Her class decides which two cards she starts with.',
      task: 'Choose Mage.',
    },
    focus: {
      about:
        'Each round, Runa plays one card, then the monsters act. The board shows what the Ghost will do next, and how much danger that means for Runa. For now it’s only gathering focus, so you have time.',
      task: 'Play Focus to make her spells stronger.',
    },
    spell: {
      about:
        'With 2 focus, Water does twice the damage. A spell costs 1 focus, but never the last one. Cards aren’t used up.',
      task: 'Cast Water.',
    },
    kill: {
      about:
        'The Ghost hit back, as announced, and has used up its focus. Next to each card you can see what it would do.',
      task: 'Finish it off with Water.',
    },
    reward: {
      about:
        'You’ve cleared the room. New cards give you more to choose from; a bigger die makes attacks stronger and holds more focus.',
      task: 'Take new cards.',
    },
    elements: {
      about:
        'Some elements beat others: lightning is strong against fire, water against lightning, ice against water, and fire against ice.',
      task: 'Take Lightning.',
    },
    heal: {
      about: 'Between rooms, Runa can discard cards to regain 10 life each. She’s well enough to keep hers.',
      task: 'Keep all cards.',
    },
    monsters: {
      about: 'Two monsters this time. The Gorgon’s element is fire; the Goblin has none.',
      task: 'Cast Lightning.',
    },
    target: {
      about: 'With more than one monster, you choose a target. Next to each one you can see what your card would do.',
      task: 'Target the Gorgon.',
    },
    end: 'Now you know about rounds, focus, loot and elements. A full run has two levels with four rooms each, and every fourth room holds a boss.',
  },
};
