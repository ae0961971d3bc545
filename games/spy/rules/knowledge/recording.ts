import type { ViewerEvents } from '../../../kit/viewer-events.ts';
import type { SpyEvent } from '../../events.ts';
import { ALL_SEEN, type Player, type State } from '../../state.ts';
import { turnOf } from '../../turn.ts';
import { isTurnOver } from '../course/turns.ts';
import { type DraftState, draftOf, type FigureMove, finishDraft, type Watch } from '../match/draft-state.ts';
import { personOf } from '../match/people.ts';
import { scoreOf } from '../score.ts';
import { sightIndex, takeSight } from './sight.ts';

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
  /** How many there were when a new round had begun. */
  roundStart: number | undefined;
}

/** When a round begins, everyone sees the casino as it is. */
function noteRound(notes: Notes, { state, events }: DraftState): void {
  notes.roundStart = events.length;
  notes.standings.push([scoreOf(state, 0), scoreOf(state, 1)]);
  for (const viewer of VIEWERS) notes.sights[sightIndex(viewer)] = takeSight(state, viewer);
}

/** A player sees what their agent does, and keeps the last sight of it when the turn is over. */
function noteMove(notes: Notes, { state, events }: DraftState, { figure }: FigureMove, before: State, player: Player) {
  const agent = before.phase === 'rounds' ? before.active : null;
  if (agent === null || figure !== agent || notes.roundStart !== undefined) return;
  notes.ownEvents = events.length;
  if (state.phase === 'rounds' && isTurnOver(state.board, personOf(state, agent)))
    notes.sights[player] = takeSight(state, player);
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
  const open = isOver ? all.length : roundStart;
  if (open !== undefined) {
    const news = all.slice(0, open).filter(({ audience }) => audience === 'all');
    told.push({ kind: 'telling', to: 'spectator', begins: true, events: news });
  }
  for (const seat of turn) notes.sights[seat] = null;
  const base = roundStart ?? 0;
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
