import type { Viewer, ViewerEvents } from '@longtable/kit';
import type { SpyEvent } from '../../events.ts';
import { ALL_SEEN, type Player, type Sight, type State } from '../../state.ts';
import { turnOf } from '../../timing.ts';
import { isTurnOver } from '../course/turns.ts';
import { copySide } from '../match/copy.ts';
import { type DraftState, draftOf, type FigureMove, finishDraft, type Watch } from '../match/draft-state.ts';
import { personOf } from '../match/people.ts';
import { scoreOf } from '../score.ts';
import { blankSide, knownTo, lookAt } from './knowledge.ts';

const PLAYERS: readonly Player[] = [0, 1];
const VIEWERS = [0, 1, 'spectator'] as const;

/** A line while it is performed: the draft that it changes, and who sees and hears of it when. */
export interface Recording {
  readonly draft: DraftState;
  /** The state with what everyone has seen by now, and what they are told. */
  finish(): { state: State; events: ViewerEvents<SpyEvent>[] };
}

/** Records what the line of a player brings about. */
export function record(before: State, player: Player, watch?: Watch): Recording {
  const notes: Notes = {
    sights: [...before.seen.sights],
    standings: [...before.standings],
    ownEvents: 0,
    publicSight: undefined,
    roundStart: undefined,
  };
  const draft = draftOf(before, (now, move) => {
    if (move === 'round') noteRound(notes, now);
    else noteMove(notes, now, move, before, player);
    watch?.(now, move);
  });
  return { draft, finish: () => publish(before, player, notes, finishDraft(draft)) };
}

/** What is kept while a line is performed. */
interface Notes {
  readonly sights: State['seen']['sights'];
  readonly standings: State['standings'];
  /** How many events there were when the player's own agent had acted. */
  ownEvents: number;
  /** What everybody could be shown of the moment at which the agent's turn was over. */
  publicSight: Sight | undefined;
  /** How many events there were when a round had begun that everyone sees begin. */
  roundStart: number | undefined;
}

/**
 * Everyone sees the casino open, and rounds begin once the guests are gone. In between, whoever has just acted would learn from
 * it that all who acted since were guests; they hear of it with what the other side decides next.
 */
function noteRound(notes: Notes, { state, events }: DraftState): void {
  notes.standings.push([scoreOf(state, 0), scoreOf(state, 1)]);
  if (state.round > 1 && !state.janitor) return;
  notes.roundStart = events.length;
  for (const viewer of VIEWERS) notes.sights[sightIndex(viewer)] = takeSight(state, viewer);
}

/** A player sees what their agent does, and keeps the last sight of it when the turn is over. */
function noteMove(notes: Notes, { state, events }: DraftState, { figure }: FigureMove, before: State, player: Player) {
  const agent = before.phase === 'rounds' ? before.active : null;
  if (agent === null || figure !== agent || notes.roundStart !== undefined) return;
  notes.ownEvents = events.length;
  if (state.phase !== 'rounds' || !isTurnOver(state.board, personOf(state, agent))) return;
  notes.sights[player] = takeSight(state, player);
  notes.publicSight = takeSight(state, 'spectator');
}

/** What everybody is shown now: when the other side comes on, and not twice in a round, what the player saw last. */
function newPublicSight({ sights, publicSight }: Notes, player: Player, turn: readonly Player[]): Sight | undefined {
  const isShown = publicSight && publicSight.round > (sights[2]?.round ?? 0) && !turn.includes(player);
  return isShown ? publicSight : undefined;
}

type Performed = ReturnType<typeof finishDraft>;

