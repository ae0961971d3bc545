import type { Faction, Item, Person, PersonOnBoard, Player, State } from '../../state.ts';
import { adjacent, distance, type Point, samePlace } from '../grid.ts';
import { MOLEDIE_SILENCES, type PropertyName } from '../properties.ts';
import { fieldsOfKind, viewFrom } from './board.ts';

/** Returns a person by id. Throws if they are not in the match. */
export function personOf(state: State, id: number): Person {
  const person = state.people.find((candidate) => candidate.id === id);
  if (!person) throw new Error(`Nobody has the number ${id}.`);
  return person;
}

/** Returns a character's id by name, or undefined if no character has it. */
export function characterNamed({ cast }: Pick<State, 'cast'>, name: string): number | undefined {
  const id = cast.findIndex((character) => character.name === name);
  return id < 0 ? undefined : id;
}

/** Returns a character's name by id, or the number of an unknown character. */
export function nameOf(state: Pick<State, 'cast'>, id: number): string {
  return state.cast[id]?.name ?? `#${id}`;
}

/** Returns the name by which players read of a person; see `shorten`. Before the match starts, the whole cast counts. */
export function shortName(state: Pick<State, 'cast' | 'people'>, id: number, players: readonly string[]): string {
  const ids = state.people.length > 0 ? state.people.map((person) => person.id) : state.cast.keys();
  return shorten(
    nameOf(state, id),
    Array.from(ids, (other) => nameOf(state, other)),
    players,
  );
}

/**
 * Returns the first word of a name if it has at least three characters and no other person and no player at the table
 * shares it. Otherwise returns the surname if a player has the first name, else the full name.
 */
export function shorten(name: string, people: readonly string[], players: readonly string[]): string {
  const [first = name] = name.split(' ');
  const others = people.filter((other) => other !== name);
  const isPlayers = players.some((player) => player.toLowerCase().split(/\s+/).includes(first.toLowerCase()));
  const surname = name.slice(first.length + 1);
  if (isPlayers && surname && !others.some((other) => other.endsWith(` ${surname}`))) return surname;
  const isShared = isPlayers || others.some((other) => other.startsWith(`${first} `));
  return isShared || first.length < MIN_NAME_LENGTH ? name : first;
}

/** Minimum length of a first name that stands alone, unlike `Mr`. */
const MIN_NAME_LENGTH = 3;

/** Returns a character's printed properties. The current ones may differ. */
export function featuresOf(state: Pick<State, 'cast'>, id: number): PropertyName[] {
  return state.cast[id]?.features ?? [];
}

export function isOnBoard(person: Person): person is PersonOnBoard {
  return person.at !== null;
}

export function peopleOnBoard(state: State): PersonOnBoard[] {
  return state.people.filter(isOnBoard);
}

/** Returns the active person, or undefined if there is none on the board. */
export function activePerson(state: State): PersonOnBoard | undefined {
  return state.people.find((person): person is PersonOnBoard => person.id === state.active && isOnBoard(person));
}

export function personAt(state: State, at: Point): PersonOnBoard | undefined {
  return state.people.find((person): person is PersonOnBoard => isOnBoard(person) && samePlace(person.at, at));
}

/** Returns the people on the eight adjacent fields. */
export function neighboursOf(state: State, at: Point): PersonOnBoard[] {
  return peopleOnBoard(state).filter((person) => adjacent(person.at, at));
}

/** Returns a carried gadget by name, or undefined if the person does not carry it. */
export function itemOf(person: Person, gadget: string): Item | undefined {
  return person.items.find((item) => item.gadget === gadget);
}

export function carries(person: Person, gadget: string): boolean {
  return itemOf(person, gadget) !== undefined;
}

/** Whether a person has a property that is in effect. A carried moledie disables some. */
export function has(person: Person, property: PropertyName): boolean {
  if (!person.properties.includes(property)) return false;
  return !(MOLEDIE_SILENCES.includes(property) && carries(person, 'MOLEDIE'));
}

/** Whether a person’s clothes are clammy, temporarily or constantly. */
export function isClammy(person: Person): boolean {
  return has(person, 'CLAMMY_CLOTHES') || has(person, 'CONSTANT_CLAMMY_CLOTHES');
}

/** Whether a person's clothes are clammy and can dry. Constantly clammy clothes never do. */
export function canDry({ properties }: Person): boolean {
  return properties.includes('CLAMMY_CLOTHES') && !properties.includes('CONSTANT_CLAMMY_CLOTHES');
}

export function isPlayer(faction: Faction): faction is Player {
  return faction === 0 || faction === 1;
}

export function opponentOf(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** Whether two people belong to different players. Guests have no enemies. */
export function areEnemies(a: Person, b: Person): boolean {
  return isPlayer(a.faction) && isPlayer(b.faction) && a.faction !== b.faction;
}

export function receive(person: Person, item: Item): void {
  person.items = [...person.items, item];
}

/** Removes a gadget from the inventory and returns it, or undefined if it is not carried. */
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

export function changeItem(person: Person, gadget: string, change: Partial<Item>): void {
  person.items = person.items.map((item) => (item.gadget === gadget ? { ...item, ...change } : item));
}

/** Sets a person's movement and action points to zero. */
export function clearPoints(person: Person): void {
  person.bp = 0;
  person.ap = 0;
}

/** Dries a person's clothes, unless they are constantly clammy. */
export function dry(person: Person): void {
  person.properties = person.properties.filter((property) => property !== 'CLAMMY_CLOTHES');
}

/** A kind of target: people, objects, built-in fields, the floor, or all visible fields. */
export type Thing = 'people' | 'tables' | 'safes' | 'cocktails' | 'lying' | 'fireplaces' | 'floor' | 'view';

/** Returns the fields of these things within reach, thing by thing. */
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

const PLAYERS: readonly Player[] = [0, 1];

/**
 * Returns the seats that must decide: in the preparation each player who is not done, then the owner of the active
 * agent.
 */
export function turnOf(state: State): readonly Player[] {
  if (state.phase === 'draft') return PLAYERS.filter((player) => state.sides[player].offer);
  if (state.phase === 'equipment') return PLAYERS.filter((player) => !state.sides[player].ready);
  if (state.phase === 'over' || state.active === null) return [];
  const { faction } = personOf(state, state.active);
  return isPlayer(faction) ? [faction] : [];
}
