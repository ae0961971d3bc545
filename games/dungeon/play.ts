import { randomAt } from '../kit/chance.ts';
import type { Outcome } from '../kit/game.ts';
import { descend } from './descent.ts';
import { drawBoard } from './drawing/board.ts';
import type { DungeonEvent } from './events.ts';
import type { Draw } from './rules/chance.ts';
import { isShown } from './rules/enemies.ts';
import { recruit } from './rules/growth.ts';
import { type Order, parseLine } from './rules/orders.ts';
import { rest, walk } from './rules/repeat.ts';
import { playRound } from './rules/round.ts';
import type { Room, State } from './state.ts';
import { unknownLine } from './words/faults.ts';

type Run = Outcome<State, DungeonEvent>;

/** Plays a line with the draws that lie in the state. */
export function play(state: State, line: string): Run {
  const random = randomAt(state.random);
  const outcome = playWith(state, line, (max) => random.below(max + 1));
  if (outcome.refused) return outcome;
  const after = { ...outcome.state, random: random.state };
  return { ...outcome, state: after, ...(isPlain(state, after) && { undoable: true }) };
}

/** Whether a line drew nothing and showed nothing new: no other level, no trap that comes out of hiding. */
function isPlain(before: State, after: State): boolean {
  const shown = ({ room }: State) => room?.enemies.filter(isShown).length ?? 0;
  return before.level === after.level && before.random === after.random && shown(after) <= shown(before);
}

/** Plays a line with draws from anywhere. */
export function playWith(state: State, line: string, draw: Draw): Run {
  const order = parseLine(state, line);
  if (!order) return { refused: unknownLine(state) };
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
