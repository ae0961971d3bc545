import type { Choice } from '@longtable/kit';
import type { What } from '../rules/course/legality.ts';
import { isLastRound } from '../rules/course/round.ts';
import type { Point } from '../rules/grid.ts';
import { noteAbout, spyProbability, successProbability } from '../rules/knowledge/intelligence.ts';
import { tableAt } from '../rules/match/board.ts';
import { highestStake, rouletteChance } from '../rules/match/chance.ts';
import { FULL_HEALTH } from '../rules/match/health.ts';
import { isPlayer, personAt } from '../rules/match/people.ts';
import type { PersonOnBoard, State } from '../state.ts';
import { percent } from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';

/** Returns the default stake: half of the maximum, rounded up. */
export function usualStake(visibleState: State, actor: PersonOnBoard, at: Point): number {
  return Math.ceil(highestAt(visibleState, actor, at) / 2);
}

function highestAt({ board }: State, { chips: held }: PersonOnBoard, at: Point): number {
  return highestStake(held, tableAt(board, at)?.chips ?? 0);
}

/**
 * Returns the stakes at a table: buttons for the lowest, the default and the highest, and an input if there are others.
 */
export function stakeChoices(visibleState: State, actor: PersonOnBoard, at: Point, partial: string): Choice[] {
  const highest = highestAt(visibleState, actor, at);
  const probability = successProbability(
    actor,
    rouletteChance(actor.properties, tableAt(visibleState.board, at)?.inverted ?? false),
  );
  const ready = [...new Set([1, usualStake(visibleState, actor, at), highest])];
  const pressed = ready.map((stake): Choice => {
    const label = texts.stake.bet({ amount: stake, odds: percent(probability) });
    return { line: `${partial} ${stake}`, label, final: true };
  });
  if (ready.length === highest) return pressed;
  const typed: Choice = {
    line: `${partial} `,
    label: texts.stake.differentBet,
    final: false,
    input: {
      label: texts.stake.amount({ highest }),
      pattern: new RegExp(upTo(highest)),
      example: String(highest),
    },
  };
  return [...pressed, typed];
}

/** Returns the source of a regular expression for the integers from 1 to a limit. */
export function upTo(limit: number): string {
  const digits = String(limit);
  const branches = [...digits].flatMap((digit, index) => {
    const lowest = index === 0 ? 1 : 0;
    const below = Number(digit) - 1;
    if (below < lowest) return [];
    return [`${digits.slice(0, index)}[${lowest}-${below}]${anyDigits(digits.length - index - 1)}`];
  });
  const shorter = digits.length > 1 ? [`[1-9][0-9]{0,${digits.length - 2}}`] : [];
  return [...shorter, ...branches, digits].join('|');
}

function anyDigits(count: number): string {
  return count === 0 ? '' : `[0-9]{${count}}`;
}

/** Minimum worth of an action that is usually the right choice. */
export const GOOD_WORTH = 5;

/**
 * Returns a rough value of an action for the order of menus: 0 for one that players rarely want, negative for one that
 * is expected to lose. In the last round, only what scores has a value.
 */
export function worthOf(visibleState: State, actor: PersonOnBoard, what: What, at: Point): number {
  const name = 'verb' in what ? what.verb : what.gadget;
  if (isLastRound(visibleState) && !SCORING.includes(name)) return 0;
  return WORTH[name]?.(visibleState, actor, at) ?? 0;
}

/** Actions that score. */
const SCORING: readonly string[] = ['DIAMOND_COLLAR', 'open', 'spy', 'gamble'];

const isHurt = ({ hp }: PersonOnBoard) => hp <= FULL_HEALTH / 2;

const WORTH: Readonly<Record<string, (visibleState: State, actor: PersonOnBoard, at: Point) => number>> = {
  DIAMOND_COLLAR: () => 20,
  open: () => 15,
  HAIRDRYER: () => 9,
  spy(visibleState, actor, at) {
    const target = personAt(visibleState, at);
    if (!target || !isPlayer(actor.faction)) return 0;
    const probability = spyProbability(visibleState, actor.faction, actor, target.id);
    const { secrets, combinations } = visibleState.sides[actor.faction];
    const mayTellMore = combinations.length < visibleState.board.safes.length && !isLastRound(visibleState);
    if (secrets.includes(target.id)) return mayTellMore ? 2 * probability : 0;
    return (noteAbout(visibleState, actor.faction, target.id) === 'guest' ? 12 : 10) * probability;
  },
  gamble(visibleState, actor, at) {
    const probability = successProbability(
      actor,
      rouletteChance(actor.properties, tableAt(visibleState.board, at)?.inverted ?? false),
    );
    return probability > 0.5 ? 14 * probability : probability - 0.5;
  },
  drink: (_, actor) => (actor.cocktail?.poisonedBy.length ? 0 : isHurt(actor) ? 8 : 0),
  observe: () => 2,
  take: (_, actor) => (isHurt(actor) ? GOOD_WORTH : 0.5),
};
