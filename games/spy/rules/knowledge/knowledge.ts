import type { Viewer, ViewerEvents } from '@longtable/kit';
import { peopleIn, type SpyEvent } from '../../events.ts';
import {
  ALL_SEEN,
  type Board,
  type CasinoSnapshot,
  type Cocktail,
  type Faction,
  type Person,
  type Player,
  type Side,
  type State,
} from '../../state.ts';
import { scoreOf } from '../course/ending.ts';
import { isTurnOver } from '../course/turns.ts';
import { copySide, type DraftState, draftOf, type FigureMove, finishDraft, type Watch } from '../match/draft-state.ts';
import { FULL_HEALTH } from '../match/health.ts';
import { featuresOf, nameOf, opponentOf, personOf, turnOf } from '../match/people.ts';
import { noteAbout } from './intelligence.ts';

/**
 * Returns the state as a viewer may know it. Only this function hides secrets: views, menus and computer players use
 * its result. After the end everything but the RNG is visible.
 */
export function knownTo(state: State, viewer: Viewer): State {
  if (cached?.state !== state || cached.viewer !== viewer)
    cached = { state, viewer, visibleState: computeVisibleState(state, viewer) };
  return cached.visibleState;
}

/** Cache of the last result. States are immutable, and a menu asks for the same one many times. */
let cached: { readonly state: State; readonly viewer: Viewer; readonly visibleState: State } | undefined;

/** Returns the visible state without the cache, for a state that may still change. */
export function computeVisibleState(state: State, viewer: Viewer): State {
  if (state.phase === 'over') return { ...state, random: 0 };
  const seat = viewer === 0 || viewer === 1 ? viewer : undefined;
  const { board, sides, people, marks } = state;
  const own = (id: number) => people.some((person) => person.id === id && person.faction === seat);
  return {
    ...state,
    random: 0,
    board: { ...board, cocktails: visibleCocktails(board, seat) },
    sides: [seat === 0 ? sides[0] : hiddenSide(sides[0]), seat === 1 ? sides[1] : hiddenSide(sides[1])],
    people: people.map((person) =>
      person.faction === seat ? ownPerson(person, seat) : visibleStranger(state, person, seat),
    ),
    order: [],
    active: state.active !== null && own(state.active) ? state.active : null,
    scoreHistory: [],
    seen: ALL_SEEN,
    marks: { healing: marks.healing.filter(own), drying: marks.drying.filter(own) },
    collarTaken: knowsCollarTaken(state, seat),
    courier: null,
  };
}

/** Returns a cocktail as a seat knows it: only the side that poisoned it sees the poison. */
function visibleCocktail(cocktail: Cocktail, seat: Player | undefined): Cocktail {
  const { poisonedBy } = cocktail;
  return poisonedBy.length === 0 ? cocktail : { poisonedBy: poisonedBy.filter((faction) => faction === seat) };
}

function visibleCocktails({ cocktails }: Board, seat: Player | undefined): Board['cocktails'] {
  return cocktails.every(({ cocktail }) => cocktail.poisonedBy.length === 0)
    ? cocktails
    : cocktails.map(({ at, cocktail }) => ({ at, cocktail: visibleCocktail(cocktail, seat) }));
}

function ownPerson(person: Person, seat: Player): Person {
  return { ...person, cocktail: person.cocktail && visibleCocktail(person.cocktail, seat) };
}

/**
 * Returns another person with the public values only: printed properties, field, cocktail, and the faction if the seat
 * knows it.
 */
function visibleStranger(state: State, { id, at, cocktail }: Person, seat: Player | undefined): Person {
  return {
    id,
    at,
    faction: visibleFaction(state, id, seat),
    bp: 0,
    ap: 0,
    hp: FULL_HEALTH,
    ip: 0,
    chips: 0,
    properties: featuresOf(state, id),
    items: NO_ITEMS,
    cocktail: cocktail && visibleCocktail(cocktail, seat),
  };
}

const NO_ITEMS: Person['items'] = [];

function visibleFaction(state: State, id: number, seat: Player | undefined): Faction {
  if (seat === undefined) return 'UNKNOWN';
  const note = noteAbout(state, seat, id);
  if (note === 'enemy') return opponentOf(seat);
  return note === 'guest' ? 'NPC' : 'UNKNOWN';
}

/** Whether a seat knows that the collar was taken: it lies on the floor, or the seat has opened the last safe. */
function knowsCollarTaken({ board, sides }: State, seat: Player | undefined): boolean {
  if (board.lying.some(({ item }) => item.gadget === 'DIAMOND_COLLAR')) return true;
  return seat !== undefined && sides[seat].opened.includes(board.safes.length);
}

function hiddenSide({ ready }: Side): Side {
  return ready ? READY : UNREADY;
}

