import { square } from '../grid.ts';
import { fieldAt, isFoggy, sees } from '../match/board.ts';
import { spend } from '../match/people.ts';
import { type Gadget, showUse } from './gadget.ts';

/** Number of rounds, including the current one. */
const ROUNDS_OF_FOG = 3;

/** Covers nine fields with fog. */
export const fogTin: Gadget = {
  name: 'FOG_TIN',
  title: { en: 'Tin of fog', de: 'Nebeldose' },
  about: {
    en: 'Fills a field in sight and those around it with fog for 3 rounds. Nobody in it can see or act.',
    de: 'Drei Runden Nebel auf einem Feld in Sicht und ringsum: keine Sicht, keine Aktionen.',
  },
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
    },
  },
};
