import { type Outcome, refuse } from '../kit/game.ts';
import { JavaRandom } from '../kit/random.ts';
import type { Draw } from './chance.ts';
import type { DungeonEvent } from './events.ts';
import { faultSentence } from './fault-words.ts';
import { type Hero, newHero } from './heroes.ts';
import { parseLevel } from './level.ts';
import { OUR_LEVELS } from './levels.ts';
import { type Order, parseLine } from './lines.ts';
import type { Options } from './options.ts';
import { rest, walk } from './repeat.ts';
import { drawBoard, enter, type Room } from './room.ts';
import { playRound } from './round.ts';
import { levelCount, type State } from './state.ts';
import { readUpload } from './upload.ts';

type Run = Outcome<State, DungeonEvent>;

/** A new table: our own levels or uploaded ones, and a hero already if the options name one. */
export function setup({ levels, hero }: Options, seed: number): Run {
  const texts = levels === undefined ? OUR_LEVELS : readUpload(levels);
  if ('fault' in texts) return refuse(texts.fault.code, faultSentence(texts.fault));
  const state = newRun(texts, seed);
  return hero === undefined ? { state, events: [] } : descend(state, newHero(hero));
}

/** A run through levels that were checked, before the hero is chosen. */
export function newRun(levels: readonly string[], seed: number): State {
  return { random: JavaRandom.seeded(seed).state, level: 0, rounds: 0, ahead: [...levels], room: null };
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
  if (order.kind === 'choose') return descend(state, newHero(order.name));
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
  if (room.enemies.length > 0) return { state, events };
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
  const level = parseLevel(text!);
  if ('fault' in level) throw new Error(`A level that was not checked: ${level.fault.code}`);
  const room = enter(level, hero);
  const entered: State = { ...state, level: state.level + 1, ahead, room };
  return { state: entered, events: [{ kind: 'level', level: entered.level, of: levelCount(entered) }] };
}
