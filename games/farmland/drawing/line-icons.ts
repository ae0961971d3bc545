import type { Seat } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { type Field, parseField } from '../fields.ts';
import { pieceOn, type State, teamOf } from '../state.ts';
import { iconOf as iconOfCard, THINGS } from './icons.ts';

const DEEDS: Readonly<Record<string, string>> = { block: THINGS.blocks, flip: SIGNS.seen };

/** The icon of a line: of what the piece does, or of the piece or the last card if that is all there is yet; steps have arrows. */
export function iconOf(state: State, seat: Seat, line: string): string | undefined {
  const [first = '', second = '', third = ''] = line.split(' ');
  const field = parseField(first);
  if (field !== undefined && second === '') return iconOn(state, field);
  if (field !== undefined) return first === third ? THINGS.move : iconOfDeed(state, seat, second, third);
  if (line === 'yield') return SIGNS.waits;
  const number = /^(?:place (?:\d )*|yield )(\d) ?$/.exec(line)?.[1];
  const card = number === undefined ? undefined : teamOf(state, seat).hand[Number(number) - 1];
  return card && iconOfCard(card);
}

function iconOn(state: State, field: Field): string | undefined {
  const piece = pieceOn(state, field);
  return piece?.kind === 'unit' ? iconOfCard(piece.card) : piece && THINGS.King;
}

function iconOfDeed(state: State, seat: Seat, verb: string, to: string): string | undefined {
  const target = pieceOn(state, parseField(to) ?? -1);
  return verb === 'move' && target && target.team !== seat ? THINGS.attack : DEEDS[verb];
}
