import type { RunaEvent } from '../../games/runa/events.ts';
import { show } from '../../games/runa/rules/abilities.ts';

/** An event in the document's words; a roll that was typed is not repeated. */
export function tell(event: RunaEvent): string[] {
  switch (event.kind) {
    case 'enters':
      return [`Runa enters Stage ${event.stage} of Level ${event.level}`];
    case 'uses':
      return [`${event.who} uses ${show(event.ability)}`];
    case 'rolls':
      return event.own ? [] : [`Runa rolls ${event.roll}`];
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
