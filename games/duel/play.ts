import { playBy } from '@longtable/kit';
import { commands } from './rules/verbs.ts';
import { type Duel, draftOf } from './state.ts';
import { texts } from './words/texts.ts';

export const turn = ({ winner, current }: Duel) => (winner === null ? [current] : []);

export const { play, acceptsUnlisted } = playBy(commands, {
  turn,
  draft: draftOf,
  faults: texts.faults,
  // The player learned nothing new and is still in turn.
  isUndoable: (before, after, events) =>
    after.winner === null && after.current === before.current && !events.some(({ kind }) => kind === 'drawn'),
});
