import { levelToAsk } from '../../kit/computers/levels.ts';
import type { Level, Seat } from '../../kit/game.ts';
import { makeLine } from '../rules/lines.ts';
import type { State } from '../state.ts';
import { nextAction } from './steady.ts';

/** From one that only fights to one that also casts and rests. */
export const LEVELS: readonly Level[] = [
  {
    id: 'rash',
    name: { en: 'Beginner', de: 'Anfänger' },
    about: { en: 'charges at every enemy', de: 'stürzt sich auf jeden Gegner' },
  },
  {
    id: 'casual',
    name: { en: 'Casual', de: 'Mittel' },
    about: { en: 'casts and rests now and then', de: 'zaubert und rastet ab und zu' },
    mix: { of: 'steady', else: 'rash', share: 0.1 },
  },
  {
    id: 'skilled',
    name: { en: 'Skilled', de: 'Geübt' },
    about: { en: 'often casts and rests', de: 'zaubert und rastet oft' },
    mix: { of: 'steady', else: 'rash', share: 0.25 },
  },
  {
    id: 'steady',
    name: { en: 'Advanced', de: 'Fortgeschritten' },
    about: { en: 'plays it safe', de: 'spielt auf Nummer sicher' },
  },
];

/** The line that it plays; it takes the first hero. */
export function line({ room }: State, _seat: Seat, level: string): string {
  if (!room) return '1';
  return makeLine({ verb: 'act', action: nextAction(room, levelToAsk(LEVELS, level, () => room) === 'steady') });
}
