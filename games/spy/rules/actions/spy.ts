import type { Person, Player } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { adjacent } from '../grid.ts';
import { learnFromGuest, saveFailure, saveNote } from '../knowledge/intelligence.ts';
import { test } from '../match/chance.ts';
import { addPrivateEvent, nameInEvents } from '../match/draft-state.ts';
import { areEnemies, isPlayer, personAt } from '../match/people.ts';
import type { Action } from './action.ts';

export const spy: Action = {
  verb: 'spy',
  ...texts.actions.spy,
  cost: 'ap',
  reach: 1,
  among: ['people'],
  legal: (state, actor, at) => adjacent(actor.at, at) && personAt(state, at) !== undefined,
  perform(draft, actor, at) {
    const { state } = draft;
    const target = personAt(state, at);
    if (!target || !belongsToPlayer(actor)) return;
    const success = target.faction === 'NPC' && test(draft, actor, state.config.spySuccessChance);
    const names = { actor: nameInEvents(draft, actor), victim: nameInEvents(draft, target) };
    addPrivateEvent(draft, actor, { kind: 'spied', ...names, success });
    if (success) {
      saveNote(state, actor, target, 'guest');
      learnFromGuest(draft, actor, target);
    } else if (target.faction !== actor.faction) saveFailure(state, actor, target.id);
    if (!areEnemies(actor, target)) return;
    saveNote(state, target, actor, 'enemy');
    addPrivateEvent(draft, target, { kind: 'caught', ...names });
  },
};

/** Whether a person belongs to a player. Guests never spy and never open safes. */
export function belongsToPlayer<T extends Person>(person: T): person is T & { faction: Player } {
  return isPlayer(person.faction);
}
