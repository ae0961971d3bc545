import { texts } from '../../words/texts.ts';
import { saveNote } from '../knowledge/intelligence.ts';
import { sees } from '../match/board.ts';
import { test } from '../match/chance.ts';
import { addPrivateEvent, nameInEvents } from '../match/draft-state.ts';
import { areEnemies, carries, has, personAt } from '../match/people.ts';
import type { Action } from './action.ts';

export const observe: Action = {
  verb: 'observe',
  ...texts.actions.observe,
  cost: 'ap',
  reach: Number.POSITIVE_INFINITY,
  among: ['people'],
  needs: { lack: 'no-talent', met: (actor) => has(actor, 'OBSERVATION') },
  legal: (state, actor, at) => personAt(state, at) !== undefined && sees(state.board, actor.at, at),
  perform(draft, actor, at) {
    const { state } = draft;
    const target = personAt(state, at);
    if (!target) return;
    const success = target.faction !== actor.faction && test(draft, actor, state.config.observationSuccessChance);
    const isEnemy = areEnemies(actor, target) && !carries(target, 'POCKET_LITTER');
    const verdict = isEnemy ? ('enemy' as const) : ('harmless' as const);
    if (success) saveNote(state, actor, target, verdict);
    const names = { actor: nameInEvents(draft, actor), victim: nameInEvents(draft, target) };
    addPrivateEvent(draft, actor, { kind: 'observed', ...names, verdict: success ? verdict : null });
  },
};
