import {
  type Choice,
  cut,
  eachLanguage,
  nameOf,
  type Reader,
  read,
  type Seat,
  say,
  type Text,
  type Words,
} from '@longtable/kit';
import { playerPlace } from '@longtable/kit/picture';
import {
  adjacentFields,
  columnOf,
  type Field,
  fieldName,
  fieldSpot,
  handSpot,
  parseField,
  rowOf,
  sidesOf,
  stepsBetween,
} from '../fields.ts';
import {
  type Command,
  faultOf,
  faultOfActing,
  isRedundant,
  makeHand,
  makeLine,
  parseHand,
  placingFields,
  unitAfterPlacing,
} from '../rules/commands.ts';
import { type Duel, duel, duelWithKing } from '../rules/duel.ts';
import { unite } from '../rules/union.ts';
import {
  type Card,
  kingField,
  type Piece,
  pieceOn,
  rivalOf,
  type State,
  teamOf,
  type Unit,
  unitFields,
  unitOn,
} from '../state.ts';
import { texts } from '../words/texts.ts';
import { valuesInHundreds, valuesOf } from '../words/units.ts';

/** Parsed partial: an incomplete line, or `auto`, which the player must confirm. */
type ParsedPartial =
  | { readonly kind: 'turn' | 'auto' }
  | { readonly kind: 'piece'; readonly field: Field }
  | { readonly kind: 'cards'; readonly hand: readonly number[] };

const PIECE = /^([A-G][1-7]) $/;
const CARDS = /^place ([1-5](?: [1-5])*) $/;

/** Parses an empty partial, `D4 `, `place 3 1 ` or `auto`. Returns undefined for other texts. */
export function parsePartial(text: string | undefined): ParsedPartial | undefined {
  if (text === undefined) return undefined;
  if (text === '') return { kind: 'turn' };
  if (text === 'auto') return { kind: 'auto' };
  const piece = PIECE.exec(text);
  if (piece) return { kind: 'piece', field: parseField(piece[1]!)! };
  const cards = CARDS.exec(text);
  return cards ? { kind: 'cards', hand: parseHand(cards[1]!) } : undefined;
}

const MAX_LABEL_LENGTH = 80;
const MAX_DETAIL_LENGTH = 100;

type ChoiceTexts = Omit<Choice, 'line' | 'final' | 'input'>;

/** Returns a choice that completes a line. */
export function finalChoice(command: Command, face: ChoiceTexts): Choice {
  return choice(makeLine(command), true, face);
}

/** Returns a choice that leads to further choices. */
export function stepChoice(line: string, face: ChoiceTexts): Choice {
  return choice(line, false, face);
}

function choice(line: string, final: boolean, { label, detail, ...face }: ChoiceTexts): Choice {
  return {
    ...face,
    line,
    final,
    label: within(label, MAX_LABEL_LENGTH),
    ...(detail !== undefined && { detail: within(detail, MAX_DETAIL_LENGTH) }),
  };
}

function within(words: Words, max: number): Words {
  return (reader) => cut(read(words, reader), max);
}

/** Returns the button position of a field in the 3×3 grid around `centre`, as seen by the team `side`. */
function gridPosition(centre: Field, field: Field, side: Seat): NonNullable<Choice['at']> {
  const away = side === 0 ? 1 : -1;
  return {
    row: 1 - away * (rowOf(field) - rowOf(centre)),
    column: 1 + away * (columnOf(field) - columnOf(centre)),
  };
}

/** Returns the continuations of placing these cards: the fields around the King, and more cards to unite. */
export function placingChoices(state: State, hand: readonly number[]): Choice[] {
  const fields = fieldsFor(state, hand);
  return [...fields.map((field) => fieldChoice(state, field, hand)), ...moreCards(state, hand)];
}

/** Returns the fields where placing these cards is useful. */
export function fieldsFor(state: State, hand: readonly number[]): Field[] {
  return placingFields(state).filter((field) => {
    const command = { verb: 'place', field, hand } as const;
    return !faultOf(state, command) && !isRedundant(state, command);
  });
}

export function placeableCards(state: State): number[] {
  const { hand } = teamOf(state, state.turn);
  return [...hand.keys()].filter((at) => fieldsFor(state, [at]).length > 0);
}

function thingsOf({ turn }: State, hand: readonly number[]): readonly string[] {
  return hand.map((at) => handSpot(turn, at));
}

