import { type Box, inset } from '../../kit/picture/box.ts';
import type { Item, Tone } from '../../kit/picture/items.ts';
import { piece as disc, icon, rect } from '../../kit/picture/make.ts';
import { fade, lookOf, mix, TONES } from '../../kit/picture/palette.ts';
import type { Field } from '../fields.ts';
import { parsePartial } from '../menus/partials.ts';
import { heap } from '../rules/redundant.ts';
import { unite } from '../rules/union.ts';
import { pieceOn, type State, unitOn } from '../state.ts';
import { THINGS } from './icons.ts';

/** What happens on a field that a line can lead to. */
export type Action = 'move' | 'place' | 'attack' | 'unite' | 'lose';

/** What a begun line does on a field it can lead to. */
export function deedOn(state: State, field: Field, actor: Field | undefined, partial = ''): Action {
  const target = pieceOn(state, field);
  if (!target) return actor === undefined ? 'place' : 'move';
  if (target.team !== state.turn) return 'attack';
  const asked = parsePartial(partial);
  const moved = actor === undefined ? undefined : unitOn(state, actor);
  const union = moved && target.kind === 'unit' ? unite(moved.card, target.card) : undefined;
  const fits = actor === undefined ? asked?.about === 'cards' && heap(state, field, asked.hand) : union;
  return fits ? 'unite' : 'lose';
}

/** The frame of a field that a line can lead to, below its piece. */
export function drawTarget(cell: Box, action: Action, team: number | undefined): Item[] {
  const tone = toneOf(action);
  if (team !== undefined) return [drawRing(cell, tone, team)];
  return [
    rect(inset(cell, 3), { fill: fade(tone, 0.26), stroke: tone, thick: 3, radius: 8 }),
    icon(THINGS[action], cell.x + cell.width / 2, cell.y + cell.height / 2, 30, {
      tone: mix(tone, '#ffffff', 0.5),
      edge: 1.5,
    }),
  ];
}

/** A ring around a piece. */
export function drawRing(cell: Box, tone: Tone, team: number): Item {
  return rect(inset(cell, -1), { fill: tone, radius: radiusOf(team) + 3, corners: lookOf(team).corners });
}

/** The colour of what happens: red for blows and losses. */
export const toneOf = (action: Action): Tone => (action === 'attack' || action === 'lose' ? TONES.bad : TONES.good);

/** How far a team's corners are rounded or cut. */
export const radiusOf = (team: number): number => (team === 0 ? 8 : 12);

/** What a line does to a piece, where it covers no number. */
export function drawBadge({ x, y, height }: Box, action: Action): Item[] {
  const tone = toneOf(action);
  return [
    disc(x + 6, y + height - 7, 14, 'circle', { fill: mix(tone, '#000000', 0.55), stroke: tone, thick: 2.5 }),
    icon(THINGS[action], x + 6, y + height - 7, 20, { tone: '#ffffff' }),
  ];
}
