import type { Person, Player, State, Victory } from '../../state.ts';
import { catHasFoundCollar } from '../knowledge/intelligence.ts';
import { addEvent, type DraftState } from '../match/draft-state.ts';
import { isOnBoard, nameOf } from '../match/people.ts';

/** The values that decide a match, for one player. */
export interface Metrics {
  readonly ip: number;
  readonly collar: boolean;
  readonly drinks: number;
  readonly pours: number;
  readonly damage: number;
}

/** Returns the winner by the first metric that differs, otherwise by a coin, and the reason. */
export function decide(one: Metrics, two: Metrics, coin: () => boolean): { winner: Player; reason: Victory } {
  const differences: readonly (readonly [Victory, number])[] = [
    ['VICTORY_BY_IP', one.ip - two.ip],
    ['VICTORY_BY_COLLAR', Number(one.collar) - Number(two.collar)],
    ['VICTORY_BY_DRINKING', one.drinks - two.drinks],
    ['VICTORY_BY_SPILLING', one.pours - two.pours],
    ['VICTORY_BY_HP', two.damage - one.damage],
  ];
  const decisive = differences.find(([, difference]) => difference !== 0);
  if (!decisive) return { winner: coin() ? 0 : 1, reason: 'VICTORY_BY_RANDOMNESS' };
  const [reason, difference] = decisive;
  return { winner: difference > 0 ? 0 : 1, reason };
}

/** Returns a person's points including the converted chips. */
export function finalIp(person: Pick<Person, 'ip' | 'chips'>, chipsToIpFactor: number): number {
  return person.ip + person.chips * chipsToIpFactor;
}

/** Returns the metrics of a player's current team, including people the janitor removed. @public called from scripts */
export function metricsOf(state: State, player: Player): Metrics {
  const { drinks, pours, damage } = state.sides[player].tally;
  const team = state.people.filter(({ faction }) => faction === player);
  const ip = team.reduce((sum, person) => sum + person.ip, 0);
  return { ip, collar: state.courier === player, drinks, pours, damage };
}

/** Whether the match has ended: the cat has her collar, or no person is on the board. */
export function hasEnded(state: State): boolean {
  return state.courier !== null || catHasFoundCollar(state) || !state.people.some(isOnBoard);
}

/** Ends the match: converts chips to points and decides the winner. If `kicked` is given, it is the ending. */
export function finish(draft: DraftState, kicked?: NonNullable<State['ending']>): void {
  const { state, random } = draft;
  if (state.courier === null && catHasFoundCollar(state))
    addEvent(draft, 'all', { kind: 'collar-returned', actor: null });
  for (const person of state.people) person.ip = finalIp(person, state.config.chipsToIpFactor);
  state.ending = kicked ?? decide(metricsOf(state, 0), metricsOf(state, 1), () => random.below(2) === 0);
  state.phase = 'over';
  state.active = null;
  state.order = [];
  disclose(draft);
}

function teamNames(state: State, player: Player): string[] {
  return state.people.filter(({ faction }) => faction === player).map(({ id }) => nameOf(state, id));
}

function disclose(draft: DraftState): void {
  const { state } = draft;
  addEvent(draft, 'all', { kind: 'disclosed', teams: [teamNames(state, 0), teamNames(state, 1)] });
  for (const [title, values] of statistics(state)) addEvent(draft, 'all', { kind: 'statistics', title, values });
  if (state.ending) addEvent(draft, 'all', { kind: 'over', ...state.ending });
}

/** Returns the statistics of both players. The original's own three are damage, drinks and pours. */
export function statistics(state: State): [string, [number, number]][] {
  const [one, two] = state.sides;
  const both = (value: (side: State['sides'][number]) => number): [number, number] => [value(one), value(two)];
  return [
    ['Intelligence points', [metricsOf(state, 0).ip, metricsOf(state, 1).ip]],
    ['from secrets', both(({ tally }) => tally.secretIp)],
    ['from the cat', both(({ tally }) => tally.catIp)],
    ['from gadgets', both(({ tally }) => tally.gadgetIp)],
    ['from chips', [chipIp(state, 0), chipIp(state, 1)]],
    ['Cocktails drunk', both(({ tally }) => tally.drinks)],
    ['poisoned ones', both(({ tally }) => tally.poisoned)],
    ['Cocktails poured', both(({ tally }) => tally.pours)],
    ['Damage suffered', both(({ tally }) => tally.damage)],
    ['Exfiltrations', both(({ tally }) => tally.exfiltrations)],
    ['Roulette balance', both(({ tally }) => tally.roulette)],
    ['Secrets of guests', both(({ secrets }) => secrets.length)],
    ['Safes opened', both(({ opened }) => opened.length)],
    ['Steps', both(({ tally }) => tally.steps)],
  ];
}

function chipIp({ people, config }: State, player: Player): number {
  const team = people.filter(({ faction }) => faction === player);
  return team.reduce((sum, { chips }) => sum + chips * config.chipsToIpFactor, 0);
}

/** Returns a side's current score: points plus converted chips. After the end the points already include the chips. */
export function scoreOf({ people, config, phase }: State, player: Player): number {
  const team = people.filter(({ faction }) => faction === player);
  const factor = phase === 'over' ? 0 : config.chipsToIpFactor;
  return team.reduce((sum, person) => sum + finalIp(person, factor), 0);
}
