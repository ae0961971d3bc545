import type { Point } from '@longtable/spy/rules/grid';
import type { Quirks } from './cast.ts';
import type { Message } from './inbound.ts';
import { NIL } from './words.ts';

/** What a status of either dialect tells, in one form. */
export type NormalStatus = NonNullable<ReturnType<typeof normalStatus>>;
/** A field in one form, whichever dialect it came in. */
export type NormalField = ReturnType<typeof normalField>;
/** A character in one form. */
export type NormalCharacter = ReturnType<typeof normalCharacter>;
/** A gadget in one form. */
export type NormalGadget = ReturnType<typeof normalGadget>;
/** An operation in one form. */
export type NormalOperation = ReturnType<typeof normalOperation>;

/** Limits of what is taken from a message: the board, other lists, texts and numbers. */
const ROWS_MAX = 99;
const COLUMNS_MAX = 702;
const LIST_MAX = 1000;
const TEXT_MAX = 1000;
const NUMBER_MAX = 1_000_000_000;

/** Any JSON object, read with mistrust. */
export type Loose = Readonly<Record<string, unknown>>;

/** A status as either dialect spells it: A's name if it is there, else B's; nothing where there is no state in it. */
export function normalStatus(message: Loose) {
  const state = loose(message.state);
  const map = loose(state?.map);
  if (!state || !map) return undefined;
  return {
    active: idOrNull(message.activeCharacter ?? message.activeCharacterId),
    over: message.isGameOver === true,
    operations: list(message.operations).map(normalOperation),
    round: number(state.currentRound),
    fields: list(map.fieldMap ?? map.map, ROWS_MAX).map((row) => list(row, COLUMNS_MAX).map(normalField)),
    combinations: list(state.mySafeCombinations).filter((one) => typeof one === 'number'),
    characters: list(state.characters).map(normalCharacter),
    cat: point(state.catCoordinates),
    janitor: point(state.janitorCoordinates),
  };
}

/** Returns the characters of a status that has a board; undefined if it has none. */
export function charactersIn(message: Loose): NormalCharacter[] | undefined {
  const state = loose(message.state);
  const map = loose(state?.map);
  const hasBoard = list(map?.fieldMap ?? map?.map, ROWS_MAX).some((row) => list(row, COLUMNS_MAX).length > 0);
  return state && hasBoard ? list(state.characters).map(normalCharacter) : undefined;
}

function normalField(value: unknown) {
  const field = loose(value) ?? {};
  return {
    state: text(field.state),
    gadget: field.gadget ? normalGadget(field.gadget) : null,
    destroyed: field.isDestroyed === true,
    inverted: field.isInverted === true,
    chips: number(field.chipAmount),
    safe: number(field.safeIndex),
    foggy: field.isFoggy === true,
  };
}

function normalCharacter(value: unknown) {
  const character = loose(value) ?? {};
  return {
    id: text(character.characterId).toLowerCase(),
    name: text(character.name),
    at: point(character.coordinates),
    mp: number(character.mp),
    ap: number(character.ap),
    hp: number(character.hp),
    ip: number(character.ip),
    chips: number(character.chips),
    features: texts(character.features ?? character.properties),
    gadgets: list(character.gadgets).map(normalGadget),
  };
}

function normalGadget(value: unknown) {
  const gadget = loose(value) ?? {};
  const { usages } = gadget;
  return {
    name: text(gadget.GadgetEnum ?? gadget.gadget),
    usages: typeof usages === 'number' && usages >= 0 ? usages : null,
    poisoned: (gadget.poisoned ?? gadget.isPoisoned) === true,
    activeOn: gadget.working === false ? null : idOrNull(gadget.activeOn),
  };
}

function normalOperation(value: unknown) {
  const operation = loose(value) ?? {};
  const { isEnemy } = operation;
  return {
    type: text(operation.type),
    characterId: idOrNull(operation.characterId),
    target: point(operation.target),
    successful: operation.successful === true,
    gadget: typeof operation.gadget === 'string' ? operation.gadget : null,
    usedProperty: typeof operation.usedProperty === 'string' ? operation.usedProperty : null,
    isEnemy: typeof isEnemy === 'boolean' ? isEnemy : null,
  };
}

/** An object that is no list, or nothing. */
export function loose(value: unknown): Loose | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : undefined;
}

/** Returns the first entries of a list, or an empty one. */
export function list(value: unknown, most = LIST_MAX): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

/** The texts of a list. */
export function texts(value: unknown): string[] {
  return list(value).flatMap((one) => (typeof one === 'string' ? [text(one)] : []));
}

/** A text, or an empty one. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, TEXT_MAX) : '';
}

function number(value: unknown): number {
  return typeof value === 'number' ? Math.min(Math.max(value, -NUMBER_MAX), NUMBER_MAX) : 0;
}

/** An id in small letters; the nil id is nobody. */
export function idOrNull(value: unknown): string | null {
  const id = text(value).toLowerCase();
  return id === '' || id === NIL ? null : id;
}

/** Missing or negative coordinates are off the board. */
function point(value: unknown): Point | null {
  const { x, y } = loose(value) ?? {};
  return isCoordinate(x) && isCoordinate(y) ? { x, y } : null;
}

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < COLUMNS_MAX;
}

/** Whether clients are spared what the original computer player does not survive: as they seem, always or never. */
export type Tenderness = 'auto' | 'on' | 'off';

/**
 * What a hello betrays of a client: no id, or none yet, is the committee's habit; a computer that gives the nil id and not
 * a word more is probably the original one.
 */
export function quirksOf(before: Quirks, hello: Message<'HELLO'>, tender: Tenderness): Quirks {
  const { clientId, role } = hello;
  const seemsTender = role === 'AI' && clientId === NIL && !('debugMessage' in hello) && !before.doubled;
  return {
    doubled: before.doubled || typeof clientId !== 'string',
    tender: tender === 'auto' ? seemsTender : tender === 'on',
  };
}
