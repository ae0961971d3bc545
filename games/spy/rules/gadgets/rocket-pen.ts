import type { Person, State } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { fields } from '../fields.ts';
import { distance, type Point, square } from '../grid.ts';
import { fieldAt, sees } from '../match/board.ts';
import type { DraftState } from '../match/draft-state.ts';
import { divert, hurt, isWardedOff } from '../match/health.ts';
import { peopleOnBoard, personAt, spend } from '../match/people.ts';
import { ANYWHERE, describe, type Gadget, showUse, type Use } from './gadget.ts';

const use: Use = {
  reach: ANYWHERE,
  among: ['view'],
  legal: ({ board }, carrier, at) => sees(board, carrier.at, at),
  perform(draft, carrier, aim) {
    const { state } = draft;
    const aimedAt = personAt(state, aim);
    const victim = aimedAt && divert(draft, carrier, aimedAt, (other) => use.legal(state, carrier, other.at));
    const at = victim?.at ?? aim;
    const success = !(victim && isWardedOff(draft, carrier, victim));
    spend(carrier, 'ROCKET_PEN');
    showUse(draft, carrier, 'ROCKET_PEN', { at, victim, success });
    if (success) explode(draft, carrier, at);
  },
};

function explode(draft: DraftState, carrier: Person, centre: Point): void {
  const attack = { gadget: 'ROCKET_PEN', actor: carrier };
  for (const at of square(centre, 1)) breakWall(draft.state, at);
  for (const person of peopleOnBoard(draft.state)) {
    if (distance(person.at, centre) <= 1) hurt(draft, person, draft.state.config.rocketPenDamage, attack);
  }
}

function breakWall({ board }: State, at: Point): void {
  if (fieldAt(board, at) !== 'WALL') return;
  const row = board.rows[at.y] ?? '';
  board.rows = board.rows.with(at.y, row.slice(0, at.x) + fields.FREE.glyph + row.slice(at.x + 1));
}

export const rocketPen: Gadget = {
  name: 'ROCKET_PEN',
  ...describe(texts.gadgets.rocketPen),
  usages: 1,
  supply: 'draft',
  use,
};
