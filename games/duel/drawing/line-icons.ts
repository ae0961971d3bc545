import type { Seat } from '../../kit/game.ts';
import { SIGNS } from '../../kit/picture/signs.ts';
import { type Duel, enemy, inSlot, own } from '../state.ts';
import { artOf, portraitOf } from './icons.ts';

const WORDS: Readonly<Record<string, string>> = {
  finish: SIGNS.waits,
  'sacrifice ': SIGNS.life,
  '>attack all': SIGNS.blow,
};

/** The icon of a line: of the creature that attacks, or the target if that is all there is yet; else of the card. */
export function iconOf(duel: Duel, _seat: Seat, line: string): string | undefined {
  if (Object.hasOwn(WORDS, line)) return WORDS[line];
  const [, number = 0, by = 0] = (/^(?:attack|set|cast|sacrifice) (\d)(?: with (\d))?/.exec(line) ?? []).map(Number);
  if (!line.startsWith('attack ')) return artOfCard(own(duel).hand[number - 1]);
  const victim = inSlot(enemy(duel), number)?.card;
  if (by > 0) return artOfCard(inSlot(own(duel), by)?.card);
  return victim ? artOfCard(victim) : portraitOf(enemy(duel));
}

function artOfCard(card: Parameters<typeof artOf>[0] | undefined): string | undefined {
  return card && artOf(card)[0];
}
