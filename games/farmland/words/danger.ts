import type { Seat } from '../../kit/game.ts';
import { nameOf, type Reader } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import { fieldName } from '../fields.ts';
import { dangerToKing, dangerToUnits, type KingDanger, type UnitDanger } from '../rules/danger.ts';
import { rivalOf, type State, teamOf, unitOn } from '../state.ts';
import { shortName } from './names.ts';

/** The worst that the other team can do to a seat on its next turn, as far as the seat can know; undefined if that is nothing. */
export function dangerSentence(state: State, seat: Seat, reader: Reader): string | undefined {
  if (state.winner !== null || reader.open) return undefined;
  const king = dangerToKing(state, seat);
  if (king.points > 0 || king.hidden > 0)
    return say(toKing(king, teamOf(state, seat).lp, seat, reader), reader.language);
  const unit = dangerToUnits(state, seat);
  return unit && say(toUnit(state, unit, reader), reader.language);
}

function toKing({ points, hidden }: KingDanger, lp: number, seat: Seat, reader: Reader): Text {
  const name = nameOf(reader, rivalOf(seat));
  if (points === 0) {
    return hidden === 1
      ? { en: 'A face-down unit is next to your King.', de: 'Neben deinem König steht eine verdeckte Einheit.' }
      : {
          en: `${hidden} face-down units are next to your King.`,
          de: `Neben deinem König stehen ${hidden} verdeckte Einheiten.`,
        };
  }
  const more =
    hidden > 0
      ? { en: ' A face-down unit is next to him, too.', de: ' Auch eine verdeckte Einheit steht neben ihm.' }
      : { en: '', de: '' };
  return points >= lp
    ? {
        en: `Danger: ${name} can hit your King for ${points} damage, and you only have ${lp} life points.`,
        de: `Gefahr: ${name} kann deinen König für ${points} Schaden treffen, und du hast nur ${lp} Lebenspunkte.`,
      }
    : {
        en: `${name} can hit your King for ${points} damage (you’d have ${lp - points} left).${more.en}`,
        de: `${name} kann deinen König für ${points} Schaden treffen (dir blieben ${lp - points}).${more.de}`,
      };
}

function toUnit(state: State, { from, on, points }: UnitDanger, { language }: Reader): Text {
  const attacker = shortName(unitOn(state, from)!.card, language);
  const [there, here] = [fieldName(from), fieldName(on)];
  const [en, de] = points > 0 ? [` for ${points} damage`, ` (${points} Schaden)`] : ['', ''];
  return {
    en: `${attacker} on ${there} can beat your unit on ${here}${en}.`,
    de: `${attacker} auf ${there} kann deine Einheit auf ${here} schlagen${de}.`,
  };
}
