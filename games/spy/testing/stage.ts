import { RNG } from '@longtable/kit';
import { type Drawing, makeRows, readDrawing } from '../files/scenarios.ts';
import { defaultConfig, type MatchConfig } from '../rules/config.ts';
import { characterFault, targetsOf } from '../rules/course/legality.ts';
import { performCharacterCommand } from '../rules/course/turns.ts';
import { makePoint, parsePoint } from '../rules/grid.ts';
import { blankSide } from '../rules/knowledge/knowledge.ts';
import { type CharacterCommand, isCharacterCommand, parseLine } from '../rules/lines.ts';
import { fieldsOfKind } from '../rules/match/board.ts';
import type { DraftState } from '../rules/match/draft-state.ts';
import { isOnBoard, personOf } from '../rules/match/people.ts';
import { newItem, newPerson } from '../rules/preparation.ts';
import type { PropertyName } from '../rules/properties.ts';
import { type Faction, initialProgress, type Person, type PersonOnBoard, type State } from '../state.ts';

/** A person of a staged match. */
export interface Role extends Partial<Omit<Person, 'id' | 'at' | 'properties' | 'items'>> {
  /** A field's name; if absent, the person is off the board. */
  readonly at?: string;
  readonly has?: readonly PropertyName[];
  readonly carries?: readonly string[];
}

type RoleAt = Role & { readonly at: string };
/** Roles of an own agent, an enemy agent and a guest on a field. */
export const ownAt = (at: string, more: Role = {}): RoleAt => ({ faction: 0, ...more, at });
export const enemyAt = (at: string, more: Role = {}): RoleAt => ({ faction: 1, ...more, at });
export const guestAt = (at: string, more: Role = {}): RoleAt => ({ faction: 'NPC', ...more, at });

/** Returns a match in its first round for tests. Person n is the n-th role and is named by a letter. */
export function stage(
  drawing: Drawing,
  roles: readonly Role[],
  {
    config = {},
    seed = 1,
    ...rest
  }: { config?: Partial<MatchConfig>; seed?: number } & Partial<Omit<State, 'config'>> = {},
): DraftState {
  const cast = roles.map((role, index) => ({ name: `Agent ${'ABCDEFGHIJ'[index]}`, features: [...(role.has ?? [])] }));
  const rows = makeRows(readDrawing(drawing));
  const empty = { rows, safes: [], tables: [], cocktails: [], fog: [], lying: [] };
  const board: State['board'] = {
    ...empty,
    safes: fieldsOfKind(empty, 'SAFE').map((at, index) => ({ at, number: index + 1 })),
    tables: fieldsOfKind(empty, 'ROULETTE_TABLE').map((at) => ({ at, chips: 10, inverted: false, destroyed: false })),
  };
  const state: State = {
    config: { ...defaultConfig, ...config },
    cast,
    phase: 'rounds',
    random: 0,
    board,
    sides: [blankSide({ ready: true }), blankSide({ ready: true })],
    people: roles.map((role, id) => enact({ cast }, id, role)),
    cat: null,
    janitor: null,
    round: 1,
    order: [],
    active: 0,
    ...initialProgress(),
    ...rest,
  };
  return { state, random: RNG.seeded(seed), events: [] };
}

function enact(files: Pick<State, 'cast'>, id: number, role: Role): Person {
  const { at, has: _, carries = [], ...values } = role;
  const faction: Faction = role.faction ?? 0;
  const place = at === undefined ? null : (parsePoint(at) ?? null);
  return { ...newPerson(files, id, faction), bp: 2, ap: 1, ...values, at: place, items: carries.map(newItem) };
}

/** Returns a person on the board. Throws if they are not. */
export function on({ state }: DraftState, id: number): PersonOnBoard {
  const person = personOf(state, id);
  if (!isOnBoard(person)) throw new Error(`Person ${id} is not on the board.`);
  return person;
}

/** Parses a character's command. Throws if the line is malformed or another command. */
export function read(line: string): CharacterCommand {
  const command = parseLine(line);
  if (!command || !isCharacterCommand(command)) throw new Error(`"${line}" is no command.`);
  return command;
}

/** Performs a line as person 0. Throws if it is illegal. */
export function perform(draft: DraftState, line: string): DraftState {
  const fault = characterFault(draft.state, on(draft, 0), read(line));
  if (fault) throw new Error(`"${line}" is not legal: ${fault}`);
  performCharacterCommand(draft, on(draft, 0), read(line));
  return draft;
}

/** Returns the names of the fields on which person 0 may use a gadget. */
export function targets(draft: DraftState, gadget: string): string[] {
  return targetsOf(draft.state, on(draft, 0), { gadget }).map(makePoint);
}
