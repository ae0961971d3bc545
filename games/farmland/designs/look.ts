import type { EntryLook } from '../../kit/design/design.ts';
import { tab } from '../../kit/picture/parts.ts';
import { CARD, drawCard } from '../drawing/picture-card.ts';
import type { Card } from '../state.ts';
import { breakableName } from '../words/names.ts';

/** Units as in a hand, with how many are in the deck on the tab; dark if there is none. */
export const unitLook: EntryLook = {
  ...CARD,
  draw({ count, qualifier, role, atk, def }, _, language) {
    const card: Card = {
      qualifier: String(qualifier),
      role: String(role),
      atk: Number(atk),
      def: Number(def),
      own: true,
    };
    const [place, dim] = [{ x: 0, y: 0, ...CARD }, count === 0];
    return [
      ...tab(place, `${count}×`, { dim }),
      ...drawCard(place, card, breakableName(card, language), 0, { dim, chosen: false }),
    ];
  },
};
