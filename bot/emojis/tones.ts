import type { Tone } from '../../games/kit/picture/items.ts';
import { TONES } from '../../games/kit/picture/palette.ts';

/** The colour of an icon as an emoji where it has a meaning of its own; all others are light. */
export const EMOJI_TONES: Readonly<Record<string, Tone>> = {
  broadsword: TONES.attack,
  'crossed-swords': TONES.attack,
  'sword-slice': TONES.attack,
  shield: TONES.defence,
  hearts: TONES.life,
  'broken-heart': TONES.bad,
  'crystal-shine': TONES.magic,
  droplets: TONES.water,
  'snowflake-2': TONES.ice,
  flame: TONES.fire,
  'power-lightning': TONES.lightning,
  'death-skull': TONES.bad,
  'hazard-sign': TONES.warn,
  'check-mark': TONES.good,
  'two-coins': TONES.gold,
  'queen-crown': TONES.gold,
  laurels: TONES.gold,
  trophy: TONES.gold,
};