/** Returns a side with initial values. */
export function blankSide({ ready }: Pick<Side, 'ready'>): Side {
  return {
    offer: null,
    agents: [],
    gadgets: [],
    given: [],
    ready,
    combinations: [],
    opened: [],
    secrets: [],
    notes: [],
    failures: [],
    strikes: 0,
    walkTargets: [],
    lastAction: null,
    tally: { ...BLANK_TALLY },
  };
}

const BLANK_TALLY: Readonly<Side['tally']> = {
  drinks: 0,
  poisoned: 0,
  pours: 0,
  damage: 0,
  steps: 0,
  roulette: 0,
  exfiltrations: 0,
  secretIp: 0,
  catIp: 0,
  gadgetIp: 0,
};

const READY = blankSide({ ready: true });
const UNREADY = blankSide({ ready: false });

const PLAYERS: readonly Player[] = [0, 1];
const VIEWERS = [0, 1, 'spectator'] as const;

/** A line being applied: the draft state, and the snapshots and events that it produces for each viewer. */
export interface Recording {
  readonly draft: DraftState;
  /** Returns the new state with updated snapshots, and the events per viewer. */
  finish(): { state: State; events: ViewerEvents<SpyEvent>[] };
}

/** Starts recording a player's line. `watch` is called for every move. */
export function record(before: State, player: Player, watch?: Watch): Recording {
  const recorded: RecordedLine = {
    snapshots: [...before.seen.snapshots],
    scoreHistory: [...before.scoreHistory],
    ownEvents: 0,
    roundStart: undefined,
    secretRound: undefined,
  };
  const draft = draftOf(before, (now, move) => {
    if (move === 'round') recordRound(recorded, now);
    else recordMove(recorded, now, move, before, player);
    watch?.(now, move);
  });
  return { draft, finish: () => publish(before, player, recorded, finishDraft(draft)) };
}

interface RecordedLine {
  readonly snapshots: State['seen']['snapshots'];
  readonly scoreHistory: State['scoreHistory'];
  /** Number of events when the player's agent had finished acting. */
  ownEvents: number;
  /** Number of events when a publicly visible round started, or undefined if none did. */
  roundStart: number | undefined;
  /** The last round that started in secret, with the number of events then. */
  secretRound: State['seen']['secretRound'] | undefined;
}

/**
 * Records a new round. Rounds are public immediately only at the start and after the guests have left. Otherwise the
 * player who has just acted could infer that everyone who acted since was a guest.
 */
function recordRound(recorded: RecordedLine, { state, events }: DraftState): void {
  recorded.scoreHistory.push([scoreOf(state, 0), scoreOf(state, 1)]);
  if (state.round > 1 && !state.janitor) {
    recorded.secretRound = { events: events.length, snapshot: takeSnapshot(state, 'spectator') };
    return;
  }
  recorded.roundStart = events.length;
  for (const viewer of VIEWERS) recorded.snapshots[snapshotIndex(viewer)] = takeSnapshot(state, viewer);
}

/** Records a move of the player's agent, and takes snapshots when the turn is over. Ignores moves of other figures. */
function recordMove(
  recorded: RecordedLine,
  { state, events }: DraftState,
  { figure }: FigureMove,
  before: State,
  player: Player,
) {
  const agent = before.phase === 'rounds' ? before.active : null;
  if (agent === null || figure !== agent || recorded.roundStart !== undefined) return;
  recorded.ownEvents = events.length;
  if (state.phase !== 'rounds' || !isTurnOver(state.board, personOf(state, agent))) return;
  recorded.snapshots[player] = takeSnapshot(state, player);
}

type Performed = ReturnType<typeof finishDraft>;

