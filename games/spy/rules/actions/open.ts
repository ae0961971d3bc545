import { adjacent } from '../grid.ts';
import { learnFromSafe } from '../knowledge/intelligence.ts';
import { safeAt } from '../match/board.ts';
import { addEvent, nameInEvents } from '../match/draft-state.ts';
import { has } from '../match/people.ts';
import type { Action } from './action.ts';
import { belongsToPlayer } from './spy.ts';

/** Opens a safe whose combination the side knows. */
export const open: Action = {
  verb: 'open',
  title: { en: 'Open a safe', de: 'Tresor öffnen' },
  about: {
    en: 'With the combination you get a secret and the next combination. The last safe holds the collar.',
    de: 'Mit der Kombination bekommst du ein Geheimnis und die nächste. Im letzten Tresor liegt das Halsband.',
  },
  cost: 'ap',
  reach: 2,
  among: ['safes'],
  legal({ board }, actor, at) {
    if (!safeAt(board, at)) return false;
    return adjacent(actor.at, at) || has(actor, 'FLAPS_AND_SEALS');
  },
  perform(draft, actor, at) {
    const { state } = draft;
    const number = safeAt(state.board, at)?.number;
    if (number === undefined || !belongsToPlayer(actor)) return;
    const success = state.sides[actor.faction].combinations.includes(number);
    addEvent(draft, 'all', { kind: 'unlocked', actor: nameInEvents(draft, actor), safe: number, success });
    if (success) learnFromSafe(draft, actor, number);
  },
};
