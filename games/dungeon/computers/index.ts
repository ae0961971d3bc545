import type { Level } from '../../kit/game.ts';
import { makeLine } from '../rules/lines.ts';
import type { State } from '../state.ts';
import { nextAction } from './steady.ts';

/** The one computer player: it casts, rests and fights, nothing else. */
export const LEVELS: readonly Level[] = [
  {
    id: 'steady',
    name: { en: 'Casual', de: 'Mittel' },
    about: { en: 'plays it safe', de: 'spielt auf Nummer sicher' },
  },
];

/** The line that it plays; it takes the first hero. */
export function line({ room }: State): string {
  return room ? makeLine({ verb: 'act', action: nextAction(room) }) : '1';
}
