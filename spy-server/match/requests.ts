import type { Player, State } from '@longtable/spy/state';
import { turnOf } from '@longtable/spy/timing';
import type { Body } from '../wire/words.ts';
import { tell } from './report.ts';
import { isPaused, type PlayerSlot, type Request, SEATS, type Session, type Table } from './session.ts';

/**
 * Minimum time for a computer player's first choice in the draft. The original computer player waits up to ten seconds
 * before it.
 */
const FIRST_CHOICE_MS = 15_000;
/** Additional time for computer players, which may use their time to the last moment. */
const GRACE_MS = 1_000;

const KINDS: Readonly<Record<State['phase'], Request['kind']>> = {
  draft: 'item',
  equipment: 'equipment',
  rounds: 'operation',
  over: 'operation',
};

/** Sends requests to the players whose turn it is, if they have none, and removes the requests of the others. */
export function ask(table: Table): void {
  const { session } = table;
  if (session.ending) return;
  const turn = turnOf(session.state);
  for (const seat of SEATS) {
    const slot = session.slots[seat];
    if (!turn.includes(seat)) slot.request = null;
    else if (!slot.request) {
      slot.request = { kind: KINDS[session.state.phase], deadline: null };
      startClock(session, slot);
      if (session.state.phase !== 'rounds' || !isPaused(session)) sendRequest(table, seat);
    }
  }
}

/** Sends a player's open request, for the first time or again. Disconnected players are skipped. */
export function sendRequest(table: Table, seat: Player): void {
  const slot = table.session.slots[seat];
  if (!slot.request || slot.lost) return;
  slot.unanswered++;
  tell(table, seat, requestBody(table.session, seat, slot.request.kind));
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

/** Sets the deadline of an open request: null while the match is paused or without a limit. */
export function startClock(session: Session, slot: PlayerSlot): void {
  if (!slot.request) return;
  const limit = limitOf(session, slot, slot.request);
  slot.request.deadline = isPaused(session) || limit === null ? null : session.now + limit;
}

function limitOf({ header }: Session, { info, answered }: PlayerSlot, { kind }: Request): number | null {
  const { turnPhaseLimit } = header.files.config;
  if (turnPhaseLimit < 0) return null;
  const limit = turnPhaseLimit * 1000;
  if (info.role !== 'AI') return limit;
  return kind === 'item' && !answered ? Math.max(limit, FIRST_CHOICE_MS) : limit + GRACE_MS;
}

export function stopClocks({ slots }: Session): void {
  for (const { request } of slots) if (request) request.deadline = null;
}
