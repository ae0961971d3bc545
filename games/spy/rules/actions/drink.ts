import { texts } from '../../words/texts.ts';
import { addEvent, addPrivateEvent, nameInEvents } from '../match/draft-state.ts';
import { healingGained, healthAfter, hurt } from '../match/health.ts';
import { isPlayer } from '../match/people.ts';
import type { Action } from './action.ts';

export const drink: Action = {
  verb: 'drink',
  ...texts.actions.drink,
  cost: 'ap',
  reach: 0,
  needs: { lack: 'no-cocktail', met: ({ cocktail }) => cocktail !== null },
  legal: () => true,
  perform(draft, actor) {
    const { cocktailHp } = draft.state.config;
    const poisoned = (actor.cocktail?.poisonedBy.length ?? 0) > 0;
    actor.cocktail = null;
    addEvent(draft, 'all', { kind: 'drank', actor: nameInEvents(draft, actor) });
    if (!poisoned) actor.hp = healthAfter(actor.hp, healingGained(cocktailHp, actor.properties));
    addPrivateEvent(draft, actor, { kind: 'tasted', actor: nameInEvents(draft, actor), poisoned, hp: actor.hp });
    if (poisoned) hurt(draft, actor, cocktailHp);
    if (!isPlayer(actor.faction)) return;
    const { tally } = draft.state.sides[actor.faction];
    tally.drinks++;
    if (poisoned) tally.poisoned++;
  },
};
