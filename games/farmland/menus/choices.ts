import type { Choice, Seat } from '../../kit/game.ts';
import type { Words } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import { FIELDS, type Field, fieldName } from '../fields.ts';
import { makeHand, makeLine } from '../rules/lines.ts';
import { isRedundant } from '../rules/redundant.ts';
import { mustDiscard } from '../rules/turn.ts';
import { type Card, type Piece, pieceOn, type State, teamOf } from '../state.ts';
import { kingName, shortName, valuesOf } from '../words/names.ts';
import { actionChoices, targetsOf } from './acting.ts';
import { AUTOPLAY, confirmation } from './confirm.ts';
import { parsePartial } from './partials.ts';
import { canPlace, placingChoices } from './placing.ts';
import { step, whole } from './steps.ts';

const MOVE: Text = { en: 'Move a unit…', de: 'Einheit bewegen …' };
const PLACE: Text = { en: 'Place a card…', de: 'Karte platzieren …' };
const DISCARD: Text = { en: 'Discard a card…', de: 'Karte abwerfen …' };

/** How a line can continue: a field and what its piece does; `place`, cards and a field; `yield`; `auto`. */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (state.winner !== null || seat !== state.turn) return [];
  const asked = parsePartial(partial);
  switch (asked?.about) {
    case 'turn':
      return [yieldChoice(state), ...autoChoice(state), ...pieceChoices(state), ...cardChoices(state)];
    case 'piece':
      return actionChoices(state, asked.field);
    case 'cards':
      return placingChoices(state, asked.hand);
    case 'discard':
      return discardChoices(state);
    case 'command':
      return confirmation(state, asked.command);
    case undefined:
      return [];
  }
}

function pieceChoices(state: State): Choice[] {
  const able = FIELDS.filter((field) => actionChoices(state, field).length > 0);
  return able.map((field) =>
    step(`${fieldName(field)} `, {
      label: pieceLabel(pieceOn(state, field)!, field),
      detail: pieceDetail(state, field),
      under: MOVE,
    }),
  );
}

function pieceLabel(piece: Piece, field: Field): Words {
  return ({ language }) =>
    `${fieldName(field)} ${piece.kind === 'king' ? kingName(language) : shortName(piece.card, language)}`;
}

/** A unit's values and state, and which fields it can attack. */
function pieceDetail(state: State, field: Field): Words {
  const piece = pieceOn(state, field)!;
  const targets = targetsOf(state, field).filter((to) => (pieceOn(state, to)?.team ?? state.turn) !== state.turn);
  const names = targets.map(fieldName).join(', ');
  return ({ language }) => {
    const attack = names === '' ? [] : [say({ en: `can attack ${names}`, de: `kann ${names} angreifen` }, language)];
    if (piece.kind === 'king') return say({ en: 'moves 1 field', de: 'bewegt sich 1 Feld weit' }, language);
    return [valuesOf(piece.card), ...conditions(piece).map((words) => say(words, language)), ...attack].join(', ');
  };
}

function conditions({ up, blocks }: Piece & { kind: 'unit' }): Text[] {
  return [
    ...(up ? [] : [{ en: 'face down', de: 'verdeckt' }]),
    ...(blocks ? [{ en: 'blocking', de: 'blockiert' }] : []),
  ];
}

function cardChoices(state: State): Choice[] {
  if (state.placed) return [];
  return [...teamOf(state, state.turn).hand.entries()].flatMap(([at, card]) => {
    if (!canPlace(state, at)) return [];
    return [step(`place ${makeHand([at])} `, { label: nameLabel(card), detail: valuesOf(card), under: PLACE })];
  });
}

function nameLabel(card: Card): Words {
  return ({ language }) => shortName(card, language);
}

function yieldChoice(state: State): Choice {
  if (!mustDiscard(state))
    return whole({ verb: 'yield' }, { label: { en: 'End turn', de: 'Zug beenden' }, tone: 'usual' });
  return step('yield ', { label: { en: 'End turn…', de: 'Zug beenden …' }, tone: 'usual' });
}

function autoChoice(state: State): Choice[] {
  if (state.acted) return [];
  return [step(makeLine({ verb: 'auto' }), { label: AUTOPLAY })];
}

function discardChoices(state: State): Choice[] {
  if (!mustDiscard(state)) return [];
  return [...teamOf(state, state.turn).hand.entries()].flatMap(([discard, card]) => {
    const command = { verb: 'yield', discard } as const;
    if (isRedundant(state, command)) return [];
    return [whole(command, { label: nameLabel(card), detail: valuesOf(card), under: DISCARD })];
  });
}
