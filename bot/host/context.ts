import { randomBytes } from 'node:crypto';
import type { Seed } from '../../games/kit/chance.ts';
import type { AnyGame } from '../../games/kit/game.ts';
import type { Storage, Store } from '../../storage/index.ts';
import { type Days, dailyBoards, dailyTries, type Tries } from '../../storage/records/daily.ts';
import {
  type Draft,
  type DraftList,
  draftLists,
  drafts,
  type Shared,
  type SharedList,
  sharedDesigns,
  sharedLists,
} from '../../storage/records/design.ts';
import { type Guild, guilds } from '../../storage/records/guild.ts';
import { type List, listPieces, lists } from '../../storage/records/list.ts';
import { type LobbyList, type LobbyPost, lobbyLists, lobbyPosts } from '../../storage/records/lobby.ts';
import { type Person, people } from '../../storage/records/person.ts';
import { type Place, places } from '../../storage/records/place.ts';
import { invitations, type Player, players } from '../../storage/records/player.ts';
import { type KeptRequest, requests } from '../../storage/records/request.ts';
import { secrets } from '../../storage/records/secret.ts';
import {
  type Departure,
  departures,
  type Greeting,
  greetings,
  type Server,
  servers,
} from '../../storage/records/server.ts';
import { type Standing, standings, type Tally, tallies } from '../../storage/records/standing.ts';
import { type Move, pieces, type Snapshot, snapshots, type Table, tables } from '../../storage/records/table.ts';
import {
  type Deadline,
  type Digest,
  deadlines,
  digests,
  type Finished,
  finishedTables,
  type Interaction,
  interactions,
  type MigrationState,
  migrationStates,
  type Progress,
  progresses,
  type Unsettled,
  unsettledTables,
} from '../../storage/records/time.ts';
import {
  type Tournament,
  type TournamentList,
  tournamentLists,
  tournaments,
} from '../../storage/records/tournament.ts';
import { Changes } from './changes.ts';
import { Claims } from './claims.ts';
import { ComputerPool } from './computers/pool.ts';
import { type Counts, noCounts } from './counters.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Marks } from './marks.ts';

/** What goes wrong or is worth knowing, for the operator. */
export interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** The house in which all tables stand: the shelf, the stores, a clock and a source of seeds. */
export interface Context {
  readonly shelf: ReadonlyMap<string, AnyGame>;
  readonly storage: Storage;
  readonly tables: Store<Table>;
  readonly pieces: Store<Move[]>;
  readonly snapshots: Store<Snapshot>;
  readonly players: Store<Player>;
  readonly people: Store<Person>;
  readonly places: Store<Place>;
  readonly guilds: Store<Guild>;
  readonly lists: Store<List>;
  readonly listPieces: Store<string[]>;
  readonly standings: Store<Standing>;
  readonly tallies: Store<Tally>;
  readonly dailyTries: Store<Tries>;
  readonly dailyBoards: Store<Days>;
  readonly servers: Store<Server>;
  readonly departures: Store<Departure>;
  readonly greetings: Store<Greeting>;
  readonly requests: Store<KeptRequest>;
  readonly drafts: Store<Draft>;
  readonly sharedDesigns: Store<Shared>;
  readonly draftLists: Store<DraftList>;
  readonly sharedLists: Store<SharedList>;
  readonly unsettled: Store<Unsettled>;
  readonly deadlines: Store<Deadline>;
  readonly digests: Store<Digest>;
  readonly interactions: Store<Interaction>;
  readonly invitations: Store<Player>;
  readonly finished: Store<Finished>;
  readonly migrationStates: Store<MigrationState>;
  readonly progresses: Store<Progress>;
  readonly lobbyPosts: Store<LobbyPost>;
  readonly lobbyLists: Store<LobbyList>;
  readonly tournaments: Store<Tournament>;
  readonly tournamentLists: Store<TournamentList>;
  readonly secrets: Store<string>;
  /** The states of tables, as their games read them. */
  readonly states: WeakMap<object, unknown>;
  readonly changes: Changes;
  readonly claims: Claims;
  readonly counts: Counts;
  readonly marks: Marks;
  readonly computerPool: ComputerPool;
  readonly limits: Limits;
  readonly log: Log;
  now(): number;
  newSeed(): Seed;
  newId(): string;
}

/** Opens the house on a storage with the games of a shelf. */
export function openContext(parts: {
  storage: Storage;
  shelf: readonly AnyGame[];
  log: Log;
  now?: (() => number) | undefined;
  computerPool?: ComputerPool | undefined;
  limits?: Partial<Limits> | undefined;
}): Context {
  const { storage, shelf, log, now = Date.now, computerPool = new ComputerPool(), limits } = parts;
  const newId = () => randomBytes(6).toString('base64url');
  return {
    shelf: new Map(shelf.map((game) => [game.id, game])),
    storage,
    tables: storage.store(tables),
    pieces: storage.store(pieces),
    snapshots: storage.store(snapshots),
    players: storage.store(players),
    people: storage.store(people),
    places: storage.store(places),
    guilds: storage.store(guilds),
    lists: storage.store(lists),
    listPieces: storage.store(listPieces),
    standings: storage.store(standings),
    tallies: storage.store(tallies),
    dailyTries: storage.store(dailyTries),
    dailyBoards: storage.store(dailyBoards),
    servers: storage.store(servers),
    departures: storage.store(departures),
    greetings: storage.store(greetings),
    requests: storage.store(requests),
    drafts: storage.store(drafts),
    sharedDesigns: storage.store(sharedDesigns),
    draftLists: storage.store(draftLists),
    sharedLists: storage.store(sharedLists),
    unsettled: storage.store(unsettledTables),
    deadlines: storage.store(deadlines),
    digests: storage.store(digests),
    interactions: storage.store(interactions),
    invitations: storage.store(invitations),
    finished: storage.store(finishedTables),
    migrationStates: storage.store(migrationStates),
    progresses: storage.store(progresses),
    lobbyPosts: storage.store(lobbyPosts),
    lobbyLists: storage.store(lobbyLists),
    tournaments: storage.store(tournaments),
    tournamentLists: storage.store(tournamentLists),
    secrets: storage.store(secrets),
    states: new WeakMap(),
    changes: new Changes(),
    claims: new Claims(),
    counts: noCounts(),
    marks: new Marks(newId()),
    computerPool,
    limits: { ...LIMITS, ...limits },
    log,
    now,
    newSeed: () => randomBytes(32).toString('hex'),
    newId,
  };
}
