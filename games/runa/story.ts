import type { Blow, Reader, StoryLine, StoryWeight } from '@longtable/kit';
import { iconOfEvent } from './drawing/icons.ts';
import type { RunaEvent } from './events.ts';
import { EFFECTS } from './rules/monsters.ts';
import { tell } from './words/story.ts';

export function story(events: readonly RunaEvent[], reader: Reader): readonly StoryLine[] {
  return tell(events, reader).map(({ text, of, events = [of] }) => ({
    text,
    icon: iconOfEvent(of),
    weight: weightOf(of, events),
    blows: blowsOf(events),
  }));
}

/** Returns the weight of a sentence: changes of health first, then preparations. */
function weightOf(event: RunaEvent, events: readonly RunaEvent[]): StoryWeight {
  switch (event.kind) {
    case 'uses':
    case 'takes':
    case 'dies':
    case 'focuses':
      return events.some((one) => one.kind === 'dies' || (one.kind === 'takes' && one.damage > 0)) ? 'own' : 'board';
    case 'upgrades':
    case 'gets':
    case 'heals':
    case 'wins':
      return 'own';
    case 'enters':
      return 'board';
    case 'rolls':
      return 'routine';
  }
}

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
