import { texts } from '../../words/texts.ts';
import { square } from '../grid.ts';
import { fieldAt, isFoggy, sees } from '../match/board.ts';
import { addPrivateEvent, nameInEvents } from '../match/draft-state.ts';
import { personAt, spend } from '../match/people.ts';
import { describe, type Gadget, showUse } from './gadget.ts';

/** Number of rounds that fog lasts, including the current one. */
const ROUNDS_OF_FOG = 3;

export const fogTin: Gadget = {
  name: 'FOG_TIN',
  ...describe(texts.gadgets.fogTin),
  usages: 1,
  supply: 'draft',
  use: {
    reach: ({ fogTinRange }) => fogTinRange,
    among: ['view'],
    legal: ({ board }, carrier, at) => fieldAt(board, at) !== 'WALL' && sees(board, carrier.at, at),
    perform(draft, carrier, at) {
      const { board, round } = draft.state;
      const covered = square(at, 1).filter((place) => fieldAt(board, place) && !isFoggy(board, place));
      board.fog = [...board.fog, ...covered.map((place) => ({ at: place, until: round + ROUNDS_OF_FOG }))];
      spend(carrier, 'FOG_TIN');
      showUse(draft, carrier, 'FOG_TIN', { at });
      const actor = nameInEvents(draft, carrier);
      for (const person of covered.flatMap((place) => personAt(draft.state, place) ?? []))
        addPrivateEvent(draft, person, { kind: 'fogged', person: nameInEvents(draft, person), actor });
    },
  },
};
