import type { State } from '../../state.ts';
import { fields } from '../fields.ts';
import { distance, type Point, square } from '../grid.ts';
import { divert, isWardedOff } from '../match/attack.ts';
import { fieldAt, sees } from '../match/board.ts';
import { hurt } from '../match/health.ts';
import type { Match } from '../match/match.ts';
import { personAt, present, spend } from '../match/people.ts';
import { ANYWHERE, type Gadget, showUse, type Use } from './gadget.ts';

const use: Use = {
  reach: ANYWHERE,
  among: ['view'],
  legal: ({ board }, carrier, at) => sees(board, carrier.at, at),
  perform(match, carrier, aim) {
    const { state } = match;
    const aimedAt = personAt(state, aim);
    const victim = aimedAt && divert(match, carrier, aimedAt, (other) => use.legal(state, carrier, other.at));
    const at = victim?.at ?? aim;
    const success = !(victim && isWardedOff(match, carrier, victim));
    spend(carrier, 'ROCKET_PEN');
    showUse(match, carrier, 'ROCKET_PEN', { at, victim, success });
    if (success) explode(match, at);
  },
};

function explode(match: Match, centre: Point): void {
  for (const at of square(centre, 1)) breakWall(match.state, at);
  for (const person of present(match.state)) {
    if (distance(person.at, centre) <= 1) hurt(match, person, match.state.config.rocketPenDamage);
  }
}

function breakWall({ board }: State, at: Point): void {
  if (fieldAt(board, at) !== 'WALL') return;
  const row = board.rows[at.y] ?? '';
  board.rows = board.rows.with(at.y, row.slice(0, at.x) + fields.FREE.glyph + row.slice(at.x + 1));
}

export const rocketPen: Gadget = {
  name: 'ROCKET_PEN',
  title: { en: 'Rocket pen', de: 'Raketenwerfer-Füllfederhalter' },
  about: {
    en: 'Blows up a field in sight and all around it: walls fall, everybody there is hurt.',
    de: 'Sprengt ein Feld in Sicht und alles darum: Wände fallen, alle dort nehmen Schaden.',
  },
  usages: 1,
  supply: 'draft',
  use,
};
