import type { Choice } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { beside, type Field, fieldName } from '../fields.ts';
import { faultOf } from '../rules/faults.ts';
import { isRedundant } from '../rules/redundant.ts';
import { type Piece, pieceOn, type State } from '../state.ts';
import { offer } from './confirm.ts';
import { attackPreview, unionPreview } from './previews.ts';
import { besides, whole } from './steps.ts';

const FLIP: Text = { en: 'Flip', de: 'Aufdecken' };
const BLOCK: Text = { en: 'Block', de: 'Blockieren' };
const UNBLOCK: Text = { en: 'Stop blocking', de: 'Blockade aufheben' };

/** What the piece on a field can do: its moves as a cross, as on the board, and flip and block below it. */
export function actionChoices(state: State, field: Field): Choice[] {
  const moves = targetsOf(state, field).map((to) => moveChoice(state, field, to));
  return [...moves, ...flipChoices(state, field), ...blockChoices(state, field)];
}

/** The neighbouring fields that the piece on a field can move to. */
export function targetsOf(state: State, from: Field): Field[] {
  return beside(from).filter((to) => !faultOf(state, { verb: 'move', from, to }));
}

function flipChoices(state: State, field: Field): Choice[] {
  const command = { verb: 'flip', field } as const;
  return faultOf(state, command) ? [] : [whole(command, { label: FLIP, tone: 'costly' })];
}

function blockChoices(state: State, field: Field): Choice[] {
  const command = { verb: 'block', field } as const;
  if (faultOf(state, command)) return [];
  if (!isRedundant(state, command)) return [whole(command, { label: BLOCK, tone: 'aside' })];
  return [whole({ verb: 'move', from: field, to: field }, { label: UNBLOCK, tone: 'aside' })];
}

function moveChoice(state: State, from: Field, to: Field): Choice {
  const command = { verb: 'move', from, to } as const;
  const piece = pieceOn(state, from)!;
  const target = pieceOn(state, to);
  const at = besides(from, to, state.turn);
  if (piece.kind === 'unit' && target && target.team !== piece.team) {
    const label = { en: `Attack ${fieldName(to)}`, de: `${fieldName(to)} angreifen` };
    return whole(command, { label, detail: attackPreview(piece, target), at, tone: 'costly' });
  }
  const face = { label: going(piece, target, to), at, tone: 'usual' as const };
  const joins = piece.kind === 'unit' && target?.kind === 'unit';
  return offer(state, command, joins ? { ...face, detail: unionPreview(piece.card, target.card) } : face);
}

function going(piece: Piece, target: Piece | undefined, to: Field): Text {
  const name = fieldName(to);
  if (!target) return name;
  if (piece.kind === 'king') return { en: `Step on ${name}`, de: `Auf ${name} treten` };
  return { en: `Unite on ${name}`, de: `Auf ${name} vereinen` };
}
