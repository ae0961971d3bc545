import { capital, german, type Noun } from '@longtable/kit';
import type { log as english } from '../en/log.ts';
import { count, the } from './units.ts';

const rounds = (value: number) => count(value, 'Runde', 'Runden');

const object = (noun: Noun) => the(noun, 'accusative');

function often(times: number): string {
  if (times === 1) return 'einmal';
  return times === 2 ? 'zweimal' : `${times}-mal`;
}

type Hit = Parameters<typeof english.attacks.hits>[0];
type Place = Parameters<typeof english.ending.died>[0]['place'];

function after({ target, health }: Hit): string {
  if (health === undefined) return '.';
  return health > 0 ? ` (noch ${health} Leben).` : `. ${capital(the(target))} stirbt.`;
}

function where({ level, depth }: Place): string {
  if (depth !== undefined) return ` in Tiefe ${depth}`;
  return level === undefined ? '' : ` auf Level ${level}`;
}

const met = (name: string | undefined) => (name === undefined ? '' : ` Gegner in der Nähe: ${name}.`);

export const log: typeof english = {
  attacks: {
    misses: ({ attacker, target }) => `${capital(the(attacker))} verfehlt ${object(target)}.`,
    hits: (hit) => `${capital(the(hit.attacker))} trifft ${object(hit.target)} mit ${hit.damage} Schaden${after(hit)}`,
    shoots: (hit) =>
      `${capital(the(hit.attacker))} schießt auf ${object(hit.target)} und macht ${hit.damage} Schaden${after(hit)}`,
    kills: ({ attacker, target, damage, experience }) =>
      `${capital(the(attacker))} besiegt ${object(target)} mit ${damage} Schaden und erhält ${experience} Erfahrung.`,
    part: ({ name, damage }) => `${name} ${damage}`,
    several: ({ hero, damage, parts, health }) => {
      const end = health === undefined ? '' : health > 0 ? ` und hat noch ${health} Leben` : ' und stirbt';
      return `${capital(the(hero))} erleidet ${damage} Schaden (${parts.join(', ')})${end}.`;
    },
    allMiss: ({ hero, attacks }) =>
      `${attacks === 2 ? 'Beide' : `Alle ${attacks}`} Angriffe auf ${object(hero)} gehen daneben.`,
  },
  casts: {
    used: ({ hero, ability, effects }) => `${capital(the(hero))} setzt ${object(ability)} ein: ${effects.join(', ')}.`,
    actions: ({ hero, attacks, casts, ability, effects }) => {
      const actions = [
        ...(attacks > 0 ? [`greift ${often(attacks)} an`] : []),
        ...(casts > 0 ? [`setzt ${often(casts)} ${object(ability)} ein`] : []),
      ];
      return `${capital(the(hero))} ${german.list(actions)}: ${effects.join(', ')}.`;
    },
    healed: ({ health }) => `+${health} Leben`,
    nobody: 'niemand in Reichweite',
    hit: ({ name, damage, health }) => `${name} −${damage} (${health > 0 ? `noch ${health}` : 'besiegt'})`,
    hitMany: ({ damage, enemies, dead }) =>
      `${damage} Schaden an ${enemies} Gegnern${dead > 0 ? `, ${dead} besiegt` : ''}`,
    experience: ({ experience }) => `+${experience} Erfahrung`,
  },
  refusals: {
    cooldown: (wait) => `${wait.ability}: bereit in ${rounds(wait.rounds)}.`,
    mana: ({ ability, needed, had }) => `${ability}: braucht ${needed} Mana, du hast ${had}.`,
    energy: ({ ability, needed, had }) => `${ability}: braucht ${needed} Energie, du hast ${had}.`,
    arrows: ({ ability }) => `${ability}: keine Pfeile mehr.`,
    range: ({ ability }) => `${ability}: niemand in Reichweite.`,
  },
  story: {
    wall: 'Da ist eine Wand im Weg.',
    walked: ({ hero, steps, opening, enemy }) =>
      `${capital(the(hero))} läuft ${count(steps, 'Schritt', 'Schritte')}${opening ? ' bis zu einem Durchgang' : ''}.${met(enemy)}`,
    rested: (rest) => `${capital(the(rest.hero))} rastet ${rounds(rest.rounds)}.${met(rest.enemy)}`,
    levelUp: ({ hero, level, gains }) => `${capital(the(hero))} erreicht Stufe ${level}: ${gains.join(', ')}.`,
    onlyLevelBegins: 'Das Level beginnt.',
    levelBegins: ({ level }) => `Level ${level} beginnt.`,
    levelCleared: ({ level }) => `Level ${level} geschafft!`,
    depthReached: ({ depth }) => `Du hast Tiefe ${depth} erreicht.`,
  },
  gains: {
    pool: ({ by }) => `Leben +${by}`,
    attack: ({ by }) => `Angriff +${by}`,
    defense: ({ by }) => `Abwehr +${by}`,
    manaPool: ({ by }) => `Mana +${by}`,
    spellPower: ({ by }) => `Zauberkraft +${by}`,
    arrows: ({ by }) => `Pfeile +${by}`,
  },
  ending: {
    won: ({ who, outcome }) => `${who === undefined ? 'Du hast' : `${who} hat`} gewonnen: ${capital(outcome)}`,
    over: ({ who, outcome }) =>
      `${who === undefined ? 'Dein Durchlauf' : `Der Durchlauf von ${german.player(who, 'dative')}`} ist zu Ende: ${capital(outcome)}`,
    cleared: (run) => {
      const what = run.level === 'all' ? 'alle Level' : run.level === undefined ? 'das Level' : `Level ${run.level}`;
      return `${the(run.hero)} hat ${what} in ${rounds(run.rounds)} geschafft.`;
    },
    died: ({ hero, place, round }) => `${the(hero)} ist${where(place)} in Runde ${round} gestorben.`,
  },
  score: {
    noHero: 'hat noch keinen Helden gewählt',
    won: (run) => {
      const levels = run.levels === 1 ? '' : `alle ${run.levels} Level in `;
      const goal =
        run.over === undefined
          ? ''
          : run.over === 0
            ? ' (genau das Ziel)'
            : ` (${Math.abs(run.over)} ${run.over < 0 ? 'unter' : 'über'} dem Ziel)`;
      return `${capital(the(run.hero))}: ${levels}${rounds(run.rounds)}${goal}, noch ${run.health} Leben`;
    },
    died: ({ hero, place, round, experience }) =>
      `${capital(the(hero))} ist${where(place)} gestorben, Runde ${round}, ${experience} Erfahrung`,
    running: ({ hero, place, round, experience }) =>
      `${capital(the(hero))}: ${place === undefined ? '' : `${place}, `}Runde ${round}, ${experience} Erfahrung`,
  },
};
