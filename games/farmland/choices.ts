import type { Choice, Seat } from '../kit/game.ts';
import type { Text } from '../kit/text.ts';
import { objectToActing } from './acting.ts';
import { objectToBlock } from './blocking.ts';
import { fullName, KING_NAME, nameOf } from './cards.ts';
import { beside, FIELDS, type Field, fieldName, parseField } from './fields.ts';
import { objectToFlip } from './flipping.ts';
import { step, whole } from './menu.ts';
import { objectToMove } from './moving.ts';
import { placingFields } from './placing.ts';
import { placingChoices } from './placing-choices.ts';
import { attackPreview, unionPreview } from './previews.ts';
import { type Piece, pieceOn, type State, teamOf } from './state.ts';
import { mustDiscard } from './yielding.ts';

const UNIT = /^([A-G][1-7]) (move )?$/;

/** How a line may go on: a unit's field, its action, the target; `place`, a field, the cards; `yield`; `auto`. */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (state.winner !== null || seat !== state.turn) return [];
  if (partial === '') return beginnings(state);
  if (partial === 'yield ') return discards(state);
  if (partial.startsWith('place ')) return placingChoices(state, partial);
  const unit = UNIT.exec(partial);
  if (!unit) return [];
  const field = parseField(unit[1]!)!;
  if (objectToActing(state, field)) return [];
  return unit[2] === undefined ? actions(state, field) : targets(state, field);
}

function beginnings(state: State): Choice[] {
  const units = FIELDS.filter((field) => !objectToActing(state, field)).map((field) => {
    const piece = pieceOn(state, field)!;
    return step(`${fieldName(field)} `, `${fieldName(field)}: ${ownName(piece)}`, posture(piece));
  });
  const { hand } = teamOf(state, state.turn);
  const place = step(
    'place ',
    { en: 'Place from your hand', de: 'Aus der Hand platzieren' },
    { en: 'Once a turn, around your King', de: 'Einmal je Zug, rings um deinen König' },
  );
  const mayPlace = !state.placed && hand.length > 0 && placingFields(state).length > 0;
  const yields = mustDiscard(state)
    ? step('yield ', { en: 'Discard and end the turn', de: 'Abwerfen und Zug beenden' })
    : whole({ do: 'yield' }, { en: 'End the turn', de: 'Zug beenden' });
  const auto = whole(
    { do: 'auto' },
    { en: 'Let the computer play this turn', de: 'Den Computer diesen Zug spielen lassen' },
  );
  return [...units, ...(mayPlace ? [place] : []), yields, ...(state.acted ? [] : [auto])];
}

function ownName(piece: Piece): string {
  return piece.kind === 'king' ? KING_NAME : fullName(piece.card);
}

function posture(piece: Piece): Text {
  if (piece.kind === 'king') return { en: 'Keep him away from the others', de: 'Halt ihn von den anderen fern' };
  const [en, de] = piece.up ? ['Face up', 'Offen'] : ['Face down', 'Verdeckt'];
  return piece.blocks ? { en: `${en}, blocks`, de: `${de}, blockiert` } : { en, de };
}

function discards(state: State): Choice[] {
  if (!mustDiscard(state)) return [];
  return teamOf(state, state.turn).hand.map((card, discard) =>
    whole(
      { do: 'yield', discard },
      { en: `Discard ${fullName(card)}`, de: `${fullName(card)} abwerfen` },
      { en: 'It leaves the game, and the turn ends', de: 'Sie verlässt das Spiel, und der Zug endet' },
    ),
  );
}

function actions(state: State, field: Field): Choice[] {
  const moves = step(`${fieldName(field)} move `, { en: 'Move', de: 'Bewegen' });
  const flips = whole(
    { do: 'flip', field },
    { en: 'Turn face up', de: 'Aufdecken' },
    { en: 'This is not a move', de: 'Das ist keine Bewegung' },
  );
  const blocks = whole(
    { do: 'block', field },
    { en: 'Block', de: 'Blockieren' },
    { en: 'Counts as its move; DEF decides until it moves', de: 'Zählt als Bewegung; bis zur nächsten zählt DEF' },
  );
  return [moves, ...(objectToFlip(state, field) ? [] : [flips]), ...(objectToBlock(state, field) ? [] : [blocks])];
}

function targets(state: State, from: Field): Choice[] {
  const open = [...beside(from), from].filter((to) => !objectToMove(state, from, to));
  return open.map((to) => {
    const { label, detail } = journey(state, from, to);
    return whole({ do: 'move', from, to }, label, detail);
  });
}

/** What moving from a field to another would be. */
function journey(state: State, from: Field, to: Field): { label: Text; detail?: Text } {
  const piece = pieceOn(state, from)!;
  const target = pieceOn(state, to);
  const place = fieldName(to);
  if (from === to) {
    const detail = { en: 'Counts as its move and ends a blockade', de: 'Zählt als Bewegung und beendet eine Blockade' };
    return { label: { en: `Stay on ${place}`, de: `Auf ${place} bleiben` }, detail };
  }
  const go = { en: `Go to ${place}`, de: `Nach ${place} gehen` };
  if (!target) return { label: go };
  if (target.team !== piece.team) {
    const name = target.kind === 'king' ? KING_NAME : target.up ? fullName(target.card) : '???';
    const label = { en: `Attack ${name} on ${place}`, de: `${name} auf ${place} angreifen` };
    return piece.kind === 'king' ? { label } : { label, detail: attackPreview(piece, target) };
  }
  if (piece.kind === 'king' || target.kind === 'king') {
    const lost = ownName(target);
    return { label: go, detail: { en: `Your ${lost} leaves the game`, de: `${lost} verlässt das Spiel` } };
  }
  const name = nameOf(target.card);
  const label = { en: `Unite with ${name} on ${place}`, de: `Mit ${name} auf ${place} vereinen` };
  return { label, detail: unionPreview(piece.card, target.card) };
}
