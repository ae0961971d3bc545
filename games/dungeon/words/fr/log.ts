import { capital, french } from '@longtable/kit';
import type { log as english } from '../en/log.ts';
import { count, inSentence, the, to } from './units.ts';

const hurts = (points: number) => `${points} ${points < 2 ? 'dégât' : 'dégâts'}`;
const rounds = (value: number) => count(value, 'tour', 'tours');
const often = (times: number) => `${times} fois`;
const xp = (points: number) => count(points, 'point d’expérience', 'points d’expérience');

type Hit = Parameters<typeof english.attacks.hits>[0];
type Place = Parameters<typeof english.ending.died>[0]['place'];

function after({ target, health }: Hit): string {
  if (health === undefined) return '.';
  return health > 0 ? ` (reste ${health} PV).` : `. ${capital(the(target))} meurt.`;
}

function where({ level, depth }: Place): string {
  if (depth !== undefined) return ` à la profondeur ${depth}`;
  return level === undefined ? '' : ` au niveau ${level}`;
}

const met = (name: string | undefined) => (name === undefined ? '' : ` Ennemi à proximité : ${inSentence(name)}.`);

export const log: typeof english = {
  attacks: {
    misses: ({ attacker, target }) => `${capital(the(attacker))} rate ${the(target)}.`,
    hits: (hit) => `${capital(the(hit.attacker))} inflige ${hurts(hit.damage)} ${to(hit.target)}${after(hit)}`,
    shoots: (hit) =>
      `${capital(the(hit.attacker))} tire sur ${the(hit.target)} et inflige ${hurts(hit.damage)}${after(hit)}`,
    kills: ({ attacker, target, damage, experience }) =>
      `${capital(the(attacker))} tue ${the(target)} (${hurts(damage)}) et gagne ${xp(experience)}.`,
    part: ({ name, damage }) => `${inSentence(name)} ${damage}`,
    several: ({ hero, damage, parts, health }) => {
      const end = health === undefined ? '' : health > 0 ? ` et garde ${health} PV` : ' et meurt';
      return `${capital(the(hero))} subit ${hurts(damage)} (${parts.join(', ')})${end}.`;
    },
    allMiss: ({ hero, attacks }) => `Les ${attacks === 2 ? 'deux' : attacks} attaques contre ${the(hero)} échouent.`,
  },
  casts: {
    used: ({ hero, ability, effects }) => `${capital(the(hero))} utilise ${the(ability)} : ${effects.join(', ')}.`,
    actions: ({ hero, attacks, casts, ability, effects }) => {
      const actions = [
        ...(attacks > 0 ? [`attaque ${often(attacks)}`] : []),
        ...(casts > 0 ? [`utilise ${often(casts)} ${the(ability)}`] : []),
      ];
      return `${capital(the(hero))} ${french.list(actions)} : ${effects.join(', ')}.`;
    },
    healed: ({ health }) => `+${health} PV`,
    nobody: 'personne à portée',
    hit: ({ name, damage, health }) => `${inSentence(name)} −${damage} (${health > 0 ? `reste ${health}` : 'à terre'})`,
    hitMany: ({ damage, enemies, dead }) =>
      `${hurts(damage)} à ${enemies} ennemis${dead > 0 ? `, dont ${dead} à terre` : ''}`,
    experience: ({ experience }) => `+${xp(experience)}`,
  },
  refusals: {
    cooldown: (wait) => `${wait.ability} : utilisable dans ${rounds(wait.rounds)}.`,
    mana: ({ ability, needed, had }) => `${ability} : il faut ${needed} mana, tu en as ${had}.`,
    energy: ({ ability, needed, had }) =>
      `${ability} : il faut ${count(needed, 'point', 'points')} d’énergie, tu en as ${had}.`,
    arrows: ({ ability }) => `${ability} : plus de flèches.`,
    range: ({ ability }) => `${ability} : personne à portée.`,
  },
  story: {
    wall: 'Un mur barre le passage.',
    walked: ({ hero, steps, opening, enemy }) =>
      `${capital(the(hero))} avance de ${count(steps, 'pas', 'pas')}${opening ? ' jusqu’à un passage' : ''}.${met(enemy)}`,
    rested: (rest) => `${capital(the(rest.hero))} se repose ${rounds(rest.rounds)}.${met(rest.enemy)}`,
    levelUp: ({ hero, level, gains }) => `${capital(the(hero))} atteint le rang ${level} : ${gains.join(', ')}.`,
    onlyLevelBegins: 'Le niveau commence.',
    levelBegins: ({ level }) => `Le niveau ${level} commence.`,
    levelCleared: ({ level }) => `Niveau ${level} terminé !`,
    depthReached: ({ depth }) => `Tu as atteint la profondeur ${depth}.`,
  },
  gains: {
    pool: ({ by }) => `PV +${by}`,
    attack: ({ by }) => `attaque +${by}`,
    defense: ({ by }) => `défense +${by}`,
    manaPool: ({ by }) => `mana +${by}`,
    spellPower: ({ by }) => `puissance +${by}`,
    arrows: ({ by }) => `flèches +${by}`,
  },
  ending: {
    won: ({ who, outcome }) => `${who === undefined ? 'Tu as gagné' : `${who} a gagné`} : ${outcome}`,
    over: ({ who, outcome }) =>
      `${who === undefined ? 'Ton expédition' : `L’expédition ${french.of(who)}`} est terminée : ${outcome}`,
    cleared: (run) => {
      const what =
        run.level === 'all' ? 'tous les niveaux' : run.level === undefined ? 'le niveau' : `le niveau ${run.level}`;
      return `${the(run.hero)} a terminé ${what} en ${rounds(run.rounds)}.`;
    },
    died: ({ hero, place, round }) => `${the(hero)} a péri${where(place)}, au tour ${round}.`,
  },
  score: {
    noHero: 'n’a pas encore choisi de héros',
    won: (run) => {
      const levels = run.levels === 1 ? '' : `les ${run.levels} niveaux en `;
      const goal =
        run.over === undefined
          ? ''
          : run.over === 0
            ? ' (pile l’objectif)'
            : ` (${rounds(Math.abs(run.over))} de ${run.over < 0 ? 'moins' : 'plus'} que l’objectif)`;
      return `${capital(the(run.hero))} : ${levels}${rounds(run.rounds)}${goal}, reste ${run.health} PV`;
    },
    died: ({ hero, place, round, experience }) =>
      `${capital(the(hero))} a péri${where(place)}, au tour ${round}, ${xp(experience)}`,
    running: ({ hero, place, round, experience }) =>
      `${capital(the(hero))} : ${place === undefined ? '' : `${place}, `}tour ${round}, ${xp(experience)}`,
  },
};
