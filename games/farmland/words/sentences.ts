import { isYou, nameOf, otherName, type Reader, type Seat, say, type Text } from '@longtable/kit';
import { fieldName } from '../fields.ts';
import { dangerToKing, dangerToUnits, type KingDanger, type UnitDanger } from '../rules/duel.ts';
import { kingField, rivalOf, type State, teamOf, unitFields, unitOn } from '../state.ts';
import { ending } from '../story.ts';
import { isKnown, seenBy } from './names.ts';
import { texts } from './texts.ts';

/** Returns the board in sentences: turn, danger, the reader's own side, the other side. */
export function sentences(state: State, reader: Reader): string[] {
  const { viewer, language } = reader;
  const first = viewer === 1 ? 1 : 0;
  const danger = viewer === 'spectator' ? undefined : dangerSentence(state, first, reader);
  return [
    state.winner === null
      ? say(texts.sentences.turn({ who: otherName(reader, state.turn) }), language)
      : ending(state, reader),
    ...(danger === undefined ? [] : [danger]),
    ...[first, rivalOf(first)].flatMap((seat) => side(state, seat, reader).map((text) => say(text, language))),
  ];
}

function side(state: State, seat: Seat, reader: Reader): Text[] {
  const { lp, deck, hand } = teamOf(state, seat);
  const owner = otherName(reader, seat);
  const isOpen = isYou(reader, seat) || reader.open === true;
  return [
    texts.sentences.side({ who: owner, life: lp, deck: deck.length, hand: hand.length }),
    texts.sentences.king({ owner, field: fieldName(kingField(state, seat)) }),
    ...unitFields(state, seat).map((field) => {
      const unit = unitOn(state, field)!;
      const face = isKnown(unit, reader) ? (unit.up ? 'up' : 'down') : undefined;
      return texts.sentences.unit({ unit: seenBy(reader, unit), field: fieldName(field), face, blocks: unit.blocks });
    }),
    ...(isOpen && hand.length > 0 ? [texts.sentences.hand({ owner, cards: hand })] : []),
  ];
}

/** Returns the largest known danger on the other team's next turn, or undefined if there is none. */
export function dangerSentence(state: State, seat: Seat, reader: Reader): string | undefined {
  if (state.winner !== null || reader.open) return undefined;
  const king = dangerToKing(state, seat);
  if (king.points > 0 || king.hidden > 0)
    return say(toKing(king, teamOf(state, seat).lp, nameOf(reader, rivalOf(seat))), reader.language);
  const unit = dangerToUnits(state, seat);
  return unit && say(toUnit(state, unit), reader.language);
}

function toKing({ points, hidden }: KingDanger, life: number, who: string): Text {
  if (points === 0) return texts.danger.hiddenNextToKing({ count: hidden });
  return points >= life
    ? texts.danger.deadly({ who, points, life })
    : texts.danger.toKing({ who, points, left: life - points, hidden: hidden > 0 });
}

function toUnit(state: State, { from, on, points }: UnitDanger): Text {
  const attacker = unitOn(state, from)!.card;
  return texts.danger.toUnit({ attacker, from: fieldName(from), on: fieldName(on), points });
}
