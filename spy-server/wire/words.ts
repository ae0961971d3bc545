import { randomUUID } from 'node:crypto';
import type { Viewer } from '@longtable/kit';
import type { CharacterSpec } from '@longtable/spy/files/cast';
import { type FieldName, fields, type Point } from '@longtable/spy/rules/grid';
import { knownTo } from '@longtable/spy/rules/knowledge/knowledge';
import { cocktailAt, fieldAt, isFoggy, lyingAt, safeAt, tableAt } from '@longtable/spy/rules/match/board';
import { type Cocktail, type Item, initialProgress, type Person, type State } from '@longtable/spy/state';
import type { NormalField, NormalStatus } from './normal.ts';

/** The nil id. Ids are never null on the wire. */
export const NIL = '00000000-0000-0000-0000-000000000000';

/** Length of the session id prefix that all clients of a match share. */
export const MATCH_PREFIX = 'xxxxxxxx-xxxx-'.length;

export function sessionIn(match: string): string {
  return match.slice(0, MATCH_PREFIX) + randomUUID().slice(MATCH_PREFIX);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the claimed client id if it is valid, otherwise a new one. */
export function clientIdFor(claimed: string): string {
  return UUID.test(claimed) && claimed !== NIL ? claimed : randomUUID();
}

export const ROLES = ['PLAYER', 'AI', 'SPECTATOR'] as const;
export type Role = (typeof ROLES)[number];

export type ErrorReason =
  | 'NAME_NOT_AVAILABLE'
  | 'ALREADY_SERVING'
  | 'SESSION_DOES_NOT_EXIST'
  | 'ILLEGAL_MESSAGE'
  | 'TOO_MANY_STRIKES'
  | 'GENERAL';

/** A message without its envelope. */
export type Body = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Hours east of UTC, without daylight saving time, as the protocol specifies. */
const ZONE = 1;

/** Formats a time as `dd.MM.yyyy HH:mm:ss`. */
export function wireDate(at: number): string {
  const [, year, month, day, time] =
    /^(\d+)-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)/.exec(new Date(at + ZONE * 3_600_000).toISOString()) ?? [];
  return `${day}.${month}.${year} ${time}`;
}

/** Adds the envelope to a message. */
export function seal(body: Body, clientId: string, at: number): Body {
  const { type, ...own } = body;
  return { type, clientId, creationDate: wireDate(at), debugMessage: '', ...own };
}

/** Ids of a match: the characters in file order, the cat and the janitor. */
export interface Ids {
  readonly characters: readonly string[];
  readonly cat: string;
  readonly janitor: string;
}

export function newIds(characters: readonly CharacterSpec[]): Ids {
  return { characters: characters.map(() => randomUUID()), cat: randomUUID(), janitor: randomUUID() };
}

/** Returns a character's number by id, ignoring case, or undefined if the id is unknown. */
export function numberOf(ids: Pick<Ids, 'characters'>, id: string): number | undefined {
  const index = ids.characters.indexOf(id.toLowerCase());
  return index < 0 ? undefined : index;
}

/** Compatibility flags of a client. Some original programs crash on certain content. */
export interface CompatFlags {
  /** Whether the client seems to use the committee's dialect and receives the map under both names. */
  readonly isCommittee: boolean;
  /**
   * Whether the client is probably the original computer player, which crashes on honey traps, laser compacts and
   * reports of poison.
   */
  readonly isOriginalAi: boolean;
}

/** Returns the entries of a character file with their ids. */
export function characterInformation(
  characters: readonly CharacterSpec[],
  ids: Pick<Ids, 'characters'>,
  { isOriginalAi }: CompatFlags,
): Record<string, unknown>[] {
  return characters.map(({ name, description = '', gender, features }, index) => ({
    characterId: ids.characters[index],
    name,
    description,
    ...(gender && { gender }),
    features: withoutHoneyTrap(features, isOriginalAi),
  }));
}

/** Returns the features, without the property that crashes the original computer player if `isOriginalAi`. */
function withoutHoneyTrap<P extends string>(features: readonly P[], isOriginalAi: boolean): readonly P[] {
  return isOriginalAi ? features.filter((feature) => feature !== 'HONEY_TRAP') : features;
}

/** The receiver of a state: a seat, a viewer who sees everything, or a spectator. */
export interface Audience extends CompatFlags {
  readonly viewer: Viewer | 'all-seeing';
}

/** Reported number of chips of characters whose inventory is hidden: the initial number. */
const STRANGERS_CHIPS = 10;

/** A wiretap that failed at the start of this round. It is reported as no longer working in one status. */
export interface DeadWire {
  readonly carrier: number;
  readonly activeOn: number;
}

/**
 * Returns what a receiver may know of the state, as a protocol message. Committee clients also get the map under its name
 * in their dialect.
 */
