import type { Choice } from '../../kit/game.ts';
import type { Words } from '../../kit/reader.ts';
import { say } from '../../kit/text.ts';
import type { Point } from '../rules/grid.ts';
import { tableAt } from '../rules/match/board.ts';
import { chanceOf } from '../rules/match/odds.ts';
import { highestStake, rouletteChance } from '../rules/roulette.ts';
import type { Present, State } from '../state.ts';
import { chips, percent } from '../words/titles.ts';

/** What is staked with one press: half of what one may. */
export function usualStake(known: State, actor: Present, at: Point): number {
  return Math.ceil(highestAt(known, actor, at) / 2);
}

function highestAt({ board }: State, { chips: held }: Present, at: Point): number {
  return highestStake(held, tableAt(board, at)?.chips ?? 0);
}

/** The stakes at a table: some ready to press, any other to type. */
export function stakeChoices(known: State, actor: Present, at: Point, partial: string): Choice[] {
  const highest = highestAt(known, actor, at);
  const chance = chanceOf(actor, rouletteChance(actor.properties, tableAt(known.board, at)?.inverted ?? false));
  const ready = [...new Set([1, usualStake(known, actor, at), highest])];
  const pressed = ready.map((stake): Choice => {
    const label: Words = ({ language }) => {
      const [words, odds] = [chips(stake, language), percent(chance)[language]];
      return say({ en: `Stake ${words} (${odds})`, de: `${words} setzen (${odds})` }, language);
    };
    return { line: `${partial} ${stake}`, label, final: true };
  });
  if (ready.length === highest) return pressed;
  const typed: Choice = {
    line: `${partial} `,
    label: { en: 'Other stake…', de: 'Anderer Einsatz …' },
    final: false,
    input: {
      label: { en: `Chips (1 to ${highest})`, de: `Chips (1 bis ${highest})` },
      pattern: new RegExp(upTo(highest)),
      example: String(highest),
    },
  };
  return [...pressed, typed];
}

/** A pattern for the whole numbers from 1 to a limit. */
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
