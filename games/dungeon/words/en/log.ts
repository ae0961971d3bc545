import { capital, english, type Noun } from '@longtable/kit';
import { count, the } from './units.ts';

const rounds = (value: number) => count(value, 'round', 'rounds');

function often(times: number): string {
  if (times === 1) return 'once';
  return times === 2 ? 'twice' : `${times} times`;
}

/** An attack that hits. Without `health` the target's life is not told; at 0 the target dies. */
interface Hit {
  readonly attacker: Noun;
  readonly target: Noun;
  readonly damage: number;
  readonly health: number | undefined;
}

function after({ target, health }: Hit): string {
  if (health === undefined) return '.';
  return health > 0 ? ` (${health} life left).` : `. ${capital(the(target))} dies.`;
}

/** Place of a run's end: a level, a depth of an endless descent, or neither if the run has a single level. */
interface Place {
  readonly level: number | undefined;
  readonly depth: number | undefined;
}

function where({ level, depth }: Place): string {
  if (depth !== undefined) return ` at depth ${depth}`;
  return level === undefined ? '' : ` on level ${level}`;
}

const met = (name: string | undefined) => (name === undefined ? '' : ` Enemy nearby: ${name}.`);

export const log = {
  attacks: {
    misses: ({ attacker, target }: { attacker: Noun; target: Noun }) =>
      `${capital(the(attacker))} misses ${the(target)}.`,
    hits: (hit: Hit) => `${capital(the(hit.attacker))} hits ${the(hit.target)} for ${hit.damage}${after(hit)}`,
    shoots: (hit: Hit) => `${capital(the(hit.attacker))} shoots ${the(hit.target)} for ${hit.damage}${after(hit)}`,
    kills: ({
      attacker,
      target,
      damage,
      experience,
    }: {
      attacker: Noun;
      target: Noun;
      damage: number;
      experience: number;
    }) => `${capital(the(attacker))} kills ${the(target)} with ${damage} damage and gains ${experience} experience.`,
    part: ({ name, damage }: { name: string; damage: number }) => `${name} ${damage}`,
    several: ({
      hero,
      damage,
      parts,
      health,
    }: {
      hero: Noun;
      damage: number;
      parts: readonly string[];
      health: number | undefined;
    }) => {
      const end = health === undefined ? '' : health > 0 ? ` and has ${health} life left` : ' and dies';
      return `${capital(the(hero))} takes ${damage} damage (${parts.join(', ')})${end}.`;
    },
    allMiss: ({ hero, attacks }: { hero: Noun; attacks: number }) =>
      `${attacks === 2 ? 'Both' : `All ${attacks}`} attacks on ${the(hero)} miss.`,
  },
  casts: {
    used: ({ hero, ability, effects }: { hero: Noun; ability: Noun; effects: readonly string[] }) =>
      `${capital(the(hero))} uses ${the(ability)}: ${effects.join(', ')}.`,
    /** Attacks and casts of several rounds. */
    actions: ({
      hero,
      attacks,
      casts,
      ability,
      effects,
    }: {
      hero: Noun;
      attacks: number;
      casts: number;
      ability: Noun;
      effects: readonly string[];
    }) => {
      const actions = [
        ...(attacks > 0 ? [`attacks ${often(attacks)}`] : []),
        ...(casts > 0 ? [`uses ${the(ability)} ${often(casts)}`] : []),
      ];
      return `${capital(the(hero))} ${english.list(actions)}: ${effects.join(', ')}.`;
    },
    healed: ({ health }: { health: number }) => `+${health} life`,
    nobody: 'nobody in reach',
    hit: ({ name, damage, health }: { name: string; damage: number; health: number }) =>
      `${name} −${damage} (${health > 0 ? `${health} left` : 'dead'})`,
    hitMany: ({ damage, enemies, dead }: { damage: number; enemies: number; dead: number }) =>
      `${damage} damage to ${enemies} enemies${dead > 0 ? `, ${dead} dead` : ''}`,
    experience: ({ experience }: { experience: number }) => `+${experience} experience`,
  },
  /** Reason for which an ability can't be used. */
  refusals: {
    cooldown: (wait: { ability: string; rounds: number }) => `${wait.ability}: ready in ${rounds(wait.rounds)}.`,
    mana: ({ ability, needed, had }: { ability: string; needed: number; had: number }) =>
      `${ability}: needs ${needed} mana, you have ${had}.`,
    energy: ({ ability, needed, had }: { ability: string; needed: number; had: number }) =>
      `${ability}: needs ${needed} energy, you have ${had}.`,
    arrows: ({ ability }: { ability: string }) => `${ability}: no arrows left.`,
    range: ({ ability }: { ability: string }) => `${ability}: nobody in reach.`,
  },
  story: {
    wall: 'There’s a wall in the way.',
    walked: ({
      hero,
      steps,
      opening,
      enemy,
    }: {
      hero: Noun;
      steps: number;
      opening: boolean;
      enemy: string | undefined;
    }) => `${capital(the(hero))} walks ${count(steps, 'step', 'steps')}${opening ? ' to a doorway' : ''}.${met(enemy)}`,
    rested: (rest: { hero: Noun; rounds: number; enemy: string | undefined }) =>
      `${capital(the(rest.hero))} rests for ${rounds(rest.rounds)}.${met(rest.enemy)}`,
    levelUp: ({ hero, level, gains }: { hero: Noun; level: number; gains: readonly string[] }) =>
      `${capital(the(hero))} is now hero level ${level}: ${gains.join(', ')}.`,
    onlyLevelBegins: 'The level begins.',
    levelBegins: ({ level }: { level: number }) => `Level ${level} begins.`,
    levelCleared: ({ level }: { level: number }) => `Level ${level} cleared!`,
    depthReached: ({ depth }: { depth: number }) => `You’ve reached depth ${depth}.`,
  },
  /** By the stat that a level-up raises. */
  gains: {
    pool: ({ by }: { by: number }) => `life +${by}`,
    attack: ({ by }: { by: number }) => `attack +${by}`,
    defense: ({ by }: { by: number }) => `defense +${by}`,
    manaPool: ({ by }: { by: number }) => `mana +${by}`,
    spellPower: ({ by }: { by: number }) => `spell power +${by}`,
    arrows: ({ by }: { by: number }) => `arrows +${by}`,
  },
  ending: {
    won: ({ who, outcome }: { who: string | undefined; outcome: string }) =>
      `${who === undefined ? 'You won' : `${who} won`}: ${outcome}`,
    over: ({ who, outcome }: { who: string | undefined; outcome: string }) =>
      `${who === undefined ? 'Your' : english.possessive(who)} run is over: ${outcome}`,
    /** Without `level` the run had a single level. */
    cleared: (run: { hero: Noun; level: number | 'all' | undefined; rounds: number }) => {
      const what = run.level === 'all' ? 'every level' : run.level === undefined ? 'the level' : `level ${run.level}`;
      return `${the(run.hero)} cleared ${what} in ${rounds(run.rounds)}.`;
    },
    died: ({ hero, place, round }: { hero: Noun; place: Place; round: number }) =>
      `${the(hero)} died${where(place)} in round ${round}.`,
  },
  score: {
    noHero: 'hasn’t chosen a hero yet',
    /** `over` is the number of rounds above the goal, if there is one. */
    won: (run: { hero: Noun; levels: number; rounds: number; over: number | undefined; health: number }) => {
      const levels = run.levels === 1 ? '' : `all ${run.levels} levels in `;
      const goal =
        run.over === undefined
          ? ''
          : run.over === 0
            ? ' (exactly the goal)'
            : ` (${Math.abs(run.over)} ${run.over < 0 ? 'under' : 'over'} the goal)`;
      return `${capital(the(run.hero))}: ${levels}${rounds(run.rounds)}${goal}, ${run.health} life left`;
    },
    died: ({ hero, place, round, experience }: { hero: Noun; place: Place; round: number; experience: number }) =>
      `${capital(the(hero))} died${where(place)}, round ${round}, ${experience} experience`,
    running: ({
      hero,
      place,
      round,
      experience,
    }: {
      hero: Noun;
      place: string | undefined;
      round: number;
      experience: number;
    }) => `${capital(the(hero))}: ${place === undefined ? '' : `${place}, `}round ${round}, ${experience} experience`,
  },
};
