import { nameOf, say, type Text, type Words } from '@longtable/kit';
import { type Duel, duel, duelWithKing } from '../rules/duel.ts';
import type { Card, Piece, Unit } from '../state.ts';
import { cardWords, kingName, shortName } from '../words/names.ts';
import { texts } from '../words/texts.ts';

export function unitPreview(card: Card): Words {
  return ({ language }) => {
    const name = cardWords(card, language);
    return say(texts.previews.becomes({ name }), language);
  };
}

export function lossPreview(card: Card): Words {
  return ({ language }) => {
    const name = shortName(card, language);
    return say(texts.previews.isLost({ name }), language);
  };
}

/** Returns the outcome of an attack as far as the attacker knows it. */
export function attackOutcome(attacker: Unit, target: Piece): Words {
  const result = resultOf(attacker, target);
  if (!result) return texts.previews.faceDownUnit;
  return (reader) => {
    const { language } = reader;
    const name = target.kind === 'king' ? kingName(language) : shortName((target as Unit).card, language);
    return `⚔ ${name}: ${say(wordsFor(result, nameOf(reader, target.team)), language)}`;
  };
}

/** Whether the attacker knows that only the other side loses something. */
export function isWon(attacker: Unit, target: Piece): boolean {
  const result = resultOf(attacker, target);
  return result !== undefined && result.damage?.to !== 'attacker' && !result.falls.includes('attacker');
}

/** Returns the outcome of an attack, or undefined if the target is face down. */
function resultOf(attacker: Unit, target: Piece): Duel | undefined {
  if (target.kind === 'king') return duelWithKing(attacker);
  return target.up ? duel(attacker, target) : undefined;
}

function wordsFor({ falls, damage, advances }: Duel, other: string): Text {
  if (!damage) {
    if (falls.length === 2) return texts.previews.bothFall;
    return advances ? texts.previews.youBreakTheBlockade : texts.previews.nothingHappens;
  }
  const points = `−${damage.points}`;
  if (damage.to === 'defender')
    return advances ? texts.previews.youWin({ other, points }) : texts.previews.otherAndPoints({ other, points });
  return falls.length === 0
    ? texts.previews.theBlockadeHoldsYou({ points })
    : texts.previews.yourUnitFallsYou({ points });
}
