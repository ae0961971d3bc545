import { texts } from '../../words/texts.ts';
import { samePlace } from '../grid.ts';
import { cocktailAt, sees } from '../match/board.ts';
import { test } from '../match/chance.ts';
import { divert } from '../match/health.ts';
import { personAt } from '../match/people.ts';
import { ANYWHERE, describe, type Gadget, showUse, type Use } from './gadget.ts';

const use: Use = {
  reach: ANYWHERE,
  among: ['cocktails', 'people'],
  legal(state, carrier, at) {
    const cocktail = cocktailAt(state.board, at) ?? personAt(state, at)?.cocktail;
    return Boolean(cocktail) && sees(state.board, carrier.at, at);
  },
  perform(draft, carrier, aim) {
    const { state } = draft;
    const { board, config } = state;
    const holder = personAt(state, aim);
    const victim = holder && divert(draft, carrier, holder, (other) => use.legal(state, carrier, other.at));
    const at = victim?.at ?? aim;
    const success = test(draft, carrier, config.laserCompactHitChance);
    if (success && victim) victim.cocktail = null;
    if (success && !victim) board.cocktails = board.cocktails.filter((stands) => !samePlace(stands.at, at));
    showUse(draft, carrier, 'LASER_COMPACT', { at, victim, success });
  },
};

export const laserCompact: Gadget = {
  name: 'LASER_COMPACT',
  ...describe(texts.gadgets.laserCompact),
  usages: null,
  supply: 'draft',
  use,
};
