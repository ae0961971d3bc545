import type { RunaEvent } from '../events.ts';
import type { Card } from '../rules/cards.ts';
import { EFFECTS, type MonsterAbility, type MonsterName } from '../rules/monsters.ts';

/** Somebody was hurt. */
export type Hit = Extract<RunaEvent, { kind: 'takes' }>;

/** What Runa did: her card, unless only its roll is told, and whom it hit. */
export interface OwnAct {
  readonly card?: Card;
  readonly roll?: number;
  readonly hit?: Hit & { readonly who: MonsterName };
}

/** What a monster did, and whom that hit: Runa, or through her mirror itself. */
export interface MonsterAct {
  readonly who: MonsterName;
  readonly ability: MonsterAbility;
  readonly hits: readonly Hit[];
}

/** Puts what belongs together together: a card, the roll for it and its hit; the answer of each monster. */
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

/** Whether a monster only guards or gathers itself. */
export function isPassive({ ability }: MonsterAct): boolean {
  return ['focus', 'block', 'deflect'].includes(EFFECTS[ability.name].kind);
}
