import type { Faction, Item, Person, PersonOnBoard, Player, State } from '../../state.ts';
import { adjacent, distance, type Point, samePlace } from '../grid.ts';
import { MOLEDIE_SILENCES, type PropertyName } from '../properties.ts';
import { fieldsOfKind } from './board.ts';
import { viewFrom } from './visibility.ts';

/** A person by number; asking for one who is not in the match is a mistake of the caller. */
export function personOf(state: State, id: number): Person {
  const person = state.people.find((candidate) => candidate.id === id);
  if (!person) throw new Error(`Nobody has the number ${id}.`);
  return person;
}

/** A character's number by name. */
export function characterNamed({ cast }: Pick<State, 'cast'>, name: string): number | undefined {
  const id = cast.findIndex((character) => character.name === name);
  return id < 0 ? undefined : id;
}

/** A character’s name by number. */
export function nameOf(state: Pick<State, 'cast'>, id: number): string {
  return state.cast[id]?.name ?? `#${id}`;
}

/** The first name, where it is nobody else's. */
export function shortName(state: Pick<State, 'cast' | 'people'>, id: number): string {
  const name = nameOf(state, id);
  const [first = name] = name.split(' ');
  return state.people.filter((other) => nameOf(state, other.id).startsWith(`${first} `)).length > 1 ? name : first;
}

/** The properties that are printed on a person's card; what somebody has now may be more or less. */
export function featuresOf(state: Pick<State, 'cast'>, id: number): PropertyName[] {
  return state.cast[id]?.features ?? [];
}

/** Whether somebody is on the board. */
export function isOnBoard(person: Person): person is PersonOnBoard {
  return person.at !== null;
}

/** Everybody who is on the board. */
export function peopleOnBoard(state: State): PersonOnBoard[] {
  return state.people.filter(isOnBoard);
}

/** The person on a field. */
export function personAt(state: State, at: Point): PersonOnBoard | undefined {
  return state.people.find((person): person is PersonOnBoard => isOnBoard(person) && samePlace(person.at, at));
}

/** The persons on the eight fields around. */
export function neighboursOf(state: State, at: Point): PersonOnBoard[] {
  return peopleOnBoard(state).filter((person) => adjacent(person.at, at));
}

/** A gadget that somebody carries, or nothing. */
export function itemOf(person: Person, gadget: string): Item | undefined {
  return person.items.find((item) => item.gadget === gadget);
}

/** Whether somebody carries a gadget. */
export function carries(person: Person, gadget: string): boolean {
  return itemOf(person, gadget) !== undefined;
}

/** Whether a property works for the person now: the moledie switches some of them off while it is carried. */
export function has(person: Person, property: PropertyName): boolean {
  if (!person.properties.includes(property)) return false;
  return !(MOLEDIE_SILENCES.includes(property) && carries(person, 'MOLEDIE'));
}

/** Whether somebody’s clothes are clammy, for now or always. */
export function isClammy(person: Person): boolean {
  return has(person, 'CLAMMY_CLOTHES') || has(person, 'CONSTANT_CLAMMY_CLOTHES');
}

/** Whether a faction is one of the two players. */
export function isPlayer(faction: Faction): faction is Player {
  return faction === 0 || faction === 1;
}

/** The other player of two. */
export function opponentOf(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** Whether the two belong to different players; guests are nobody's enemies. */
export function areEnemies(a: Person, b: Person): boolean {
  return isPlayer(a.faction) && isPlayer(b.faction) && a.faction !== b.faction;
}

/** Puts something into the inventory. */
export function receive(person: Person, item: Item): void {
  person.items = [...person.items, item];
}

/** Takes a gadget out of the inventory and gives it back. */
export function drop(person: Person, gadget: string): Item | undefined {
  const item = itemOf(person, gadget);
  if (item) person.items = person.items.filter((other) => other !== item);
  return item;
}

/** Takes one use off a gadget; the last one, or a gadget that is not counted, takes it out of the inventory. */
export function spend(person: Person, gadget: string): void {
  const usages = (itemOf(person, gadget)?.usages ?? 1) - 1;
  if (usages > 0) changeItem(person, gadget, { usages });
  else drop(person, gadget);
}

/** Something about a gadget in the inventory is another now. */
export function changeItem(person: Person, gadget: string, change: Partial<Item>): void {
  person.items = person.items.map((item) => (item.gadget === gadget ? { ...item, ...change } : item));
}

/** The person's points are gone: the turn is over, lost or given up. */
export function clearPoints(person: Person): void {
  person.bp = 0;
  person.ap = 0;
}

/** The person no longer has wet clothes; a constant wetness stays. */
export function dry(person: Person): void {
  person.properties = person.properties.filter((property) => property !== 'CLAMMY_CLOTHES');
}

/** What stands or lies on fields of the board, or is built there; the floor, or whatever is in view. */
export type Thing = 'people' | 'tables' | 'safes' | 'cocktails' | 'lying' | 'fireplaces' | 'floor' | 'view';

/** The places of these things within reach of a field. */
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
