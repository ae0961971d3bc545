import type { Seat } from '../../kit/game.ts';
import type { JavaRandom } from '../../kit/random.ts';
import { CLASS_NAMES, type Card } from '../rules/cards.ts';
import { becomeClass, heal, monstersIn, offerLoot, takeLoot, upgradeDie } from '../rules/journey.ts';
import { NONE } from '../rules/lines.ts';
import { chooseTarget } from '../rules/turn.ts';
import { HP_MAX, type Run, type State } from '../state.ts';
import { imagine, whimOf } from './fates.ts';
import { goOn, worthOf } from './journey.ts';
import { byRule, type Deed, deedsOf } from './rule.ts';

export const LEVELS = ['rule', 'master'];
const E = (k: string, d: number) => Number(process.env[k] ?? d);
/** Fights, and whole runs, that are played out in thought for every option. */
const FIGHTS = E('RF', 40);
const RUNS = E('RR', 40);
const ROUNDS = 25;

export function line(state: State, _seat: Seat, level: string): string {
  const whim = whimOf(state);
  const { phase } = state;
  switch (phase.kind) {
    case 'class': return `${CLASS_NAMES.indexOf((process.env.CLS as never) ?? 'Warrior') + 1}`;
    case 'seeds': return `${1 + whim.below(9999)},${1 + whim.below(9999)}`;
    case 'dice': return `${1 + whim.below(state.runa.die)}`;
    case 'card': return `${(level === 'rule' ? byRule(state) : bestDeed(state, whim, deedsOf(state))).card + 1}`;
    case 'target': {
      const own = deedsOf({ ...state, runa: { ...state.runa, hand: [state.runa.hand[phase.card] as Card] } }).map(({ target }) => ({ card: phase.card, target }));
      return `${(level === 'rule' ? byRuleTarget(state, phase.card) : bestDeed(state, whim, own)).target + 1}`;
    }
    case 'reward': return level === 'rule' ? ruleLine(state) : best(state, whim, [{ line: '1', act: offerLoot }, { line: '2', act: upgradeDie }]);
    case 'loot': {
      if (level === 'rule') return ruleLine(state);
      const { offer } = phase;
      const picks = monstersIn(state.stage) === 1 ? offer.map((_, a) => [a]) : offer.flatMap((_, a) => offer.slice(a + 1).map((_, b) => [a, a + 1 + b]));
      return best(state, whim, picks.map((pick) => ({ line: pick.map((at) => at + 1).join(','), act: (run: Run) => takeLoot(run, pick.map((at) => offer[at] as Card)) })));
    }
    case 'heal': {
      if (level === 'rule') return ruleLine(state);
      return best(state, whim, discardSets(state).map((set) => ({ line: set.length ? set.map((at) => at + 1).join(',') : NONE, act: (run: Run) => heal(run, set) })));
    }
    default: return '';
  }
}
function byRuleTarget(state: State, card: number): Deed {
  const only = { ...state, runa: { ...state.runa, hand: [state.runa.hand[card] as Card] } };
  return { card, target: byRule(only).target };
}
function ruleLine(state: State): string {
  const { phase } = state;
  if (phase.kind === 'reward') return state.runa.hand.length >= 4 ? '2' : '1';
  if (phase.kind === 'loot') {
    return phase.offer.map((c, at) => ({ at, w: worthOf(c) })).sort((a, b) => b.w - a.w).slice(0, monstersIn(state.stage)).map(({ at }) => at + 1).join(',');
  }
  const { hand, hp } = state.runa;
  const weakest = hand.map((card, at) => ({ at, worth: worthOf(card) })).sort((a, b) => a.worth - b.worth);
  const spare = Math.max(0, Math.min(hand.length - 3, Math.floor((HP_MAX - hp) / 10)));
  return spare ? weakest.slice(0, spare).map(({ at }) => at + 1).join(',') : NONE;
}
/** Keep all, or let the weakest so many go, or any single one, or any two. */
function discardSets({ runa: { hand, hp } }: State): number[][] {
  const order = hand.map((card, at) => ({ at, worth: worthOf(card) })).sort((a, b) => a.worth - b.worth).map(({ at }) => at);
  const most = Math.min(hand.length - 1, Math.ceil((HP_MAX - hp) / 10));
  const sets: number[][] = [[]];
  for (let n = 1; n <= most; n++) sets.push(order.slice(0, n));
  if (most >= 1) for (const at of order.slice(1)) sets.push([at]);
  return sets;
}
function bestDeed(state: State, whim: JavaRandom, deeds: readonly Deed[]): Deed {
  if (deeds.length === 1) return deeds[0] as Deed;
  const fates = Array.from({ length: FIGHTS }, () => whim.below(2 ** 31));
  let top = Number.NEGATIVE_INFINITY; let found = deeds[0] as Deed;
  for (const deed of deeds) {
    let total = 0;
    for (const fate of fates) {
      const run: Run = { state: imagine(state, whimFrom(fate)), events: [] };
      chooseTarget(run, deed.card, deed.target);
      const rooms = state.story.rooms;
      if (run.state.story.rooms === rooms && run.state.phase.kind === 'card') goOn(run, 'fight', ROUNDS);
      total += fightValue(run.state, rooms);
    }
    if (total > top) { top = total; found = deed; }
  }
  return found;
}
function fightValue(state: State, rooms: number): number {
  if (state.phase.kind === 'lost') return -40 - state.monsters.reduce((s, m) => s + Math.max(0, m.hp), 0) / 5;
  if (state.story.rooms > rooms) return Math.max(0, state.runa.hp);
  return state.runa.hp - 30;
}
function best(state: State, whim: JavaRandom, options: readonly { line: string; act: (run: Run) => void }[]): string {
  const fates = Array.from({ length: RUNS }, () => whim.below(2 ** 31));
  let top = Number.NEGATIVE_INFINITY; let found = options[0]?.line ?? '';
  for (const { line, act } of options) {
    let total = 0;
    for (const fate of fates) {
      const run: Run = { state: imagine(state, whimFrom(fate)), events: [] };
      act(run);
      goOn(run, 'run', 200);
      total += run.state.phase.kind === 'won' ? 20 : run.state.story.rooms + run.state.runa.hp / 100;
    }
    if (total > top) { top = total; found = line; }
  }
  return found;
}
import { JavaRandom as JR } from '../../kit/random.ts';
function whimFrom(fate: number): JavaRandom { return JR.seeded(fate); }
void becomeClass;
