import { texts } from '../../words/texts.ts';
import { adjacent } from '../grid.ts';
import { test } from '../match/chance.ts';
import { addEvent, nameInEvents } from '../match/draft-state.ts';
import { divert } from '../match/health.ts';
import { areEnemies, isClammy, isPlayer, personAt } from '../match/people.ts';
import type { Action } from './action.ts';

export const pour: Action = {
  verb: 'pour',
  ...texts.actions.pour,
  cost: 'ap',
  reach: 1,
  among: ['people'],
  needs: { lack: 'no-cocktail', met: ({ cocktail }) => cocktail !== null },
  legal: (state, actor, at) => adjacent(actor.at, at) && personAt(state, at) !== undefined,
  perform(draft, actor, at) {
    const target = personAt(draft.state, at);
    if (!target) return;
    actor.cocktail = null;
    const victim = divert(draft, actor, target, (other) => adjacent(actor.at, other.at));
    const hit = !test(draft, victim, draft.state.config.cocktailDodgeChance);
    if (hit && !isClammy(victim)) victim.properties = [...victim.properties, 'CLAMMY_CLOTHES'];
    if (hit && areEnemies(actor, victim) && isPlayer(actor.faction)) draft.state.sides[actor.faction].tally.pours++;
    addEvent(draft, 'all', {
      kind: 'poured',
      actor: nameInEvents(draft, actor),
      victim: nameInEvents(draft, victim),
      hit,
    });
  },
};
