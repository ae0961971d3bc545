import type { Viewer } from '../../../kit/game.ts';
import { ALL_SEEN, type Sight, type State } from '../../state.ts';
import { copySide } from '../match/copy.ts';
import { blankSide, knownTo, lookAt } from './knowledge.ts';

/** The place of a viewer's sight in the stored list: both players, then everyone else. */
export function sightIndex(viewer: Viewer): 0 | 1 | 2 {
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
export function takeSight(state: State, viewer: Viewer): Sight {
  const { board, sides, people, cat, janitor, round, active, collarTaken } = lookAt(state, viewer);
  const side = viewer === 0 || viewer === 1 ? copySide(sides[viewer]) : null;
  return { board, side, people, cat, janitor, round, active, collarTaken };
}