function publish(before: State, player: Player, recorded: RecordedLine, { state: after, events }: Performed) {
  if (after.phase !== 'rounds' && before.phase !== 'rounds')
    return { state: after, events: publishImmediately(events) };
  const { seen } = before;
  const all = [...(seen.recentEvents as unknown as SpyEvent[]), ...events];
  const old = seen.recentEvents.length;
  const isOver = after.phase === 'over';
  const turn = turnOf(after);
  const roundStart = recorded.roundStart === undefined ? undefined : old + recorded.roundStart;
  const deliveredCounts: [number, number] = [...seen.deliveredCounts];
  const viewerEvents: ViewerEvents<SpyEvent>[] = [{ kind: 'telling', to: 'open', begins: true, events }];
  const startsStory = !isOnlyEnd(before, all.slice(0, old), events.slice(0, recorded.ownEvents));
  const addFor = (to: Player, until: number) => {
    const news = all
      .slice(deliveredCounts[to], until)
      .filter(({ audience }) => audience === 'all' || audience === to)
      .map((event) => withOwner(after, to, event));
    deliveredCounts[to] = Math.max(deliveredCounts[to], until);
    if (news.length === 0) return;
    const begins = to === player && startsStory && !viewerEvents.some((batch) => batch.to === to);
    viewerEvents.push({ kind: 'telling', to, begins, events: news });
  };
  for (const seat of PLAYERS) {
    if (seat === player && recorded.ownEvents > 0) addFor(seat, old + recorded.ownEvents);
    if (isOver || turn.includes(seat)) addFor(seat, all.length);
    else if (roundStart !== undefined) addFor(seat, roundStart);
  }
  const { secretRound: begun } = recorded;
  const secretRound = begun ? { ...begun, events: old + begun.events } : seen.secretRound;
  // Any other moment would reveal which of the characters before or after it are agents.
  const known = secretRound && deliveredCounts.every((count) => count >= secretRound.events) ? secretRound : null;
  if (known && roundStart === undefined) recorded.snapshots[2] = known.snapshot;
  const open = isOver ? all.length : (roundStart ?? known?.events);
  if (open !== undefined) {
    const news = all.slice(0, open).filter(({ audience }) => audience === 'all');
    viewerEvents.push({ kind: 'telling', to: 'spectator', begins: true, events: news });
  }
  for (const seat of turn) recorded.snapshots[seat] = null;
  const base = open ?? 0;
  const next: State['seen'] = {
    snapshots: recorded.snapshots,
    recentEvents: all.slice(base) as unknown as typeof seen.recentEvents,
    deliveredCounts: [deliveredCounts[0] - base, deliveredCounts[1] - base],
    secretRound: open === undefined ? secretRound : null,
  };
  return {
    state: { ...after, scoreHistory: recorded.scoreHistory, seen: isOver ? ALL_SEEN : next },
    events: viewerEvents,
  };
}

/** Whether a line only ended the turn of an agent who had acted before. Then what the agent did is still news. */
function isOnlyEnd(before: State, earlier: readonly SpyEvent[], events: readonly SpyEvent[]): boolean {
  if (before.active === null || !events.every(({ kind }) => kind === 'retired')) return false;
  const name = nameOf(before, before.active);
  const isBy = (event: SpyEvent) => 'actor' in event && event.actor === name;
  return earlier.findLast(isBy)?.kind !== 'turn';
}

/** Adds the names of the player's agents whom an event is about. */
function withOwner(state: State, player: Player, event: SpyEvent): SpyEvent {
  const agents = state.people.filter(({ faction }) => faction === player).map(({ id }) => nameOf(state, id));
  const own = agents.filter((name) => peopleIn(event).includes(name));
  return own.length > 0 ? { ...event, own } : event;
}

/** Returns the events per viewer without delay. Used before the casino opens, because players act independently. */
function publishImmediately(events: readonly SpyEvent[]): ViewerEvents<SpyEvent>[] {
  const viewerEvents = VIEWERS.map((to) => {
    const news = events.filter(({ audience }) => audience === 'all' || audience === to);
    return { kind: 'telling', to, begins: false, events: news } as const;
  });
  return [
    ...viewerEvents.filter((each) => each.events.length > 0),
    { kind: 'telling', to: 'open', begins: true, events },
  ];
}

/** Returns the index of a viewer's snapshot: 0 and 1 for players, 2 for spectators. */
function snapshotIndex(viewer: Viewer): 0 | 1 | 2 {
  return viewer === 0 || viewer === 1 ? viewer : 2;
}

/**
 * Returns the state as shown to a viewer: the last snapshot, or the visible part of the live state if there is none. If
 * `open` is set, everything but the RNG is visible.
 */
export function shownState(state: State, viewer: Viewer, open = false): State {
  if (open) return { ...state, random: 0, seen: ALL_SEEN };
  const past = state.phase === 'rounds' ? state.seen.snapshots[snapshotIndex(viewer)] : null;
  if (!past) return knownTo(state, viewer);
  const { side, ...scene } = past;
  const sides: State['sides'] = [blankSide({ ready: true }), blankSide({ ready: true })];
  if (side && (viewer === 0 || viewer === 1)) sides[viewer] = side;
  const { config, cast, phase } = state;
  const rest = {
    order: [],
    marks: { healing: [], drying: [] },
    courier: null,
    ending: null,
    scoreHistory: [],
    random: 0,
  };
  return { config, cast, phase, ...scene, sides, ...rest, seen: ALL_SEEN };
}

/** Returns a snapshot of the state that is visible to a viewer. */
function takeSnapshot(state: State, viewer: Viewer): CasinoSnapshot {
  const { board, sides, people, cat, janitor, round, active, collarTaken } = computeVisibleState(state, viewer);
  const side = viewer === 0 || viewer === 1 ? copySide(sides[viewer]) : null;
  return { board, side, people, cat, janitor, round, active, collarTaken };
}
