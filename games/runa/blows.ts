import type { Blow } from '@longtable/kit';
import type { RunaEvent } from './events.ts';
import { EFFECTS } from './rules/monsters.ts';

/** Returns the blows of an action and its hits. A monster's attack without a hit was parried. */
export function blowsOf([act, ...hits]: readonly RunaEvent[]): readonly Blow[] {
  const hit = hits.filter((event) => event.kind === 'takes');
  if (act?.kind === 'heals') return [{ target: 'Runa', number: act.health }];
  if (act?.kind === 'uses' && act.who !== 'Runa' && hit.length === 0) {
    const isAttack = ['strike', 'spell'].includes(EFFECTS[act.ability.name].kind);
    return isAttack ? [{ actor: act.who, target: 'Runa', number: 0 }] : [];
  }
  const monster = act?.kind === 'uses' && act.who !== 'Runa' ? act.who : undefined;
  return hit.map(({ who, damage }) => ({ actor: who === 'Runa' ? monster : 'Runa', target: who, number: -damage }));
}
