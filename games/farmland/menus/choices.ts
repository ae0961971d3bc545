import { type Choice, type Reader, read, type Seat, say, type Text, type Words } from '@longtable/kit';
import { FIELDS, type Field, fieldName, fieldSpot, handSpot } from '../fields.ts';
import { boardIsFull, isRedundant, makeHand, makeLine, mustDiscard } from '../rules/commands.ts';
import { pieceOn, type State, teamOf, unitOn } from '../state.ts';
import { cardWords } from '../words/names.ts';
import { dangerSentence } from '../words/sentences.ts';
import { texts } from '../words/texts.ts';
import { valuesOf } from '../words/units.ts';
import {
  actionChoices,
  finalChoice,
  isRival,
  nextFieldToAct,
  PER_ROW,
  parsePartial,
  placeableCards,
  placingChoices,
  stepChoice,
  targetsOf,
} from './actions.ts';

/**
 * Returns the continuations of a partial line. Lines are a field and the action of its piece, `place` with cards and a
 * field, `yield`, or `auto`.
 */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (state.winner !== null || seat !== state.turn) return [];
  const parsed = parsePartial(partial);
  switch (parsed?.kind) {
    case 'turn':
      return turnChoices(state);
    case 'piece':
      return actionChoices(state, parsed.field);
    case 'cards':
      return placingChoices(state, parsed.hand);
    case 'auto':
      return state.acted
        ? []
        : [finalChoice({ verb: 'auto' }, { label: texts.choices.autoplay, emphasis: 'costly', help: true })];
    case undefined:
      return [];
  }
}

/** Returns the actions of the suggested piece, the other pieces, the cards, the end of the turn and autoplay. */
function turnChoices(state: State): Choice[] {
  const next = nextFieldToAct(state);
  const actions = next === undefined ? [] : actionChoices(state, next);
  const cards = cardChoices(state);
  const isDone = cards.length === 0 && (next === undefined || pieceOn(state, next)?.kind === 'king');
  return [
    ...actions,
    ...pieceChoices(state, next, actions),
    ...cards,
    ...endChoices(state, isDone),
    ...autoChoice(state),
  ];
}

/**
 * Returns a choice for each other piece that can act: as buttons if all fit the second row, else as a list. A sword
 * marks pieces that can attack.
 */
function pieceChoices(state: State, next: Field | undefined, actions: readonly Choice[]): Choice[] {
  const fields = FIELDS.filter((field) => field !== next && actionChoices(state, field).length > 0);
  const first = actions.filter(({ at }) => at?.row === 1).length;
  return fields.map((field, column) =>
    stepChoice(`${fieldName(field)} `, {
      label: pieceLabel(state, field),
      things: [fieldSpot(field)],
      ...(first + fields.length > PER_ROW
        ? { detail: pieceDetail(state, field), under: texts.choices.move }
        : { at: { row: 1, column: first + column } }),
    }),
  );
}

function pieceLabel(state: State, field: Field): Words {
  const isKing = pieceOn(state, field)?.kind === 'king';
  const sword = targetsOf(state, field).some((to) => isRival(state, to)) ? ' ⚔' : '';
  return ({ language }) => `${isKing ? say(texts.units.king, language) : fieldName(field)}${sword} ›`;
}

function pieceDetail(state: State, field: Field): Words {
  const unit = unitOn(state, field);
  return ({ language }) => (unit ? cardWords(unit.card, language) : fieldName(field));
}

function cardChoices(state: State): Choice[] {
  const cards = placeableCards(state).map((at) => stepChoice(`place ${makeHand([at])} `, cardFace(state, at)));
  return groupChoices(cards, texts.choices.place, (name) => texts.choices.placeOne({ name }));
}

function cardFace(state: State, at: number): Pick<Choice, 'label' | 'detail' | 'things'> {
  const card = teamOf(state, state.turn).hand[at]!;
  return { label: texts.units.short({ card }), detail: valuesOf(card), things: [handSpot(state.turn, at)] };
}

/** Returns the choice that ends the turn. If the player must discard, returns one for each card instead. */
function endChoices(state: State, isDone: boolean): Choice[] {
  if (!mustDiscard(state))
    return [finalChoice({ verb: 'yield' }, { label: texts.choices.endTurn, emphasis: isDone ? 'usual' : 'aside' })];
  const discards = [...teamOf(state, state.turn).hand.keys()]
    .map((discard) => ({ verb: 'yield', discard }) as const)
    .filter((command) => !isRedundant(state, command))
    .map((command) => {
      const face = cardFace(state, command.discard);
      const result: Words = (reader) =>
        say(texts.choices.discardOne({ name: read(face.label, reader) }), reader.language);
      return finalChoice(command, { ...face, emphasis: 'costly', result });
    });
  return groupChoices(discards, texts.choices.discard, (name) => texts.choices.discardOne({ name }));
}

function autoChoice(state: State): Choice[] {
  return state.acted ? [] : [stepChoice(makeLine({ verb: 'auto' }), { label: texts.choices.autoplay, help: true })];
}

/** Groups choices under a heading. A single choice stays a button, labelled by `labelOf` with its detail. */
function groupChoices(choices: readonly Choice[], under: Text, labelOf: (name: string) => Text): Choice[] {
  const [only] = choices;
  if (!only || choices.length > 1) return choices.map((choice) => ({ ...choice, under }));
  const { detail = '', ...rest } = only;
  const label: Words = (reader) =>
    say(labelOf(`${read(only.label, reader)} (${read(detail, reader)})`), reader.language);
  return [{ ...rest, label }];
}

/**
 * Returns the question above a menu. At the start of a line, a warning of the largest danger is on a line before
 * it. For a seat that is not in turn, returns only the warning.
 */
export function ask(state: State, seat: Seat, partial: string, reader: Reader): string {
  const { language } = reader;
  if (seat !== state.turn) return dangerSentence(state, seat, reader) ?? '';
  const parsed = parsePartial(partial);
  switch (parsed?.kind) {
    case 'piece':
      return say(aboutPiece(state, parsed.field), language);
    case 'cards':
      return say(aboutCards(state, parsed.hand), language);
    case 'auto':
      return say(texts.ask.confirmAutoplay, language);
    default:
      return [dangerSentence(state, seat, reader), ...aboutTurn(state).map((text) => say(text, language))]
        .filter(Boolean)
        .join('\n');
  }
}

function aboutPiece(state: State, field: Field): Text {
  const piece = pieceOn(state, field);
  const name = piece?.kind === 'unit' ? texts.units.asked({ card: piece.card }) : texts.units.king;
  return texts.ask.whereToMove({ field: fieldName(field), name });
}

function aboutCards(state: State, hand: readonly number[]): Text {
  const cards = hand.flatMap((at) => teamOf(state, state.turn).hand[at] ?? []);
  const names = cards.map((card) => texts.units.asked({ card }));
  return boardIsFull(state) ? texts.ask.uniteWith({ names }) : texts.ask.whereToPlace({ names });
}

/** Returns that a full hand must lose a card, and the question at the start of a line. */
function aboutTurn(state: State): readonly Text[] {
  const next = nextFieldToAct(state);
  const full = mustDiscard(state) ? [texts.ask.placeOrDiscard] : [];
  if (next !== undefined) return [...full, aboutPiece(state, next)];
  if (full.length > 0) return full;
  return [placeableCards(state).length === 0 ? texts.ask.allMoved : texts.ask.whichCard];
}
