import type { Choice } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { beside, type Field, fieldName } from '../fields.ts';
import { faultOfActing } from '../rules/acting.ts';
import { faultOfBlocking } from '../rules/blocking.ts';
import { faultOfFlipping } from '../rules/flipping.ts';
import { faultOfMoving } from '../rules/moving.ts';
import { type Piece, pieceOn, type State } from '../state.ts';
import { offer } from './consequences.ts';
import { attackPreview } from './previews.ts';
import { besides, whole } from './steps.ts';

/** What the piece on a field may do: its moves as a cross, as on the board, and below it to flip and to block. */
export function actionChoices(state: State, field: Field): Choice[] {
  if (faultOfActing(state, field)) return [];
  const open = [...beside(field), field].filter((to) => !faultOfMoving(state, field, to));
  const flip = whole({ do: 'flip', field }, { label: { en: 'Turn face up', de: 'Aufdecken' } });
  const block = whole({ do: 'block', field }, { label: { en: 'Block', de: 'Blockieren' } });
  return [
    ...open.map((to) => moveChoice(state, field, to)),
    ...(faultOfFlipping(state, field) ? [] : [flip]),
    ...(faultOfBlocking(state, field) ? [] : [block]),
  ];
}

function moveChoice(state: State, from: Field, to: Field): Choice {
  const order = { do: 'move', from, to } as const;
  const piece = pieceOn(state, from)!;
  const target = from === to ? undefined : pieceOn(state, to);
  const at = besides(from, to, state.turn);
  if (piece.kind === 'unit' && target && target.team !== piece.team) {
    const label = { en: `Attack ${fieldName(to)}`, de: `${fieldName(to)} angreifen` };
    return whole(order, { label, detail: attackPreview(piece, target), at });
  }
  return offer(state, order, { label: from === to ? staying(piece) : going(piece, target, to), at });
}

function staying(piece: Piece): Text {
  const blocks = piece.kind === 'unit' && piece.blocks;
  return blocks ? { en: 'Stop blocking', de: 'Blockade lösen' } : { en: 'Stay', de: 'Bleiben' };
}

function going(piece: Piece, target: Piece | undefined, to: Field): Text {
  const name = fieldName(to);
  if (!target) return name;
  if (piece.kind === 'king') return { en: `Step on ${name}`, de: `Auf ${name} treten` };
  return { en: `Unite with ${name}`, de: `Mit ${name} vereinen` };
}
