import type { Monster, State } from '../state.ts';
import { affordable, EFFECTS, MONSTERS, type MonsterAbility, strengthOf } from './monsters.ts';

/** What a monster will do when its turn comes: with the focus that is on its way, or without if that is broken. */
export function intentOf(monster: Monster, focusHolds = true): MonsterAbility {
  const focus = monster.fp + (focusHolds ? monster.pending : 0);
  return MONSTERS[monster.name].abilities[affordable(monster, focus)] as MonsterAbility;
}

/** The damage that an ability does to Runa if nothing stops it. */
function threatOf(ability: MonsterAbility): number {
  const { kind } = EFFECTS[ability.name];
  return kind === 'strike' || kind === 'spell' ? strengthOf(ability) : 0;
}

/** What Runa has to stop blows and magic with. */
interface Guard {
  readonly parry?: number;
  readonly reflect?: number;
}

/** The damage that all monsters together are about to do to Runa. */
export function dangerOf({ monsters }: Pick<State, 'monsters'>, { parry = 0, reflect = 0 }: Guard = {}): number {
  return monsters
    .map((monster) => intentOf(monster))
    .map((ability) => Math.max(0, threatOf(ability) - (EFFECTS[ability.name].kind === 'spell' ? reflect : parry)))
    .reduce((sum, damage) => sum + damage, 0);
}
