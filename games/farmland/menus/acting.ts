import type { Choice } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { beside, type Field, fieldName } from '../fields.ts';
import { faultOfActing } from '../rules/acting.ts';
import { faultOfBlocking } from '../rules/blocking.ts';
import { faultOfFlipping } from '../rules/flipping.ts';
import { faultOfMoving } from '../rules/moving.ts';
import { isRedundant } from '../rules/redundant.ts';
import { type Piece, pieceOn, type State } from '../state.ts';
import { offer } from './consequences.ts';
import { attackPreview, unionPreview } from './previews.ts';
import { besides, whole } from './steps.ts';

const FLIP: Text = { en: 'Turn face up', de: 'Aufdecken' };
const BLOCK: Text = { en: 'Block', de: 'Blockieren' };
const UNBLOCK: Text = { en: 'Stop blocking', de: 'Blockade lösen' };

/** What the piece on a field may do: its moves as a cross, as on the board, and below it to flip and to block. */
export function actionChoices(state: State, field: Field): Choice[] {
  const flip = faultOfFlipping(state, field) ? [] : [whole({ do: 'flip', field }, { label: FLIP, tone: 'costly' })];
  return [...targetsOf(state, field).map((to) => moveChoice(state, field, to)), ...flip, ...blockChoices(state, field)];
}

/** Whether there is anything that it may do. */
export function canAct(state: State, field: Field): boolean {
  return targetsOf(state, field).length > 0 || !faultOfFlipping(state, field) || !faultOfBlocking(state, field);
}

/** The fields that the piece on a field may go to, its own only to end a blockade. */
export function targetsOf(state: State, field: Field): Field[] {
  if (faultOfActing(state, field)) return [];
  return beside(field).filter((to) => !faultOfMoving(state, field, to));
}

function blockChoices(state: State, field: Field): Choice[] {
  if (faultOfBlocking(state, field)) return [];
  const order = { do: 'block', field } as const;
  if (!isRedundant(state, order)) return [whole(order, { label: BLOCK, tone: 'aside' })];
  return [whole({ do: 'move', from: field, to: field }, { label: UNBLOCK, tone: 'aside' })];
}

function moveChoice(state: State, from: Field, to: Field): Choice {
  const order = { do: 'move', from, to } as const;
  const piece = pieceOn(state, from)!;
  const target = pieceOn(state, to);
  const at = besides(from, to, state.turn);
  if (piece.kind === 'unit' && target && target.team !== piece.team) {
    const label = { en: `Attack ${fieldName(to)}`, de: `Angriff ${fieldName(to)}` };
    return whole(order, { label, detail: attackPreview(piece, target), at, tone: 'costly' });
  }
  const face = { label: going(piece, target, to), at, tone: 'usual' as const };
  const joins = piece.kind === 'unit' && target?.kind === 'unit';
  return offer(state, order, joins ? { ...face, detail: unionPreview(piece.card, target.card) } : face);
}

function going(piece: Piece, target: Piece | undefined, to: Field): Text {
  const name = fieldName(to);
  if (!target) return name;
  if (piece.kind === 'king') return { en: `Step on ${name}`, de: `Auf ${name}` };
  return { en: `Unite ${name}`, de: `Union ${name}` };
}
