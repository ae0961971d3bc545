import { type Seed, seeded } from '../kit/chance.ts';
import { type Outcome, refuse } from '../kit/game.ts';
import type { Text } from '../kit/text.ts';
import type { DungeonEvent } from './events.ts';
import { readUpload } from './files/upload.ts';
import { type Options, uploadOf } from './options.ts';
import { recruit } from './rules/growth.ts';
import { levelOf, OUR_NUMBERS } from './rules/level.ts';
import { descend } from './rules/perform.ts';
import type { State } from './state.ts';
import { levelFaultText } from './words/level-faults.ts';

/** A new table: our own levels or uploaded ones, all or one of them, and a hero already if the options name one. */
export function setup(options: Options, seed: Seed): Outcome<State, DungeonEvent> {
  const uploaded = uploadOf(options);
  const levels = uploaded === undefined ? OUR_NUMBERS : readUpload(uploaded);
  if ('fault' in levels) return refuse(levels.fault.code, levelFaultText(levels.fault), 'levels');
  const { hero, level, prior, goals } = options;
  if (level !== undefined && level > levels.length) return refuse('no-such-level', noSuchLevel(levels.length));
  const begun = level === undefined ? newRun(levels, seed, prior) : oneLevel(levels, level, seed);
  const state = { ...begun, ...(goals && { goals }) };
  const events = hero === undefined ? [] : [descend(state, recruit(hero, state.prior))];
  return { state, events };
}

type Ahead = Readonly<State['ahead']>;

/** A run through levels that were checked, before the hero is chosen. */
export function newRun(levels: Ahead, seed: Seed, prior = 0): State {
  return { random: seeded(seed).state, level: 0, rounds: 0, prior, ahead: [...levels], room: null };
}

/** A run through one of the levels, with a hero who comes from those before it. */
function oneLevel(levels: Ahead, number: number, seed: Seed): State {
  const before = levels.slice(0, number - 1).map(experienceIn);
  const prior = before.reduce((sum, experience) => sum + experience, 0);
  return newRun(levels.slice(number - 1, number), seed, prior);
}

function experienceIn(level: Ahead[number]): number {
  return levelOf(level).enemies.reduce((sum, { experience }) => sum + experience, 0);
}

function noSuchLevel(levels: number): Text {
  if (levels === 1)
    return {
      en: 'There’s only 1 level. Leave `level` empty to play it.',
      de: 'Es gibt nur 1 Level. Lass `level` leer, um es zu spielen.',
    };
  return {
    en: `There are ${levels} levels. Choose one of them, or leave \`level\` empty to play them all.`,
    de: `Es gibt ${levels} Level. Wähle eines davon oder lass \`level\` leer, um alle zu spielen.`,
  };
}
