import type { Faction, Item, Person, PersonOnBoard, Player, State } from '../../state.ts';
import { adjacent, distance, type Point, samePlace } from '../grid.ts';
import { MOLEDIE_SILENCES, type PropertyName } from '../properties.ts';
import { fieldsOfKind } from './board.ts';
import { viewFrom } from './visibility.ts';

/** Returns a person by id. Throws if they are not in the match. */
export function personOf(state: State, id: number): Person {
  const person = state.people.find((candidate) => candidate.id === id);
  if (!person) throw new Error(`Nobody has the number ${id}.`);
  return person;
}

/** Returns a character's id by name. */
export function characterNamed({ cast }: Pick<State, 'cast'>, name: string): number | undefined {
  const id = cast.findIndex((character) => character.name === name);
  return id < 0 ? undefined : id;
}

/** Returns a character’s name by id. */
export function nameOf(state: Pick<State, 'cast'>, id: number): string {
  return state.cast[id]?.name ?? `#${id}`;
}

/** Returns the first name if it is unique in the match, else the full name. */
export function shortName(state: Pick<State, 'cast' | 'people'>, id: number): string {
  const name = nameOf(state, id);
  const [first = name] = name.split(' ');
  return state.people.filter((other) => nameOf(state, other.id).startsWith(`${first} `)).length > 1 ? name : first;
}

/** Returns a character's printed properties. The current ones may differ. */
export function featuresOf(state: Pick<State, 'cast'>, id: number): PropertyName[] {
  return state.cast[id]?.features ?? [];
}

/** Whether a person is on the board. */
export function isOnBoard(person: Person): person is PersonOnBoard {
  return person.at !== null;
}

/** Returns the people on the board. */
export function peopleOnBoard(state: State): PersonOnBoard[] {
  return state.people.filter(isOnBoard);
}

/** Returns the active person, if they are on the board. */
export function activePerson(state: State): PersonOnBoard | undefined {
  return state.people.find((person): person is PersonOnBoard => person.id === state.active && isOnBoard(person));
}

/** Returns the person on a field. */
export function personAt(state: State, at: Point): PersonOnBoard | undefined {
  return state.people.find((person): person is PersonOnBoard => isOnBoard(person) && samePlace(person.at, at));
}

/** Returns the people on the eight adjacent fields. */
export function neighboursOf(state: State, at: Point): PersonOnBoard[] {
  return peopleOnBoard(state).filter((person) => adjacent(person.at, at));
}

/** Returns a carried gadget. */
export function itemOf(person: Person, gadget: string): Item | undefined {
  return person.items.find((item) => item.gadget === gadget);
}

/** Whether a person carries a gadget. */
export function carries(person: Person, gadget: string): boolean {
  return itemOf(person, gadget) !== undefined;
}

/** Whether a property is in effect. The moledie disables some while it is carried. */
export function has(person: Person, property: PropertyName): boolean {
  if (!person.properties.includes(property)) return false;
  return !(MOLEDIE_SILENCES.includes(property) && carries(person, 'MOLEDIE'));
}

/** Whether a person’s clothes are clammy, temporarily or constantly. */
export function isClammy(person: Person): boolean {
  return has(person, 'CLAMMY_CLOTHES') || has(person, 'CONSTANT_CLAMMY_CLOTHES');
}

/** Whether a faction is one of the two players. */
export function isPlayer(faction: Faction): faction is Player {
  return faction === 0 || faction === 1;
}

/** Returns the other player. */
export function opponentOf(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** Whether two people belong to different players. Guests have no enemies. */
export function areEnemies(a: Person, b: Person): boolean {
  return isPlayer(a.faction) && isPlayer(b.faction) && a.faction !== b.faction;
}

/** Adds an item to the inventory. */
export function receive(person: Person, item: Item): void {
  person.items = [...person.items, item];
}

/** Removes a gadget from the inventory and returns it. */
export function drop(person: Person, gadget: string): Item | undefined {
  const item = itemOf(person, gadget);
  if (item) person.items = person.items.filter((other) => other !== item);
  return item;
}

/** Deducts one use of a gadget. Removes it after the last one. */
export function spend(person: Person, gadget: string): void {
  const usages = (itemOf(person, gadget)?.usages ?? 1) - 1;
  if (usages > 0) changeItem(person, gadget, { usages });
  else drop(person, gadget);
}

/** Changes values of a carried gadget. */
export function changeItem(person: Person, gadget: string, change: Partial<Item>): void {
  person.items = person.items.map((item) => (item.gadget === gadget ? { ...item, ...change } : item));
}

/** Sets a person's points to zero. */
export function clearPoints(person: Person): void {
  person.bp = 0;
  person.ap = 0;
}

/** Removes wet clothes, except constant wetness. */
export function dry(person: Person): void {
  person.properties = person.properties.filter((property) => property !== 'CLAMMY_CLOTHES');
}

/** A kind of target: people, objects, built-in fields, the floor, or all visible fields. */
export type Thing = 'people' | 'tables' | 'safes' | 'cocktails' | 'lying' | 'fireplaces' | 'floor' | 'view';

/** Returns the fields of these things within reach. */
export function fieldsOfThings(state: State, things: readonly Thing[], from: Point, reach: number): Point[] {
  const near: Point[] = [];
  const add = (at: Point | null) => {
    if (at && distance(at, from) <= reach) near.push(at);
  };
  for (const thing of things) {
    if (thing === 'fireplaces') fieldsOfKind(state.board, 'FIREPLACE').forEach(add);
    else if (thing === 'floor') fieldsOfKind(state.board, 'FREE').forEach(add);
    else if (thing === 'view') viewFrom(state.board.rows, from).forEach(add);
    else for (const { at } of thing === 'people' ? state.people : state.board[thing]) add(at);
  }
  return near;
}
