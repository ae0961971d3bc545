import type { Player, State } from '@longtable/spy/state';
import { turnOf } from '@longtable/spy/timing';
import type { Body } from '../wire/words.ts';
import { tell } from './report.ts';
import { type Chair, isPaused, type Request, SEATS, type Session, type Table } from './session.ts';

/** The original computer player waits up to ten seconds before its first choice. */
const FIRST_CHOICE_MS = 15_000;
/** Additional time for computer players, which may use their time to the last moment. */
const GRACE_MS = 1_000;

const KINDS: Readonly<Record<State['phase'], Request['kind']>> = {
  draft: 'item',
  equipment: 'equipment',
  rounds: 'operation',
  over: 'operation',
};

/** Sends requests to the players whose turn it is, if they have none. */
export function ask(table: Table): void {
  const { session } = table;
  if (session.ending) return;
  const turn = turnOf(session.state);
  for (const seat of SEATS) {
    const chair = session.chairs[seat];
    if (!turn.includes(seat)) chair.request = null;
    else if (!chair.request) {
      chair.request = { kind: KINDS[session.state.phase], deadline: null };
      startClock(session, chair);
      if (session.state.phase !== 'rounds' || !isPaused(session)) sendRequest(table, seat);
    }
  }
}

/** Sends a player's open request, initially or again. */
export function sendRequest(table: Table, seat: Player): void {
  const chair = table.session.chairs[seat];
  if (!chair.request || chair.lost) return;
  chair.unanswered++;
  tell(table, seat, requestBody(table.session, seat, chair.request.kind));
}

export function requestBody({ header, state }: Session, seat: Player, kind: Request['kind']): Body {
  const { offer, agents, gadgets } = state.sides[seat];
  const idsOf = (list: readonly number[]) => list.map((id) => header.ids.characters[id]);
  if (kind === 'item') {
    const offered = { offeredCharacterIds: idsOf(offer?.agents ?? []), offeredGadgets: offer?.gadgets ?? [] };
    return { type: 'REQUEST_ITEM_CHOICE', ...offered };
  }
  if (kind === 'equipment') {
    return { type: 'REQUEST_EQUIPMENT_CHOICE', chosenCharacterIds: idsOf(agents), chosenGadgets: gadgets };
  }
  return { type: 'REQUEST_GAME_OPERATION', characterId: header.ids.characters[state.active ?? -1] };
}

/** Starts the clock of a request, unless the match is paused. */
export function startClock(session: Session, chair: Chair): void {
  if (!chair.request) return;
  const limit = limitOf(session, chair, chair.request);
  chair.request.deadline = isPaused(session) || limit === null ? null : session.now + limit;
}

function limitOf({ header }: Session, { party, answered }: Chair, { kind }: Request): number | null {
  const { turnPhaseLimit } = header.files.config;
  if (turnPhaseLimit < 0) return null;
  const limit = turnPhaseLimit * 1000;
  if (party.role !== 'AI') return limit;
  return kind === 'item' && !answered ? Math.max(limit, FIRST_CHOICE_MS) : limit + GRACE_MS;
}

export function stopClocks({ chairs }: Session): void {
  for (const { request } of chairs) if (request) request.deadline = null;
}
