import type { Advice, Seat } from '../../kit/game.ts';
import { eachLanguage, type Language, type Text } from '../../kit/text.ts';
import { beside, type Field, fieldName, steps } from '../fields.ts';
import { type Duel, duel } from '../rules/duel.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { heap } from '../rules/redundant.ts';
import { unite } from '../rules/union.ts';
import { kingField, pieceOn, rivalOf, type State, teamOf, type Unit, unitOn } from '../state.ts';
import { cardWords, shortName } from '../words/names.ts';
import { cleverCommand } from './clever.ts';
import { shareBelow } from './worlds.ts';

/** The first thing that the clever player would do in this turn, and why. */
export function hint(state: State, seat: Seat): Advice {
  const command = cleverCommand(state, seat);
  return { line: makeLine(command), why: reason(state, seat, command) };
}

function reason(state: State, seat: Seat, command: Command): Text {
  switch (command.verb) {
    case 'move':
      return unitOn(state, command.from)
        ? reasonOfMove(state, seat, command.from, command.to)
        : reasonOfKing(state, seat, command);
    case 'place':
      return reasonOfPlacing(state, seat, command.field, command.hand);
    case 'yield':
      return reasonOfRest(state, seat, command.discard);
    default:
      return reasonOfBlocking(state, 'field' in command ? command.field : 0);
  }
}

function reasonOfMove(state: State, seat: Seat, from: Field, to: Field): Text {
  const unit = unitOn(state, from) as Unit;
  const target = pieceOn(state, to);
  const rival = rivalOf(seat);
  if (target?.kind === 'king' && target.team === rival) {
    const left = teamOf(state, rival).lp - unit.card.atk;
    return left > 0
      ? {
          en: `It hits the King for ${unit.card.atk}: ${left} left.`,
          de: `Das trifft den König mit ${unit.card.atk}: noch ${left}.`,
        }
      : {
          en: `It hits the King for ${unit.card.atk} and wins.`,
          de: `Das trifft den König mit ${unit.card.atk} und gewinnt.`,
        };
  }
  if (target?.kind !== 'unit') return reasonOfStep(state, seat, from, to);
  if (target.team === seat)
    return eachLanguage((language) => {
      const union = unite(unit.card, target.card);
      const name = cardWords(union?.card ?? unit.card, language);
      return language === 'en' ? `Together they are ${name}.` : `Zusammen sind sie ${name}.`;
    });
  if (!target.up) {
    const share = Math.round(100 * shareBelow(unit.card.atk));
    return {
      en: `Its ${unit.card.atk} beats ${share} % of what may lie there.`,
      de: `Ihre ${unit.card.atk} schlagen ${share} % von dem, was dort liegen kann.`,
    };
  }
  return eachLanguage((language) => outcome(duel(unit, target), shortName(target.card, language), language));
}

function outcome({ falls, damage }: Duel, name: string, language: Language): string {
  const points = damage?.to === 'defender' ? damage.points : 0;
  if (falls.length === 2) return language === 'en' ? `It takes ${name} along.` : `Das nimmt ${name} mit.`;
  if (falls[0] !== 'defender') return language === 'en' ? `It wears ${name} down.` : `Das zermürbt ${name}.`;
  if (points === 0)
    return language === 'en' ? `It breaks the blockade of ${name}.` : `Das bricht die Blockade: ${name} fällt.`;
  return language === 'en' ? `It beats ${name} for ${points} damage.` : `${name} fällt, dazu ${points} Schaden.`;
}

function reasonOfStep(state: State, seat: Seat, from: Field, to: Field): Text {
  const goal = kingField(state, rivalOf(seat));
  const far = steps(to, goal);
  const enemy = beside(from).find((field) => isEnemy(state, seat, field));
  if (far < steps(from, goal))
    return far === 1
      ? { en: 'From there it reaches the King next turn.', de: 'Von dort erreicht sie den König im nächsten Zug.' }
      : { en: `Nearer to the King: ${far} steps left.`, de: `Näher zum König: noch ${far} Schritte.` };
  if (enemy !== undefined)
    return {
      en: `It leaves the reach of ${fieldName(enemy)}.`,
      de: `So ist sie für ${fieldName(enemy)} nicht mehr zu erreichen.`,
    };
  return { en: 'It stands better there for what comes next.', de: 'Dort steht sie besser für das, was kommt.' };
}

function reasonOfKing(state: State, seat: Seat, { from, to }: Command & { verb: 'move' }): Text {
  const near = (field: Field) => beside(field).filter((next) => isEnemy(state, seat, next)).length;
  if (near(to) < near(from))
    return {
      en: `Fewer enemies beside your King: ${near(to)} instead of ${near(from)}.`,
      de: `Weniger Gegner neben deinem König: ${near(to)} statt ${near(from)}.`,
    };
  return {
    en: 'Your King stands safer there, and units enter beside him.',
    de: 'Dort steht dein König sicherer, und neben ihm kommen Einheiten ins Spiel.',
  };
}

function isEnemy(state: State, seat: Seat, field: Field): boolean {
  return unitOn(state, field)?.team === rivalOf(seat);
}

function reasonOfPlacing(state: State, seat: Seat, field: Field, hand: readonly number[]): Text {
  const far = steps(field, kingField(state, rivalOf(seat)));
  const cards = teamOf(state, seat).hand;
  const standing = heap(state, field, hand) ?? cards[hand[0] ?? 0];
  return eachLanguage((language) => {
    const name = standing ? cardWords(standing, language) : '';
    const joins = hand.length > 1 || unitOn(state, field) !== undefined;
    if (joins) return language === 'en' ? `United they are ${name}.` : `Vereint sind sie ${name}.`;
    const isBest = cards.every(({ atk }) => atk <= (standing?.atk ?? 0));
    if (!isBest)
      return language === 'en' ? `${name}, ${far} steps to the King.` : `${name}, ${far} Schritte zum König.`;
    return language === 'en'
      ? `${name} strikes hardest of your hand, ${far} steps to the King.`
      : `${name} trifft von deiner Hand am stärksten, ${far} Schritte zum König.`;
  });
}

function reasonOfBlocking(state: State, field: Field): Text {
  const { atk, def } = unitOn(state, field)?.card ?? { atk: 0, def: 0 };
  return {
    en: `Blocking it defends with ${def} rather than ${atk}, and you lose no life.`,
    de: `Blockierend verteidigt sie mit ${def} statt ${atk}, und du verlierst kein Leben.`,
  };
}

function reasonOfRest(state: State, seat: Seat, discard: number | undefined): Text {
  const card = discard === undefined ? undefined : teamOf(state, seat).hand[discard];
  if (!card) return { en: 'Everything else would make it worse.', de: 'Alles andere würde es schlechter machen.' };
  return eachLanguage((language) => {
    const name = cardWords(card, language);
    return language === 'en'
      ? `Nothing more to gain; ${name} is your weakest card.`
      : `Mehr ist nicht zu holen; ${name} ist deine schwächste Karte.`;
  });
}