export function wireState(state: State, ids: Ids, audience: Audience, dead: readonly DeadWire[] = []) {
  const { viewer, isCommittee, isOriginalAi } = audience;
  const known = viewer === 'all-seeing' ? state : knownTo(state, viewer);
  const seat = viewer === 0 || viewer === 1 ? viewer : undefined;
  const open = viewer === 'all-seeing' || state.phase === 'over';
  const fields = wireFields(known);
  return {
    currentRound: known.round,
    map: { fieldMap: fields, ...(isCommittee && { map: fields }) },
    mySafeCombinations: seat === undefined ? [] : known.sides[seat].combinations,
    characters: known.people.map((person) => {
      const close = open || person.faction === seat;
      const wires = close ? dead.filter(({ carrier }) => carrier === person.id) : [];
      return wireCharacter(known, ids, person, { close, isOriginalAi, wires });
    }),
    catCoordinates: known.cat ?? NOWHERE,
    janitorCoordinates: known.janitor,
  };
}

const NOWHERE: Point = { x: -1, y: -1 };

function wireFields({ board }: State) {
  return board.rows.map((row, y) =>
    [...row].map((_, x) => {
      const at = { x, y };
      const state = fieldAt(board, at);
      const table = state === 'ROULETTE_TABLE' ? tableAt(board, at) : undefined;
      const cocktail = state === 'BAR_TABLE' ? cocktailAt(board, at)?.cocktail : undefined;
      const lying = lyingAt(board, at)?.item;
      return {
        state,
        gadget: cocktail ? wireCocktail(cocktail) : lying ? named(lying.gadget, lying.usages) : null,
        isDestroyed: table?.destroyed ?? false,
        isInverted: table?.inverted ?? false,
        chipAmount: table?.chips ?? 0,
        safeIndex: state === 'SAFE' ? (safeAt(board, at)?.number ?? 0) : 0,
        isFoggy: isFoggy(board, at),
        isUpdated: false,
      };
    }),
  );
}

interface Closeness {
  /** Whether the receiver may see the character's inventory. */
  readonly close: boolean;
  readonly isOriginalAi: boolean;
  readonly wires: readonly DeadWire[];
}

function wireCharacter({ cast }: State, ids: Ids, person: Person, { close, isOriginalAi, wires }: Closeness) {
  const { id, at, bp, ap, hp, ip, chips, properties, items, cocktail } = person;
  const features = withoutHoneyTrap(properties, isOriginalAi);
  const gadgets = [
    ...items.map((item) => wireItem(item, ids)),
    ...wires.map(({ activeOn }) => wire(ids.characters[activeOn] ?? null, false)),
    ...(cocktail ? [wireCocktail(cocktail)] : []),
  ];
  return {
    characterId: ids.characters[id],
    name: cast[id]?.name,
    ...(at && { coordinates: at }),
    ...{ mp: bp, ap, hp, ip, chips: close ? chips : STRANGERS_CHIPS },
    ...{ features, properties: features, gadgets },
  };
}

function wireItem({ gadget, usages, activeOn }: Item, ids: Ids) {
  if (gadget !== 'WIRETAP_WITH_EARPLUGS') return named(gadget, usages);
  const planted = activeOn !== undefined;
  return wire(planted ? (ids.characters[activeOn] ?? null) : null, planted);
}

function wire(activeOn: string | null, working: boolean) {
  return { ...named('WIRETAP_WITH_EARPLUGS', 1), working, activeOn };
}

function wireCocktail({ poisonedBy }: Cocktail) {
  const poisoned = poisonedBy.length > 0;
  return { ...named('COCKTAIL', 1), poisoned, isPoisoned: poisoned };
}

function named(name: string, usages: number | null) {
  return { GadgetEnum: name, gadget: name, usages };
}

/** Returns the board of a status as part of a game state. */
export function boardOf({ fields: rows, round }: NormalStatus): State['board'] {
  const places = rows.flatMap((row, y) => row.map((field, x) => ({ field, at: { x, y } })));
  const of = <T>(fits: (field: NormalField) => boolean, make: (field: NormalField, at: Point) => T) =>
    places.filter(({ field }) => fits(field)).map(({ field, at }) => make(field, at));
  const safe = ({ safe }: NormalField, at: Point) => ({ at, number: safe });
  const table = ({ chips, inverted, destroyed }: NormalField, at: Point) => ({ at, chips, inverted, destroyed });
  const cocktail = ({ gadget }: NormalField, at: Point): State['board']['cocktails'][number] => {
    return { at, cocktail: { poisonedBy: gadget?.poisoned ? [0, 1] : [] } };
  };
  const lying = ({ gadget }: NormalField, at: Point) => {
    return { at, item: { gadget: gadget?.name ?? '', usages: gadget?.usages ?? null } };
  };
  return {
    rows: rows.map((row) => row.map(({ state }) => fields[state as FieldName]?.glyph ?? fields.WALL.glyph).join('')),
    safes: of(({ state }) => state === 'SAFE', safe),
    tables: of(({ state }) => state === 'ROULETTE_TABLE', table),
    cocktails: of(({ gadget }) => gadget?.name === 'COCKTAIL', cocktail),
    fog: of(
      ({ foggy }) => foggy,
      (_, at) => ({ at, until: round + 1 }),
    ),
    lying: of(({ gadget }) => gadget !== null && gadget.name !== 'COCKTAIL', lying),
  };
}

/** Returns a game state from known parts, with the rest left blank. */
export function stateWith(told: Pick<State, 'config' | 'cast' | 'phase' | 'board' | 'sides'> & Partial<State>): State {
  const nobody = { people: [], cat: null, janitor: null, order: [], active: null };
  return { random: 0, round: 0, ...nobody, ...initialProgress(), ...told };
}
