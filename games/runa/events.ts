import { type Ability, show } from './abilities.ts';

/** Something that happens in a run. */
export type RunaEvent =
  | { readonly kind: 'enters'; readonly level: number; readonly stage: number }
  | { readonly kind: 'uses'; readonly who: string; readonly ability: Ability }
  | { readonly kind: 'rolls'; readonly roll: number }
  | { readonly kind: 'takes'; readonly who: string; readonly damage: number; readonly sort: 'phy' | 'mag' }
  | { readonly kind: 'dies'; readonly who: string }
  | { readonly kind: 'focuses'; readonly who: string; readonly focus: number }
  | { readonly kind: 'upgrades'; readonly die: number }
  | { readonly kind: 'gets'; readonly card: Ability }
  | { readonly kind: 'heals'; readonly health: number }
  | { readonly kind: 'wins' };

/** An event in the document's words. */
export function tell(event: RunaEvent): string[] {
  switch (event.kind) {
    case 'enters':
      return [`Runa enters Stage ${event.stage} of Level ${event.level}`];
    case 'uses':
      return [`${event.who} uses ${show(event.ability)}`];
    case 'rolls':
      return [`Runa rolls ${event.roll}`];
    case 'takes':
      return [`${event.who} takes ${event.damage} ${event.sort}. damage`];
    case 'dies':
      return [`${event.who} dies`];
    case 'focuses':
      return [`${event.who} gains ${event.focus} focus`];
    case 'upgrades':
      return [`Runa upgrades her die to a d${event.die}`];
    case 'gets':
      return [`Runa gets ${show(event.card)}`];
    case 'heals':
      return [`Runa gains ${event.health} health`];
    case 'wins':
      return ['Runa won!'];
  }
}
