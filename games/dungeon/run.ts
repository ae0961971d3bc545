import { type Outcome, refuse } from '../kit/game.ts';
import { JavaRandom } from '../kit/random.ts';
import type { Text } from '../kit/text.ts';
import type { Draw } from './chance.ts';
import type { DungeonEvent } from './events.ts';
import { faultSentence } from './fault-words.ts';
import { recruit } from './growth.ts';
import type { Hero } from './heroes.ts';
import { type Level, parseLevel } from './level.ts';
import { OUR_LEVELS } from './levels.ts';
import { type Order, parseLine } from './lines.ts';
import { type Options, uploadOf } from './options.ts';
import { rest, walk } from './repeat.ts';
import { drawBoard, enter, type Room } from './room.ts';
import { playRound } from './round.ts';
import { levelCount, type State } from './state.ts';
import { readUpload } from './upload.ts';

type Run = Outcome<State, DungeonEvent>;

/** A new table: our own levels or uploaded ones, all or one of them, and a hero already if the options name one. */
export function setup(options: Options, seed: number): Run {
  const uploaded = uploadOf(options);
  const levels = uploaded === undefined ? OUR_LEVELS : readUpload(uploaded);
  if ('fault' in levels) return refuse(levels.fault.code, faultSentence(levels.fault));
  const { hero, level } = options;
  if (level !== undefined && level > levels.length) return refuse('no-such-level', noSuchLevel(levels.length));
  const state = level === undefined ? newRun(levels, seed) : oneLevel(levels, level, seed);
  return hero === undefined ? { state, events: [] } : descend(state, recruit(hero, state.prior));
}

/** A run through levels that were checked, before the hero is chosen. */
export function newRun(levels: readonly string[], seed: number, prior = 0): State {
  return { random: JavaRandom.seeded(seed).state, level: 0, rounds: 0, prior, ahead: [...levels], room: null };
}

/** A run through one of the levels, with a hero who comes from those before it. */
function oneLevel(levels: readonly string[], number: number, seed: number): State {
  const before = levels.slice(0, number - 1).map(experienceIn);
  const prior = before.reduce((sum, experience) => sum + experience, 0);
  return newRun(levels.slice(number - 1, number), seed, prior);
}

function experienceIn(level: string): number {
  return checked(level).enemies.reduce((sum, { experience }) => sum + experience, 0);
}

function noSuchLevel(levels: number): Text {
  return {
    en: `There are ${levels} levels. Name one of them, or leave \`level\` out to play them all.`,
    de: `Es gibt ${levels} Level. Nenn eines davon oder lass \`level\` weg, um alle zu spielen.`,
  };
}

/** Plays a line with the draws that lie in the state. */
export function play(state: State, line: string): Run {
  const random = new JavaRandom(state.random);
  const outcome = playWith(state, line, (max) => random.below(max + 1));
  return outcome.refused ? outcome : { ...outcome, state: { ...outcome.state, random: random.state } };
}

/** Plays a line with draws from anywhere. */
export function playWith(state: State, line: string, draw: Draw): Run {
  const order = parseLine(state, line);
  if ('refused' in order) return order;
  if (order.kind === 'choose') return descend(state, recruit(order.name, state.prior));
  const { room, rounds, events } = carryOut(state.room!, order, draw);
  return settle({ ...state, room, rounds: state.rounds + rounds }, room, events);
}

function carryOut(room: Room, order: Exclude<Order, { kind: 'choose' }>, draw: Draw) {
  switch (order.kind) {
    case 'act':
      return { ...playRound(room, order.action, draw), rounds: 1 };
    case 'walk':
      return walk(room, order.direction, draw);
    case 'rest':
      return rest(room, draw);
  }
}

/** Looks whether the hero is dead or the level cleared, and goes on to the next level. */
function settle(state: State, { hero, ...room }: Room, events: readonly DungeonEvent[]): Run {
  const { level } = state;
  if (hero.health === 0) return { state, events: [...events, { kind: 'defeat', level }] };
  if (room.enemies.length > 0) return { state, events: events.length > 0 ? events : [{ kind: 'quiet' }] };
  const cleared: readonly DungeonEvent[] = [...events, { kind: 'cleared', level }];
  if (state.ahead.length === 0) {
    return { state, events: [...cleared, { kind: 'victory', name: hero.name }] };
  }
  const next = descend(state, hero);
  return { ...next, events: [...cleared, { kind: 'board', rows: drawBoard({ hero, ...room }), hero }, ...next.events] };
}

/** The next level opens. */
function descend(state: State, hero: Hero): { state: State; events: readonly DungeonEvent[] } {
  const [text, ...ahead] = state.ahead;
  const room = enter(checked(text!), hero);
  const entered: State = { ...state, level: state.level + 1, ahead, room };
  return { state: entered, events: [{ kind: 'level', level: entered.level, of: levelCount(entered) }] };
}

function checked(text: string): Level {
  const level = parseLevel(text);
  if ('fault' in level) throw new Error(`A level that was not checked: ${level.fault.code}`);
  return level;
}
