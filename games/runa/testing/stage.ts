import { runa } from '../index.ts';
import { type Ability, type Card, type CardName, type Level, show } from '../rules/cards.ts';
import { MONSTERS } from '../rules/monsters.ts';
import type { Monster, State } from '../state.ts';

/** Test position in a fight. Omitted values are those of the start of a fight. */
export interface PositionSketch
  extends Partial<Pick<State, 'class' | 'level' | 'stage' | 'dice' | 'phase' | 'pool' | 'queue' | 'seeds'>> {
  /** Cards as `Slash(1)`. */
  readonly hand?: readonly string[];
  readonly runa?: Partial<State['runa']>;
  readonly monsters?: readonly (Pick<Monster, 'name'> & Partial<Monster>)[];
}

export function stage({ hand = ['Parry(1)'], runa: heroine, monsters = [], ...rest }: PositionSketch): State {
  const table = runa.setup({ dice: 'own', seeds: 'own' }, 0, 1);
  if (table.refused) throw new Error(table.refused.code);
  return {
    ...table.state,
    class: 'Paladin',
    phase: { kind: 'card' },
    runa: { ...table.state.runa, hand: hand.map(card), ...heroine },
    monsters: monsters.map((each) => ({
      ...{ hp: MONSTERS[each.name].hp, fp: 0, next: 0, pending: 0, block: 0, deflect: 0 },
      ...each,
    })),
    ...rest,
  };
}

/** Parses a card such as `Slash(1)`. */
export function card(text: string): Card {
  const [, name, level] = /^(\w+)\(([12])\)$/.exec(text) ?? [];
  return { name: name as CardName, level: Number(level) as Level };
}

export function names(cards: readonly Ability[]): string[] {
  return cards.map(show);
}
