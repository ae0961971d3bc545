import { capital, spanish } from '@longtable/kit';
import type { log as english } from '../en/log.ts';
import { count, inSentence, the, to } from './units.ts';

const rounds = (value: number) => count(value, 'ronda', 'rondas');
const often = (times: number) => count(times, 'vez', 'veces');

type Hit = Parameters<typeof english.attacks.hits>[0];
type Place = Parameters<typeof english.ending.died>[0]['place'];

function after({ target, health }: Hit): string {
  if (health === undefined) return '.';
  return health > 0
    ? ` (le ${health === 1 ? 'queda' : 'quedan'} ${health} de vida).`
    : `. ${capital(the(target))} muere.`;
}

function where({ level, depth }: Place): string {
  if (depth !== undefined) return ` en la profundidad ${depth}`;
  return level === undefined ? '' : ` en el nivel ${level}`;
}

const met = (name: string | undefined) => (name === undefined ? '' : ` Enemigo cerca: ${inSentence(name)}.`);

export const log: typeof english = {
  attacks: {
    misses: ({ attacker, target }) => `${capital(the(attacker))} falla contra ${the(target)}.`,
    hits: (hit) => `${capital(the(hit.attacker))} hace ${hit.damage} de daño ${to(hit.target)}${after(hit)}`,
    shoots: (hit) =>
      `${capital(the(hit.attacker))} dispara ${to(hit.target)} y le hace ${hit.damage} de daño${after(hit)}`,
    kills: ({ attacker, target, damage, experience }) =>
      `${capital(the(attacker))} mata ${to(target)} con ${damage} de daño y gana ${experience} de experiencia.`,
    part: ({ name, damage }) => `${inSentence(name)} ${damage}`,
    several: ({ hero, damage, parts, health }) => {
      const end = health === undefined ? '' : health > 0 ? ` y conserva ${health} de vida` : ' y muere';
      return `${capital(the(hero))} recibe ${damage} de daño (${parts.join(', ')})${end}.`;
    },
    allMiss: ({ hero, attacks }) => `Los ${attacks === 2 ? 'dos' : attacks} ataques contra ${the(hero)} fallan.`,
  },
  casts: {
    used: ({ hero, ability, effects }) => `${capital(the(hero))} usa ${the(ability)}: ${effects.join(', ')}.`,
    actions: ({ hero, attacks, casts, ability, effects }) => {
      const actions = [
        ...(attacks > 0 ? [`ataca ${often(attacks)}`] : []),
        ...(casts > 0 ? [`usa ${often(casts)} ${the(ability)}`] : []),
      ];
      return `${capital(the(hero))} ${spanish.list(actions)}: ${effects.join(', ')}.`;
    },
    healed: ({ health }) => `+${health} de vida`,
    nobody: 'nadie al alcance',
    hit: ({ name, damage, health }) =>
      `${inSentence(name)} −${damage} (${health > 0 ? `le ${health === 1 ? 'queda' : 'quedan'} ${health}` : 'cae'})`,
    hitMany: ({ damage, enemies, dead }) =>
      `${damage} de daño a ${enemies} enemigos${dead > 0 ? `, ${dead === 1 ? 'muere' : 'mueren'} ${dead}` : ''}`,
    experience: ({ experience }) => `+${experience} de experiencia`,
  },
  refusals: {
    cooldown: (wait) => `${wait.ability}: disponible en ${rounds(wait.rounds)}.`,
    mana: ({ ability, needed, had }) => `${ability}: hacen falta ${needed} de maná, tienes ${had}.`,
    energy: ({ ability, needed, had }) => `${ability}: hacen falta ${needed} de energía, tienes ${had}.`,
    arrows: ({ ability }) => `${ability}: no quedan flechas.`,
    range: ({ ability }) => `${ability}: nadie al alcance.`,
  },
  story: {
    wall: 'Hay un muro en medio.',
    walked: ({ hero, steps, opening, enemy }) =>
      `${capital(the(hero))} avanza ${count(steps, 'paso', 'pasos')}${opening ? ' hasta una abertura' : ''}.${met(enemy)}`,
    rested: (rest) => `${capital(the(rest.hero))} descansa ${rounds(rest.rounds)}.${met(rest.enemy)}`,
    levelUp: ({ hero, level, gains }) => `${capital(the(hero))} alcanza el rango ${level}: ${gains.join(', ')}.`,
    onlyLevelBegins: 'Empieza el nivel.',
    levelBegins: ({ level }) => `Empieza el nivel ${level}.`,
    levelCleared: ({ level }) => `¡Nivel ${level} superado!`,
    depthReached: ({ depth }) => `Has llegado a la profundidad ${depth}.`,
  },
  gains: {
    pool: ({ by }) => `vida +${by}`,
    attack: ({ by }) => `ataque +${by}`,
    defense: ({ by }) => `defensa +${by}`,
    manaPool: ({ by }) => `maná +${by}`,
    spellPower: ({ by }) => `poder mágico +${by}`,
    arrows: ({ by }) => `flechas +${by}`,
  },
  ending: {
    won: ({ who, outcome }) => `${who === undefined ? 'Has ganado' : `${who} ha ganado`}: ${outcome}`,
    over: ({ who, outcome }) =>
      `${who === undefined ? 'Tu expedición' : `La expedición de ${who}`} ha terminado: ${outcome}`,
    cleared: (run) => {
      const what =
        run.level === 'all' ? 'todos los niveles' : run.level === undefined ? 'el nivel' : `el nivel ${run.level}`;
      return `${the(run.hero)} ha superado ${what} en ${rounds(run.rounds)}.`;
    },
    died: ({ hero, place, round }) => `${the(hero)} ha muerto${where(place)}, en la ronda ${round}.`,
  },
  score: {
    noHero: 'aún no ha elegido héroe',
    won: (run) => {
      const levels = run.levels === 1 ? '' : `los ${run.levels} niveles en `;
      const goal =
        run.over === undefined
          ? ''
          : run.over === 0
            ? ' (justo el objetivo)'
            : ` (${Math.abs(run.over)} por ${run.over < 0 ? 'debajo' : 'encima'} del objetivo)`;
      return `${capital(the(run.hero))}: ${levels}${rounds(run.rounds)}${goal}, con ${run.health} de vida`;
    },
    died: ({ hero, place, round, experience }) =>
      `${capital(the(hero))} ha muerto${where(place)}, en la ronda ${round}, con ${experience} de experiencia`,
    running: ({ hero, place, round, experience }) =>
      `${capital(the(hero))}: ${place === undefined ? '' : `${place}, `}ronda ${round}, ${experience} de experiencia`,
  },
};
