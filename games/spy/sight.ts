import type { Viewer } from '../kit/game.ts';
import type { ViewerEvents } from '../kit/viewer-events.ts';
import type { SpyEvent } from './events.ts';
import { isTurnOver } from './rules/course/turns.ts';
import { blankSide, knownTo, lookAt } from './rules/knowledge/knowledge.ts';
import { copySide } from './rules/match/copy.ts';
import type { Match, Watch } from './rules/match/match.ts';
import { personOf } from './rules/match/people.ts';
import { ALL_SEEN, type Player, type Sight, type State } from './state.ts';
import { turnOf } from './turn.ts';
import { worthOf } from './words/statistics.ts';

const PLAYERS: readonly Player[] = [0, 1];
const PUBLIC = 2;

/** The match as a viewer sees it now: as it is while they are asked for something, else as they last saw it; open, all of it. */
export function sightOf(state: State, viewer: Viewer, open = false): State {
  if (open) return { ...state, random: 0, seen: ALL_SEEN };
  const seat = viewer === 0 || viewer === 1 ? viewer : undefined;
  const past = state.phase === 'rounds' ? state.seen.sights[seat ?? PUBLIC] : null;
  if (!past) return knownTo(state, viewer);
  const { side, ...scene } = past;
  const sides: State['sides'] = [blankSide({ ready: true }), blankSide({ ready: true })];
  if (side && seat !== undefined) sides[seat] = side;
  const { config, cast, phase } = state;
  const rest = { order: [], marks: { healing: [], drying: [] }, courier: null, ending: null, standings: [], random: 0 };
  return { config, cast, phase, ...scene, sides, ...rest, seen: ALL_SEEN };
}

function take(state: State, viewer: Viewer): Sight {
  const { board, sides, people, cat, janitor, round, active, collarTaken } = lookAt(state, viewer);
  const side = viewer === 0 || viewer === 1 ? copySide(sides[viewer]) : null;
  return { board, side, people, cat, janitor, round, active, collarTaken };
}

/** Looks on while a line is played, and lets each see and hear of it at their own time. */
export interface Witness {
  readonly watch: Watch;
  /** The state with what everybody has seen by now, and what they are told. */
  report(state: State, events: readonly SpyEvent[]): { state: State; events: ViewerEvents<SpyEvent>[] };
}

/** A witness of what the line of a player brings about. */
export function witness(before: State, player: Player): Witness {
  const sights: State['seen']['sights'] = [...before.seen.sights];
  const standings: State['standings'] = [...before.standings];
  const agent = before.phase === 'rounds' ? before.active : null;
  let own = 0;
  let round: number | undefined;
  const watch: Watch = (match, deed) => {
    if (deed === 'round') {
      round = match.events.length;
      standings.push([worthOf(match.state, 0), worthOf(match.state, 1)]);
      for (const viewer of [...PLAYERS, 'spectator'] as const)
        sights[viewer === 'spectator' ? PUBLIC : viewer] = take(match.state, viewer);
    } else if (deed.figure === agent && round === undefined) {
      own = match.events.length;
      if (hasEndedTurn(match, agent)) sights[player] = take(match.state, player);
    }
  };
  const report: Witness['report'] = (after, events) => {
    if (after.phase !== 'rounds' && before.phase !== 'rounds') return { state: after, events: openly(events) };
    const { seen } = before;
    const all = [...(seen.news as unknown as SpyEvent[]), ...events];
    const old = seen.news.length;
    const isOver = after.phase === 'over';
    const turn = turnOf(after);
    const begun = round === undefined ? undefined : old + round;
    const tellings: ViewerEvents<SpyEvent>[] = [{ kind: 'telling', to: 'open', begins: true, events }];
    const heard: [number, number] = [...seen.heard];
    const anew: [boolean, boolean] = [...seen.anew];
    const tell = (to: Player, until: number) => {
      const news = all.slice(heard[to], until).filter(({ audience }) => audience === 'all' || audience === to);
      heard[to] = Math.max(heard[to], until);
      if (news.length === 0) return;
      tellings.push({ kind: 'telling', to, begins: anew[to], events: news });
      anew[to] = false;
    };
    for (const seat of PLAYERS) {
      if (seat === player && own > 0) {
        tell(seat, old + own);
        anew[seat] = after.active !== agent || begun !== undefined;
      }
      if (isOver || turn.includes(seat)) tell(seat, all.length);
      else if (begun !== undefined) tell(seat, begun);
    }
    const open = isOver ? all.length : begun;
    if (open !== undefined) {
      const news = all.slice(0, open).filter(({ audience }) => audience === 'all');
      tellings.push({ kind: 'telling', to: 'spectator', begins: true, events: news });
    }
    const base = begun ?? 0;
    const news = isOver ? [] : (all.slice(base) as unknown as typeof seen.news);
    for (const seat of turn) sights[seat] = null;
    return {
      state: {
        ...after,
        standings,
        seen: isOver ? ALL_SEEN : { sights, news, heard: [heard[0] - base, heard[1] - base], anew },
      },
      events: tellings,
    };
  };
  return { watch, report };
}

function hasEndedTurn({ state }: Match, agent: number | null): boolean {
  if (agent === null || state.phase !== 'rounds') return false;
  const person = personOf(state, agent);
  return isTurnOver(state.board, person);
}

/** Before the doors open nobody sees anybody's doings: whoever may hear of something hears it at once. */
function openly(events: readonly SpyEvent[]): ViewerEvents<SpyEvent>[] {
  const to = ([0, 1, 'spectator'] as const).map((viewer) => {
    const news = events.filter(({ audience }) => audience === 'all' || audience === viewer);
    return { kind: 'telling', to: viewer, begins: false, events: news } as const;
  });
  return [...to.filter(({ events: news }) => news.length > 0), { kind: 'telling', to: 'open', begins: true, events }];
}