function fieldChoice(state: State, field: Field, hand: readonly number[]): Choice {
  const command = { verb: 'place', field, hand } as const;
  const name = fieldName(field);
  const at = gridPosition(kingField(state, state.turn), field, state.turn);
  const things = [...thingsOf(state, hand), fieldSpot(field)];
  const standing = unitOn(state, field)?.card;
  if (!standing) return finalChoice(command, { label: name, at, things, emphasis: 'usual' });
  const union = unitAfterPlacing(state, field, hand);
  const isGain = union && (union.atk > standing.atk || union.def > standing.def);
  if (union && !isGain) {
    const label = eachLanguage((language) => `${name} = ${valuesOf(union)}, ${say(texts.previews.noGain, language)}`);
    return finalChoice(command, { label, at, things, emphasis: 'costly', result: valuesInHundreds(union) });
  }
  return finalChoice(
    command,
    union
      ? { label: `${name} = ${valuesOf(union)}`, at, things, emphasis: 'usual', result: valuesInHundreds(union) }
      : {
          label: eachLanguage((language) => `${name} · ${say(lossPreview(standing), language)}`),
          at,
          things,
          emphasis: 'costly',
        },
  );
}

function moreCards(state: State, hand: readonly number[]): Choice[] {
  return [...teamOf(state, state.turn).hand.entries()].flatMap(([at, card]) => {
    const more = [...hand, at];
    const fields = hand.includes(at) ? [] : fieldsFor(state, more);
    if (fields.length === 0) return [];
    const field = fields.find((each) => !unitOn(state, each)) ?? fields[0]!;
    const there = unitOn(state, field) ? fieldName(field) : undefined;
    const union = unitAfterPlacing(state, field, more)!;
    return [
      stepChoice(`place ${makeHand(more)} `, {
        label: texts.choices.uniteWith({ name: texts.units.short({ card }) }),
        detail: texts.previews.cardsBecome({ card: union, cards: more.length, field: there }),
        things: thingsOf(state, more),
        under: texts.choices.uniteFirst,
      }),
    ];
  });
}

function lossPreview(card: Card): Text {
  return texts.previews.lost({ name: texts.units.short({ card }) });
}

/** Returns the outcome of an attack as far as the attacker knows it. */
function attackOutcome(attacker: Unit, target: Piece): Words {
  const result = resultOf(attacker, target);
  if (!result) return texts.previews.faceDown;
  const name = target.kind === 'king' ? texts.units.king : texts.units.short({ card: target.card });
  return (reader: Reader) => {
    const outcome = wordsFor(result, nameOf(reader, target.team));
    return say(texts.previews.attack({ target: name, outcome }), reader.language);
  };
}

/** Whether the attacker knows that only the other side loses something. */
function isWon(attacker: Unit, target: Piece): boolean {
  const result = resultOf(attacker, target);
  return result !== undefined && result.damage?.to !== 'attacker' && !result.falls.includes('attacker');
}

/** Returns the outcome of an attack, or undefined if the target is face down. */
function resultOf(attacker: Unit, target: Piece): Duel | undefined {
  if (target.kind === 'king') return duelWithKing(attacker);
  return target.up ? duel(attacker, target) : undefined;
}

function wordsFor({ falls, damage, advances }: Duel, who: string): Text {
  if (!damage) {
    if (falls.length === 2) return texts.previews.bothFall;
    return advances ? texts.previews.blockadeBreaks : texts.previews.nothing;
  }
  const { points } = damage;
  if (damage.to === 'defender')
    return advances ? texts.previews.win({ who, points }) : texts.previews.hit({ who, points });
  return falls.length === 0 ? texts.previews.blockadeHolds({ points }) : texts.previews.fall({ points });
}

/** Maximum number of buttons in a row on a phone. */
export const PER_ROW = 4;

/**
 * Returns the actions of the piece on a field as rows of buttons: moves to occupied fields, to free fields, and those
 * that are sure to lose something, then blocking, which starts the next row if the first is full, and beside it
 * flipping.
 */
export function actionChoices(state: State, field: Field): Choice[] {
  const rank = ({ to }: Step) => (isLosing(state, field, to) ? 2 : pieceOn(state, to) ? 0 : 1);
  const moves = stepsFrom(state, field)
    .toSorted((one, other) => rank(one) - rank(other))
    .map((step) => moveChoice(state, field, step));
  const acts = [...moves, ...blockChoices(state, field)].map((choice, at) => ({
    ...choice,
    at: { row: Math.floor(at / PER_ROW), column: at % PER_ROW },
  }));
  const { row, column } = acts.at(-1)?.at ?? { row: 0, column: -1 };
  return [...acts, ...flipChoices(state, field).map((choice) => ({ ...choice, at: { row, column: column + 1 } }))];
}

/** Whether a move is sure to lose a unit or life points. */
function isLosing(state: State, from: Field, to: Field): boolean {
  const target = pieceOn(state, to);
  const isUnknown = target?.kind === 'unit' && target.team !== state.turn && !target.up;
  return outcomeOfStep(pieceOn(state, from)!, target).emphasis === 'costly' && !isUnknown;
}

/** Returns the adjacent fields that the piece can move to. */
export function targetsOf(state: State, from: Field): Field[] {
  return adjacentFields(from).filter((to) => !faultOf(state, { verb: 'move', from, to }));
}

