import type { AnyGame, Seat } from '../../../games/kit/game.ts';
import type { Words } from '../../../games/kit/reader.ts';
import type { House } from '../house/house.ts';
import { type Refused, refusal } from '../house/refusal.ts';
import type { Seated } from '../table/table.ts';
import { seatToMove } from './move.ts';

/** What the computer would play in somebody's place, and the labels of the choices that lead there. */
export interface Hint {
  readonly seat: Seat;
  readonly line: string;
  readonly labels: readonly Words[];
}

/** Asks the computer for a person whose turn it is; it knows what their seat may know, and no more. */
export async function hintFor(house: House, seated: Seated, person: string): Promise<Hint | Refused> {
  const { table, game } = seated;
  const seat = seatToMove(seated, { person });
  if (typeof seat !== 'number') return seat;
  const level = adviser(game);
  if (level === undefined) return refusal('noAdvice');
  const line = await house.thinking.think(game, table.state, seat, level).catch(() => undefined);
  if (line === undefined) return refusal('noHint');
  return { seat, line, labels: labelsOf(game, table.state, seat, line) ?? [line] };
}

/** The level that gives hints: one of that name, or the middle one. */
function adviser({ computers }: AnyGame): string | undefined {
  const levels = (computers?.levels ?? []).map(({ id }) => id);
  return levels.includes('hint') ? 'hint' : levels[Math.floor(levels.length / 2)];
}

/** The labels of the choices from a partial to a whole line; nothing if no choices lead there. */
function labelsOf(game: AnyGame, state: unknown, seat: Seat, line: string, partial = ''): Words[] | undefined {
  for (const choice of game.choices(state, seat, partial)) {
    if (!line.startsWith(choice.line)) continue;
    if (choice.input) return [choice.label, line.slice(choice.line.length)];
    if (choice.final && choice.line === line) return [choice.label];
    const rest = choice.final ? undefined : labelsOf(game, state, seat, line, choice.line);
    if (rest) return [choice.label, ...rest];
  }
  return undefined;
}
