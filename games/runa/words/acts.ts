import type { RunaEvent } from '../events.ts';
import type { Card } from '../rules/cards.ts';
import { EFFECTS, type MonsterAbility, type MonsterName } from '../rules/monsters.ts';

/** Damage that somebody took. */
export type Hit = Extract<RunaEvent, { kind: 'takes' }>;

/** What Runa did: her card (unless it was told with the move before), her roll and whom she hit. */
export interface OwnAct {
  readonly card?: Card;
  readonly roll?: number;
  readonly hit?: Hit & { readonly who: MonsterName };
}

/** What a monster did, and whom that hit: Runa, or itself if she reflected it. */
export interface MonsterAct {
  readonly who: MonsterName;
  readonly ability: MonsterAbility;
  readonly hits: readonly Hit[];
}

/** Groups events by who acted: Runa's card, roll and hit, then each monster's ability and hits. */
export function actsOf(events: readonly RunaEvent[]): { own?: OwnAct; monsters: readonly MonsterAct[] } {
  let own: OwnAct | undefined;
  const monsters: MonsterAct[] = [];
  for (const event of events) {
    const last = monsters.at(-1);
    if (event.kind === 'rolls') own = { ...own, roll: event.roll };
    else if (event.kind === 'uses' && event.who === 'Runa') own = { card: event.ability };
    else if (event.kind === 'uses') monsters.push({ who: event.who, ability: event.ability, hits: [] });
    else if (event.kind === 'takes' && last) monsters.splice(-1, 1, { ...last, hits: [...last.hits, event] });
    else if (event.kind === 'takes' && event.who !== 'Runa') own = { ...own, hit: { ...event, who: event.who } };
  }
  return { ...(own && { own }), monsters };
}

/** Whether a monster only defends itself or gathers focus. */
export function isPassive({ ability }: MonsterAct): boolean {
  return ['focus', 'block', 'deflect'].includes(EFFECTS[ability.name].kind);
}
