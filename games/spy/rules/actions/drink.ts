import { healingGained, healthAfter, hurt } from '../match/health.ts';
import { called, tellOwner, tellTo } from '../match/match.ts';
import { isPlayer } from '../match/people.ts';
import type { Action } from './action.ts';

export const drink: Action = {
  verb: 'drink',
  title: { en: 'Drink', de: 'Trinken' },
  about: {
    en: 'Your cocktail heals you, unless it is poisoned.',
    de: 'Dein Cocktail heilt dich, wenn er nicht vergiftet ist.',
  },
  cost: 'ap',
  reach: 0,
  can: ({ cocktail }) => cocktail !== null,
  legal: () => true,
  perform(match, actor) {
    const { cocktailHp } = match.state.config;
    const poisoned = (actor.cocktail?.poisonedBy.length ?? 0) > 0;
    actor.cocktail = null;
    tellTo(match, 'all', { kind: 'drank', actor: called(match, actor) });
    if (poisoned) hurt(match, actor, cocktailHp, true);
    else actor.hp = healthAfter(actor.hp, healingGained(cocktailHp, actor.properties));
    tellOwner(match, actor, { kind: 'tasted', actor: called(match, actor), poisoned, hp: actor.hp });
    if (!isPlayer(actor.faction)) return;
    const { tally } = match.state.sides[actor.faction];
    tally.drinks++;
    if (poisoned) tally.poisoned++;
  },
};
