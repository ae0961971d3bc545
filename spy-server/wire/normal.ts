import type { Point } from '../../games/spy/rules/grid.ts';
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
    fields: list(map.fieldMap ?? map.map).map((row) => list(row).map(normalField)),
    combinations: list(state.mySafeCombinations).filter((one) => typeof one === 'number'),
    characters: list(state.characters).map(normalCharacter),
    cat: point(state.catCoordinates),
    janitor: point(state.janitorCoordinates),
  };
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

/** A list, or an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a list. */
export function texts(value: unknown): string[] {
  return list(value).filter((one) => typeof one === 'string');
}

/** A text, or an empty one. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** An id in small letters; the nil id is nobody. */
export function idOrNull(value: unknown): string | null {
  const id = text(value).toLowerCase();
  return id === '' || id === NIL ? null : id;
}

/** Missing or negative coordinates are off the board. */
function point(value: unknown): Point | null {
  const { x, y } = loose(value) ?? {};
  return typeof x === 'number' && typeof y === 'number' && x >= 0 && y >= 0 ? { x, y } : null;
}
