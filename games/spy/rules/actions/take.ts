import { adjacent } from '../grid.ts';
import { cocktailAt } from '../match/board.ts';
import { called, tellTo } from '../match/match.ts';
import type { Action } from './action.ts';

export const take: Action = {
  verb: 'take',
  title: { en: 'Take a cocktail', de: 'Cocktail nehmen' },
  about: {
    en: 'From a bar table next to you into your empty hand.',
    de: 'Von einem Bar-Tisch nebenan in die leere Hand.',
  },
  cost: 'ap',
  reach: 1,
  among: ['cocktails'],
  can: ({ cocktail }) => cocktail === null,
  legal: ({ board }, actor, at) => adjacent(actor.at, at) && cocktailAt(board, at) !== undefined,
  perform(match, actor, at) {
    const { board } = match.state;
    const taken = cocktailAt(board, at);
    actor.cocktail = taken?.cocktail ?? null;
    board.cocktails = board.cocktails.filter((other) => other !== taken);
    tellTo(match, 'all', { kind: 'took', actor: called(match, actor), at });
  },
};
