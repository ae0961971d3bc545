import type { Point } from '@longtable/spy/rules/grid';
import type { Message } from './messages.ts';
import { type CompatFlags, NIL } from './words.ts';

/** A status in a common format of both dialects. */
export type NormalStatus = NonNullable<ReturnType<typeof normalStatus>>;
export type NormalField = ReturnType<typeof normalField>;
export type NormalCharacter = ReturnType<typeof normalCharacter>;
export type NormalGadget = ReturnType<typeof normalGadget>;
export type NormalOperation = ReturnType<typeof normalOperation>;

/** Limits of the values read from a message. */
const MAX_ROWS = 99;
const MAX_COLUMNS = 702;
const MAX_LIST = 1000;
const MAX_TEXT = 1000;
const MAX_NUMBER = 1_000_000_000;

/** An unvalidated JSON object. */
export type Loose = Readonly<Record<string, unknown>>;

/**
 * Returns a status in the common format. The field names of dialect A take precedence over those of dialect B.
 * Undefined without a state or a map.
 */
export function normalStatus(message: Loose) {
  const state = loose(message.state);
  const map = loose(state?.map);
  if (!state || !map) return undefined;
  return {
    active: idOrNull(message.activeCharacter ?? message.activeCharacterId),
    over: message.isGameOver === true,
    operations: list(message.operations).map(normalOperation),
    round: number(state.currentRound),
    fields: list(map.fieldMap ?? map.map, MAX_ROWS).map((row) => list(row, MAX_COLUMNS).map(normalField)),
    combinations: list(state.mySafeCombinations).filter((one) => typeof one === 'number'),
    characters: list(state.characters).map(normalCharacter),
    cat: point(state.catCoordinates),
    janitor: point(state.janitorCoordinates),
  };
}

/** Returns the characters of a status. Undefined if it has no board. */
export function charactersIn(message: Loose): NormalCharacter[] | undefined {
  const state = loose(message.state);
  const map = loose(state?.map);
  const hasBoard = list(map?.fieldMap ?? map?.map, MAX_ROWS).some((row) => list(row, MAX_COLUMNS).length > 0);
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

/** Returns a value if it is an object, undefined otherwise. */
export function loose(value: unknown): Loose | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : undefined;
}

/** Returns the first entries of an array. Empty for other values. */
export function list(value: unknown, max = MAX_LIST): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, max) : [];
}

/** Returns the strings of an array, limited in number and length. Empty for other values. */
export function texts(value: unknown): string[] {
  return list(value).flatMap((one) => (typeof one === 'string' ? [text(one)] : []));
}

/** Returns a string, limited in length. Empty for other values. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}

function number(value: unknown): number {
  return typeof value === 'number' ? Math.min(Math.max(value, -MAX_NUMBER), MAX_NUMBER) : 0;
}

/** Returns an id in lowercase, or null for the nil id, an empty text and other values. */
export function idOrNull(value: unknown): string | null {
  const id = text(value).toLowerCase();
  return id === '' || id === NIL ? null : id;
}

/** Returns a position, or null if a coordinate is missing or invalid. */
function point(value: unknown): Point | null {
  const { x, y } = loose(value) ?? {};
  return isCoordinate(x) && isCoordinate(y) ? { x, y } : null;
}

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < MAX_COLUMNS;
}

/** Compatibility mode for the original computer player: by detection, always or never. */
export type CompatibilityMode = 'auto' | 'on' | 'off';

/**
 * Detects a client's compatibility flags from its HELLO. A missing id indicates the committee's dialect. A computer
 * with the nil id and no debug message is probably the original one.
 */
export function detectCompat(
  before: CompatFlags,
  hello: Message<'HELLO'>,
  isOriginalAi: CompatibilityMode,
): CompatFlags {
  const { clientId, role } = hello;
  const seemsOriginal = role === 'AI' && clientId === NIL && !('debugMessage' in hello) && !before.isCommittee;
  return {
    isCommittee: before.isCommittee || typeof clientId !== 'string',
    isOriginalAi: isOriginalAi === 'auto' ? seemsOriginal : isOriginalAi === 'on',
  };
}
