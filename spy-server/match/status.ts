import type { Watch } from '../../games/spy/rules/match/draft-state.ts';
import type { Figure, State } from '../../games/spy/state.ts';
import { type Audience, type DeadWire, wireState } from '../wire/state.ts';
import { type Body, NIL } from '../wire/words.ts';
import { showAll } from './post.ts';
import { operationsFor, type Report, reportsOf } from './report.ts';
import type { Header, Session, Table } from './session.ts';

/** What a status is about. */
interface News {
  readonly state: State;
  readonly active: Figure | null;
  readonly reports?: readonly Report[];
  readonly dead?: readonly DeadWire[];
}

/** Shows everyone every move of a match; one that the clock did for a player is not reported as theirs. */
export function onlooker(table: Table, { byClock = false } = {}): Watch {
  const { ids } = table.session.header;
  let heard = 0;
  let unasked = byClock;
  let wires = wiresOf(table.session.state);
  return (draft, move) => {
    // A state of its own for each move: what somebody knows of a state is looked up by which one it is.
    const state = { ...draft.state };
    const events = draft.events.slice(heard);
    heard = draft.events.length;
    const now = wiresOf(state);
    const dead = move === 'round' ? wires.filter(({ carrier }) => !now.some((wire) => wire.carrier === carrier)) : [];
    wires = now;
    const reports = move === 'round' || unasked ? [] : reportsOf(draft, move, events, ids);
    unasked = false;
    const news = { state, active: move === 'round' ? null : move.figure, reports, dead };
    showAll(table, (audience) => statusBody(table.session.header, audience, news));
  };
}

function wiresOf({ people }: State): DeadWire[] {
  return people.flatMap(({ id, items }) =>
    items.flatMap(({ activeOn }) => (activeOn === undefined ? [] : [{ carrier: id, activeOn }])),
  );
}

/** The match as it stands, for somebody who comes late or back. */
export function presentStatus({ header, state }: Session, audience: Audience): Body {
  return statusBody(header, audience, { state, active: state.active });
}

function statusBody({ ids }: Header, audience: Audience, { state, active, reports = [], dead = [] }: News): Body {
  const id = idOf(ids, active);
  return {
    type: 'GAME_STATUS',
    activeCharacter: id,
    activeCharacterId: id,
    operations: operationsFor(reports, audience),
    state: wireState(state, ids, audience, dead),
    isGameOver: state.phase === 'over',
  };
}

function idOf(ids: Header['ids'], figure: Figure | null): string {
  if (figure === null) return NIL;
  return typeof figure === 'number' ? (ids.characters[figure] ?? NIL) : ids[figure];
}