/**
 * Returns the field of the piece that the menu suggests: a unit that can attack, else the unit nearest to the rival King,
 * else the own King if no card can be placed, else undefined. Blocking units are skipped.
 */
export function nextFieldToAct(state: State): Field | undefined {
  const [rival, own] = [rivalOf(state.turn), state.turn].map((team) => kingField(state, team)) as [Field, Field];
  const isReady = (field: Field) => !faultOfActing(state, field) && !unitOn(state, field)?.blocks;
  const attacks = (field: Field) => targetsOf(state, field).some((to) => isRival(state, to));
  const order = (field: Field) => stepsBetween(field, rival) - (attacks(field) ? 100 : 0);
  const [unit] = unitFields(state, state.turn)
    .filter(isReady)
    .toSorted((one, other) => order(one) - order(other));
  return unit ?? (isReady(own) && placeableCards(state).length === 0 ? own : undefined);
}

/** Whether a field holds a piece of the other team. */
export function isRival(state: State, field: Field): boolean {
  return pieceOn(state, field)?.team === rivalOf(state.turn);
}

/** Step to an adjacent field. The arrow shows the direction as seen by the player. */
interface Step {
  readonly arrow: string;
  readonly to: Field;
}

const ARROWS = ['↑', '→', '↓', '←'];
/** Indices of `ARROWS`: forward, left, right, back. */
const DIRECTION_ORDER = [0, 3, 1, 2];

function stepsFrom(state: State, from: Field): Step[] {
  const targets = targetsOf(state, from);
  return DIRECTION_ORDER.flatMap((direction) => {
    const to = sidesOf(from)[(direction + 2 * state.turn) % ARROWS.length];
    return to !== undefined && targets.includes(to) ? [{ arrow: ARROWS[direction]!, to }] : [];
  });
}

function flipChoices(state: State, field: Field): Choice[] {
  const command = { verb: 'flip', field } as const;
  return faultOf(state, command)
    ? []
    : [finalChoice(command, { label: texts.choices.flip, emphasis: 'costly', things: [fieldSpot(field)] })];
}

function blockChoices(state: State, field: Field): Choice[] {
  const command = { verb: 'block', field } as const;
  if (faultOf(state, command)) return [];
  const face = { emphasis: 'aside', things: [fieldSpot(field)] } as const;
  if (!isRedundant(state, command)) return [finalChoice(command, { label: texts.choices.block, ...face })];
  return [finalChoice({ verb: 'move', from: field, to: field }, { label: texts.choices.unblock, ...face })];
}

function moveChoice(state: State, from: Field, { arrow, to }: Step): Choice {
  const piece = pieceOn(state, from)!;
  const { outcome, union, attack, emphasis } = outcomeOfStep(piece, pieceOn(state, to));
  const label = `${arrow} ${fieldName(to)}`;
  return finalChoice(
    { verb: 'move', from, to },
    {
      label: outcome ? (reader) => `${label} ${union ? '=' : '·'} ${read(outcome, reader)}` : label,
      emphasis,
      things: [from, to].map(fieldSpot),
      ...(union && { result: valuesInHundreds(union) }),
      ...(attack?.damage && attack.damage.points > 0 && damageOf(state, piece.team, attack.damage)),
    },
  );
}

/** Returns the damage of an attack in hundreds, and what it does to the life points of a player. */
function damageOf(
  state: State,
  attacker: Seat,
  { to, points }: NonNullable<Duel['damage']>,
): Pick<Choice, 'result' | 'effects'> {
  const hit = to === 'attacker' ? attacker : rivalOf(attacker);
  const { lp } = teamOf(state, hit);
  const effects = { [playerPlace(hit)]: `${lp} → ${Math.max(0, lp - points)}` };
  return { result: `−${Math.round(points / 100)}`, effects };
}

/** What a move leads to. */
interface StepOutcome {
  /** Absent for a free field. */
  readonly outcome?: Words;
  readonly union?: Card;
  /** Absent for an attack on a unit that is face down. */
  readonly attack?: Duel | undefined;
  /** `costly` if the move may lose a unit. */
  readonly emphasis: 'usual' | 'costly';
}

function outcomeOfStep(piece: Piece, target: Piece | undefined): StepOutcome {
  if (!target) return { emphasis: 'usual' };
  if (piece.kind === 'unit' && target.team !== piece.team)
    return {
      outcome: attackOutcome(piece, target),
      attack: resultOf(piece, target),
      emphasis: isWon(piece, target) ? 'usual' : 'costly',
    };
  const { card } = target as Unit;
  const union = piece.kind === 'unit' ? unite(piece.card, card) : undefined;
  return union
    ? { outcome: valuesOf(union.card), union: union.card, emphasis: 'usual' }
    : { outcome: lossPreview(card), emphasis: 'costly' };
}