function publish(before: State, player: Player, notes: Notes, { state: after, events }: Performed) {
  if (after.phase !== 'rounds' && before.phase !== 'rounds') return { state: after, events: tellAtOnce(events) };
  const { seen } = before;
  const all = [...(seen.news as unknown as SpyEvent[]), ...events];
  const old = seen.news.length;
  const isOver = after.phase === 'over';
  const turn = turnOf(after);
  const roundStart = notes.roundStart === undefined ? undefined : old + notes.roundStart;
  const heard: [number, number] = [...seen.heard];
  const anew: [boolean, boolean] = [...seen.anew];
  const told: ViewerEvents<SpyEvent>[] = [{ kind: 'telling', to: 'open', begins: true, events }];
  const tell = (to: Player, until: number) => {
    const news = all.slice(heard[to], until).filter(({ audience }) => audience === 'all' || audience === to);
    heard[to] = Math.max(heard[to], until);
    if (news.length === 0) return;
    told.push({ kind: 'telling', to, begins: anew[to], events: news });
    anew[to] = false;
  };
  for (const seat of PLAYERS) {
    if (seat === player && notes.ownEvents > 0) {
      tell(seat, old + notes.ownEvents);
      anew[seat] = after.active !== before.active || roundStart !== undefined;
    }
    if (isOver || turn.includes(seat)) tell(seat, all.length);
    else if (roundStart !== undefined) tell(seat, roundStart);
  }
  const shown = newPublicSight(notes, player, turn);
  if (shown) notes.sights[2] = shown;
  const open = isOver ? all.length : (roundStart ?? (shown && old + notes.ownEvents));
  if (open !== undefined) {
    const news = all.slice(0, open).filter(({ audience }) => audience === 'all');
    told.push({ kind: 'telling', to: 'spectator', begins: true, events: news });
  }
  for (const seat of turn) notes.sights[seat] = null;
  const base = open ?? 0;
  const news = all.slice(base) as unknown as typeof seen.news;
  const next = { sights: notes.sights, news, heard: [heard[0] - base, heard[1] - base] as [number, number], anew };
  return { state: { ...after, standings: notes.standings, seen: isOver ? ALL_SEEN : next }, events: told };
}

/** Before the casino opens nobody sees what others do, so whoever may hear of something hears it at once. */
function tellAtOnce(events: readonly SpyEvent[]): ViewerEvents<SpyEvent>[] {
  const told = VIEWERS.map((to) => {
    const news = events.filter(({ audience }) => audience === 'all' || audience === to);
    return { kind: 'telling', to, begins: false, events: news } as const;
  });
  return [...told.filter((each) => each.events.length > 0), { kind: 'telling', to: 'open', begins: true, events }];
}

/** The place of a viewer's sight in the stored list: both players, then everyone else. */
function sightIndex(viewer: Viewer): 0 | 1 | 2 {
  return viewer === 0 || viewer === 1 ? viewer : 2;
}

/** The match as a viewer sees it now: as it is while they are asked for something, else as they last saw it; open, all of it. */
export function sightOf(state: State, viewer: Viewer, open = false): State {
  if (open) return { ...state, random: 0, seen: ALL_SEEN };
  const past = state.phase === 'rounds' ? state.seen.sights[sightIndex(viewer)] : null;
  if (!past) return knownTo(state, viewer);
  const { side, ...scene } = past;
  const sides: State['sides'] = [blankSide({ ready: true }), blankSide({ ready: true })];
  if (side && (viewer === 0 || viewer === 1)) sides[viewer] = side;
  const { config, cast, phase } = state;
  const rest = { order: [], marks: { healing: [], drying: [] }, courier: null, ending: null, standings: [], random: 0 };
  return { config, cast, phase, ...scene, sides, ...rest, seen: ALL_SEEN };
}

/** What a viewer sees of this moment, to be kept until they see more. */
function takeSight(state: State, viewer: Viewer): Sight {
  const { board, sides, people, cat, janitor, round, active, collarTaken } = lookAt(state, viewer);
  const side = viewer === 0 || viewer === 1 ? copySide(sides[viewer]) : null;
  return { board, side, people, cat, janitor, round, active, collarTaken };
}
