import { type Choice, read, type Seat, say, type Text, type Words } from '@longtable/kit';
import { FIELDS, type Field, fieldName } from '../fields.ts';
import { makeHand, makeLine } from '../rules/lines.ts';
import { isRedundant } from '../rules/redundant.ts';
import { mustDiscard } from '../rules/turn.ts';
import { pieceOn, type State, teamOf, unitOn } from '../state.ts';
import { cardWords, kingName, shortName, valuesOf } from '../words/names.ts';
import { actionChoices, isRival, nextToAct, targetsOf, usualChoices } from './acting.ts';
import { parsePartial, step, whole } from './partials.ts';
import { placeableCards, placingChoices } from './placing.ts';

const MOVE: Text = { en: 'Move another unit…', de: 'Andere Einheit bewegen …' };
const PLACE: Text = { en: 'Place a card…', de: 'Karte platzieren …' };
const DISCARD: Text = { en: 'Discard and end turn…', de: 'Abwerfen, Zug beenden …' };
/** Maximum number of buttons in a row on a phone. */
const PER_ROW = 4;
const AUTOPLAY: Text = { en: 'Autoplay turn', de: 'Zug automatisch spielen' };

/**
 * Returns the continuations of a line: a field and the action of its piece; `place`, cards and a field; `yield`;
 * `auto`.
 */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (state.winner !== null || seat !== state.turn) return [];
  const asked = parsePartial(partial);
  switch (asked?.about) {
    case 'turn':
      return turnChoices(state);
    case 'piece':
      return actionChoices(state, asked.field);
    case 'cards':
      return placingChoices(state, asked.hand);
    case 'auto':
      return state.acted ? [] : [whole({ verb: 'auto' }, { label: AUTOPLAY, emphasis: 'costly', help: true })];
    case undefined:
      return [];
  }
}

/** Returns the actions of the next piece, the other pieces, the cards, and the end of the turn. */
function turnChoices(state: State): Choice[] {
  const next = nextToAct(state);
  const actions = next === undefined ? [] : usualChoices(state, next);
  const cards = cardChoices(state);
  const isDone = cards.length === 0 && (next === undefined || pieceOn(state, next)?.kind === 'king');
  return [...actions, ...pieceChoices(state), ...cards, ...endChoices(state, isDone), ...autoChoice(state)];
}

/**
 * Returns the pieces that can still act, below the moves of the next one, or in a list if they are many. A sword marks
 * possible attacks.
 */
function pieceChoices(state: State): Choice[] {
  const able = FIELDS.filter((field) => actionChoices(state, field).length > 0);
  return able.map((field, column) =>
    step(`${fieldName(field)} `, {
      label: pieceLabel(state, field),
      ...(able.length > PER_ROW ? { detail: pieceDetail(state, field), under: MOVE } : { at: { row: 1, column } }),
    }),
  );
}

function pieceLabel(state: State, field: Field): Words {
  const isKing = pieceOn(state, field)?.kind === 'king';
  const sword = targetsOf(state, field).some((to) => isRival(state, to)) ? ' ⚔' : '';
  return ({ language }) => `${isKing ? kingName(language) : fieldName(field)}${sword} ›`;
}

function pieceDetail(state: State, field: Field): Words {
  const unit = unitOn(state, field);
  return ({ language }) => (unit ? cardWords(unit.card, language) : fieldName(field));
}

function cardChoices(state: State): Choice[] {
  const cards = placeableCards(state).map((at) => step(`place ${makeHand([at])} `, cardFace(state, at)));
  return listed(cards, PLACE, (name) => ({ en: `Place ${name}`, de: `${name} platzieren` }));
}

function cardFace(state: State, at: number): Pick<Choice, 'label' | 'detail'> {
  const card = teamOf(state, state.turn).hand[at]!;
  return { label: ({ language }) => shortName(card, language), detail: valuesOf(card) };
}

/** Returns the end of the turn, or with a full hand the cards to discard. */
function endChoices(state: State, isDone: boolean): Choice[] {
  if (!mustDiscard(state))
    return [
      whole({ verb: 'yield' }, { label: { en: 'End turn', de: 'Zug beenden' }, emphasis: isDone ? 'usual' : 'aside' }),
    ];
  const discards = [...teamOf(state, state.turn).hand.keys()]
    .map((discard) => ({ verb: 'yield', discard }) as const)
    .filter((command) => !isRedundant(state, command))
    .map((command) => whole(command, { ...cardFace(state, command.discard), emphasis: 'costly' }));
  return listed(discards, DISCARD, (name) => ({
    en: `Discard ${name}, end turn`,
    de: `${name} abwerfen, Zug beenden`,
  }));
}

function autoChoice(state: State): Choice[] {
  return state.acted ? [] : [step(makeLine({ verb: 'auto' }), { label: AUTOPLAY, help: true })];
}

/** Puts choices in a list of this name. A single choice is a button with its action. */
function listed(choices: readonly Choice[], under: Text, alone: (name: string) => Text): Choice[] {
  const [only] = choices;
  if (!only || choices.length > 1) return choices.map((choice) => ({ ...choice, under }));
  const label: Words = (reader) => say(alone(read(only.label, reader)), reader.language);
  return [{ ...only, label }];
}
