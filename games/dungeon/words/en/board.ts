import { capital, english, type Noun } from '@longtable/kit';
import { count, the } from './units.ts';

const rounds = (value: number) => count(value, 'round', 'rounds');

/** A fight with the best and the worst change of the hero's life, or one of them if they are equal. Only the Warrior's shield heals. */
interface Fight {
  readonly enemy: Noun | undefined;
  readonly way: string | undefined;
  readonly change: readonly string[];
  readonly isHealed: boolean;
}

/** A probable fight: the steps to the enemy, its life if the fight stops early, and whether the hero could die. */
interface FightPreview {
  readonly steps: number;
  readonly rounds: number;
  readonly left: number;
  readonly isRisky: boolean;
}

/** Targets in reach of the ability. The noun is that of the nearest one. */
interface Reached {
  readonly target: Noun;
  readonly reached: number;
}

const targets = ({ target, reached }: Reached) => (reached === 1 ? the(target) : `${reached} enemies in reach`);
const heals = (heal: number) => (heal > 0 ? `heals ${heal}, ` : '');
const risk = (death: string | undefined) => (death === undefined ? '' : `, ${death}% chance of death`);

export const board = {
  places: {
    level: ({ level }: { level: number }) => `Level ${level}`,
    levelOf: ({ level, levels }: { level: number; levels: number }) => `Level ${level} of ${levels}`,
    depth: ({ depth }: { depth: number }) => `Depth ${depth}`,
  },
  view: {
    round: ({ round }: { round: number }) => `Round ${round}`,
    goal: (goal: { rounds: number }) => `goal ${rounds(goal.rounds)}`,
    hero: 'Hero',
    class: 'Class',
    health: 'Life',
    attack: 'Att',
    defense: 'Def',
    attacks: ({ attack }: { attack: number }) => `up to ${attack}`,
    shoots: ({ attack }: { attack: number }) => `shoots ${attack}`,
    /** Enemies that are not listed, at least two. */
    more: ({ enemies }: { enemies: number }) => `+${enemies} more`,
    menuTitle: 'Heroes to choose from',
    /** What the ability of a class does, in a few words. */
    abilities: {
      Warrior: 'heals, hits a nearby enemy',
      Mage: 'random hits in range',
      Rogue: 'hits every enemy next to you',
      Hunter: 'shoots the closest enemy',
    },
    endless: 'Endless descent',
    levels: ({ levels }: { levels: number }) => count(levels, 'level', 'levels'),
    shieldReady: 'ready',
    shieldIn: (wait: { rounds: number }) => `in ${wait.rounds}`,
    onlyHiddenTraps: 'Only hidden traps are left.',
  },
  stats: {
    health: ({ value }: { value: number }) => `life ${value}`,
    healthOf: ({ value, full }: { value: number; full: number }) => `life ${value} of ${full}`,
    attack: ({ value }: { value: number }) => `attack ${value}`,
    defense: ({ value }: { value: number }) => `defense ${value}`,
    vision: ({ value }: { value: number }) => `vision ${value}`,
    experience: ({ value }: { value: number }) => `experience ${value}`,
    shown: ({ value }: { value: number }) => `visible ${value}`,
    hidden: ({ value }: { value: number }) => `hidden ${value}`,
    shieldReady: 'shield ready',
    shieldIn: (wait: { rounds: number }) => `shield in ${wait.rounds}`,
    mana: ({ value, full }: { value: number; full: number }) => `mana ${value}/${full}`,
    energy: ({ value, full }: { value: number; full: number }) => `energy ${value}/${full}`,
    arrows: ({ value }: { value: number }) => `arrows ${value}`,
    level: ({ level, experience, next }: { level: number; experience: number; next: number }) =>
      `hero level ${level} (${experience}/${next})`,
  },
  /** What an ability does, by class. */
  abilityEffects: {
    Warrior: ({ heal, damage, cooldown }: { heal: number; damage: number; cooldown: number }) =>
      `heals ${heal}, hits one nearby enemy for ${damage}, every ${rounds(cooldown)}`,
    Mage: ({ hits, power, range, cost }: { hits: number; power: number; range: number; cost: number }) =>
      `${count(hits, 'hit', 'hits')} for up to ${power} each, range ${range}, costs ${cost} mana`,
    Rogue: ({ attack, cost }: { attack: number; cost: number }) =>
      `hits every enemy next to you for up to ${attack}, costs ${cost} energy`,
    Hunter: ({ attack, range }: { attack: number; range: number }) =>
      `hits the closest enemy for up to ${attack}, range ${range}, costs 1 arrow`,
  },
  /** What a cast would do now, by class. */
  castEffects: {
    nobody: ({ heal }: { heal: number }) => `${heals(heal)}nobody in reach`,
    Warrior: (cast: Reached & { heal: number; damage: number }) =>
      `${heals(cast.heal)}hits ${cast.reached === 1 ? the(cast.target) : `1 of ${targets(cast)}`} for ${cast.damage}`,
    Mage: (cast: Reached & { hits: number; power: number }) =>
      `${count(cast.hits, 'hit', 'hits')} for up to ${cast.power} each on ${targets(cast)}`,
    Rogue: (cast: Reached & { attack: number }) => `hits ${targets(cast)} for up to ${cast.attack}`,
    Hunter: ({ target, attack }: { target: Noun; attack: number }) => `hits ${the(target)} for up to ${attack}`,
  },
  /** What a rest restores, by class. */
  restEffects: {
    Warrior: (rest: { rounds: number }) => `Shield ready in ${rounds(rest.rounds)}`,
    Mage: (rest: { rounds: number }) => `Full mana in ${rounds(rest.rounds)}`,
    Rogue: (rest: { rounds: number }) => `Full energy in ${rounds(rest.rounds)}`,
    Hunter: (rest: { rounds: number; arrows: number }) =>
      `${count(rest.arrows, 'new arrow', 'new arrows')} in ${rounds(rest.rounds)}`,
  },
  danger: {
    /** Without `harm` no enemy can attack; without `seen` the attackers can't see the hero. */
    status: ({
      place,
      enemies,
      seen,
      harm,
    }: {
      place: string | undefined;
      enemies: number;
      seen: string | undefined;
      harm: string | undefined;
    }) => {
      const task = enemies === 1 ? 'defeat the last enemy' : `defeat ${enemies} enemies`;
      const danger = capital([seen, harm].filter((part) => part !== undefined).join(': '));
      return `${place === undefined ? capital(task) : `${place}: ${task}`}. ${danger}.`;
    },
    unseen: 'Nobody can see you',
    seenBy: ({ enemy }: { enemy: Noun }) => `${capital(the(enemy))} can see you`,
    seenByMany: ({ enemies }: { enemies: number }) => `${enemies} enemies can see you`,
    /** `death` is the probability in percent, if there is one. */
    harm: ({ most, death }: { most: number; death: string | undefined }) => `up to ${most} damage${risk(death)}`,
    harmFrom: ({ most, attacks, shots }: { most: number; attacks: number; shots: number }) => {
      const parts = [
        ...(attacks > 0 ? [count(attacks, 'attack', 'attacks')] : []),
        ...(shots > 0 ? [count(shots, 'shot', 'shots')] : []),
      ];
      return `up to ${most} damage: ${english.list(parts)}`;
    },
    safe: 'No enemy in sight can attack you this round.',
    attacker: ({ name, attack }: { name: string; attack: number }) => `${name} (${attack})`,
    attackedBy: ({ enemies, most, death }: { enemies: readonly string[]; most: number; death: string }) =>
      `If you stay put, you’ll be attacked by: ${enemies.join(', ')}. Up to ${most} damage, ${death}% chance of death.`,
  },
  sentences: {
    endless: 'The way down has no end.',
    levelsAhead: ({ levels }: { levels: number }) => `You have ${count(levels, 'level', 'levels')} ahead of you.`,
    round: ({ place, round }: { place: string | undefined; round: number }) =>
      place === undefined ? `Round ${round}.` : `${place}, round ${round}.`,
    goal: (goal: { rounds: number }) => `Goal: ${rounds(goal.rounds)}.`,
    hero: ({ name, stats }: { name: string; stats: readonly string[] }) => `${name}: ${stats.join(', ')}.`,
    dead: 'Your hero is dead.',
    cleared: 'You’ve cleared the level.',
    allCleared: 'You’ve cleared every level.',
    noWalls: 'No walls next to you.',
    walls: ({ directions }: { directions: readonly string[] }) => `Walls next to you: ${directions.join(', ')}.`,
    noEnemies: 'No enemies in sight.',
    moreEnemies: ({ enemies }: { enemies: number }) => `And ${enemies} more.`,
    enemy: ({ way, name, stats }: { way: string; name: string; stats: readonly string[] }) =>
      `${way}: ${name}, ${stats.join(', ')}.`,
    listed: ({ name, about }: { name: string; about: string }) => `${name}: ${about}`,
  },
  choices: {
    wait: 'Wait',
    rest: 'Rest',
    walkLeft: '←← Keep going left',
    walkUp: '↑↑ Keep going up',
    walkDown: '↓↓ Keep going down',
    walkRight: '→→ Keep going right',
    Warrior: 'Shield',
    Mage: 'Blizzard',
    Rogue: 'Knives',
    Hunter: 'Shoot',
    heroes: 'Choose a hero…',
    goal: (goal: { about: string; rounds: number }) => `Goal: ${rounds(goal.rounds)}. ${capital(goal.about)}`,
  },
  ask: {
    endless: 'Choose your hero for the descent.',
    level: ({ level }: { level: number }) => `Choose your hero for level ${level}.`,
    experienced: 'Choose an experienced hero for this level.',
    onlyLevel: 'Choose your hero for this level.',
    levels: ({ levels }: { levels: number }) => `Choose your hero for the next ${levels} levels.`,
  },
  shortcuts: {
    walkTo: 'Walk to…',
    /** Without the enemy if only one is near, so that the button fits beside a retreat. */
    fight: ({ enemy, way, change, isHealed }: Fight) =>
      `Fight${enemy ? ` ${the(enemy)}` : ''}${way === undefined ? '' : ` (${way})`}: ${change[0] === '0' && change.length === 1 ? 'usually no loss' : `usually ${change.join(' to ')} life${isHealed ? ' (shield)' : ''}`}`,
    fightPreview: ({ steps, rounds, left, isRisky }: FightPreview) =>
      [
        ...(steps > 0 ? [`${count(steps, 'step', 'steps')} away`] : []),
        `about ${count(rounds, 'round', 'rounds')}`,
        ...(left > 0 ? [`the enemy keeps about ${left} life`] : []),
        ...(isRisky ? ['could kill you'] : []),
      ].join(', '),
    nearest: 'nearest',
    retreat: ({ steps }: { steps: number }) => `Retreat, ${count(steps, 'step', 'steps')}`,
    watch: 'Wait for a trap',
    rest: 'Rest until healed',
    doorway: {
      up: 'Doorway above',
      down: 'Doorway below',
      left: 'Doorway to the left',
      right: 'Doorway to the right',
    },
    walk: ({ steps }: { steps: number }) => `Walk ${count(steps, 'step', 'steps')}`,
    destination: ({ name, steps }: { name: string; steps: number }) => `${name}, ${count(steps, 'step', 'steps')}`,
    lostHealth: ({ health }: { health: number }) => `Stopped: you’ve lost ${health} life.`,
    seen: ({ enemy }: { enemy: Noun }) => `Stopped: ${the(enemy)} can see you.`,
    trapAppeared: ({ trap }: { trap: Noun }) => `Stopped: ${the(trap)} has appeared.`,
    noWay: 'Stopped: the way is blocked.',
    deadly: 'Stopped: the next round could kill you.',
  },
  scene: {
    watching: 'sees you',
    striking: 'attacks this round',
    watched: 'in an enemy’s sight',
  },
  hint: {
    moves: {
      hero: 'Choose Jon Snow.',
      rest: 'Rest for a round.',
      cast: ({ ability }: { ability: Noun }) => `Use ${the(ability)}.`,
      step: { up: 'Go up.', down: 'Go down.', left: 'Go left.', right: 'Go right.' },
      attack: ({ enemy }: { enemy: Noun }) => `Attack ${the(enemy)}.`,
    },
    hero: 'Jon Snow is the most forgiving hero.',
    rest: 'Nobody sees you yet, so rest up.',
    trap: 'There’s a hidden trap nearby.',
    inReach: ({ enemies }: { enemies: number }) =>
      enemies === 1 ? '1 enemy is in reach.' : `${enemies} enemies are in reach.`,
    approach: 'The nearest enemy is that way.',
    attack: ({ health }: { health: number }) => `It has ${health} life left.`,
  },
  pages: {
    map: 'Full map',
    hero: 'Hero',
    health: ({ health, full }: { health: number; full: number }) => `Life ${health}/${full}`,
    ability: ({ name, effect }: { name: string; effect: string }) => `**${name}**: ${effect}.`,
    bestiary: 'Bestiary',
    enemy: ({ letter, name, here }: { letter: string; name: string; here: number }) =>
      `${letter}: ${name}${here > 0 ? ` (${here} here)` : ''}`,
    legend: {
      title: 'Legend',
      text: `\`@\` your hero, \`▒\` a wall, \`·\` the floor, \`X\` your dead hero, letters are enemies; “Bestiary” lists them. Traps are hidden most of the time.
**Hero level 3 (50/150)**: your hero’s level, your experience and how much you need for the next level. **Bosses** that see you shoot now and then, even through walls.
**Up to 16 damage**: the most that everyone who attacks this round can do together if you stay put. Damage is a roll from 0 to attack minus a roll from 0 to defense.
**Walk to…** stops when an enemy spots you or you get hit; with **←← ↑↑ ↓↓ →→** you also stop at walls and doorways. **Fight…** attacks one enemy, uses your ability and shows the probable cost. It stops when you’ve lost a quarter of your full life or could die. **Rest** restores what your ability uses up and ends when an enemy approaches. Only level-ups and the Warrior’s shield heal you.`,
    },
  },
};
