import { type Advice, eachLanguage, type Language, type Seat, type Text } from '@longtable/kit';
import { adjacentFields, type Field, fieldName, stepsBetween } from '../fields.ts';
import { type Duel, duel } from '../rules/duel.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { unitAfterPlacing } from '../rules/redundant.ts';
import { unite } from '../rules/union.ts';
import { kingField, pieceOn, rivalOf, type State, teamOf, type Unit, unitOn } from '../state.ts';
import { cardWords, shortName } from '../words/names.ts';
import { masterCommand } from './master.ts';
import { shareBelow } from './worlds.ts';

/** Returns the first command of the master's turn and its reason. */
export function hint(state: State, seat: Seat): Advice {
  const command = masterCommand(state, seat);
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
          en: `It hits the King for ${unit.card.atk} damage (${left} left).`,
          de: `Das fügt dem König ${unit.card.atk} Schaden zu (noch ${left}).`,
        }
      : {
          en: `It hits the King for ${unit.card.atk} damage and wins the game.`,
          de: `Das trifft den König für ${unit.card.atk} Schaden und gewinnt das Spiel.`,
        };
  }
  if (target?.kind !== 'unit') return reasonOfStep(state, seat, from, to);
  if (target.team === seat)
    return eachLanguage((language) => {
      const union = unite(unit.card, target.card);
      const name = cardWords(union?.card ?? unit.card, language);
      return language === 'en' ? `Together they become ${name}.` : `Zusammen werden sie zu ${name}.`;
    });
  if (!target.up) {
    const share = Math.round(100 * shareBelow(unit.card.atk));
    return {
      en: `Its attack of ${unit.card.atk} beats ${share}% of the units that could be there.`,
      de: `Mit Angriff ${unit.card.atk} schlägt sie ${share} % der Einheiten, die dort liegen könnten.`,
    };
  }
  return eachLanguage((language) => outcome(duel(unit, target), shortName(target.card, language), language));
}

function outcome({ falls, damage }: Duel, name: string, language: Language): string {
  const points = damage?.to === 'defender' ? damage.points : 0;
  if (falls.length === 2)
    return language === 'en' ? `It takes ${name} down with it.` : `Sie fällt, nimmt aber ${name} mit.`;
  if (falls[0] !== 'defender')
    return language === 'en' ? `Nothing works better against ${name}.` : `Gegen ${name} hilft nichts Besseres.`;
  if (points === 0)
    return language === 'en' ? `It breaks the blockade of ${name}.` : `Das bricht die Blockade: ${name} fällt.`;
  return language === 'en'
    ? `It beats ${name} for ${points} damage.`
    : `Sie schlägt ${name} und macht ${points} Schaden.`;
}

function reasonOfStep(state: State, seat: Seat, from: Field, to: Field): Text {
  const goal = kingField(state, rivalOf(seat));
  const far = stepsBetween(to, goal);
  const enemy = adjacentFields(from).find((field) => isEnemy(state, seat, field));
  if (far < stepsBetween(from, goal))
    return far === 1
      ? {
          en: 'From there it can attack the King next turn.',
          de: 'Von dort kann sie im nächsten Zug den König angreifen.',
        }
      : { en: `Closer to the King: ${far} fields to go.`, de: `Näher am König: noch ${far} Felder.` };
  if (enemy !== undefined)
    return {
      en: `It gets out of reach of ${fieldName(enemy)}.`,
      de: `So ist sie außer Reichweite von ${fieldName(enemy)}.`,
    };
  return { en: 'That’s a better position for what comes next.', de: 'Dort steht sie besser für die nächsten Züge.' };
}

function reasonOfKing(state: State, seat: Seat, { from, to }: Command & { verb: 'move' }): Text {
  const near = (field: Field) => adjacentFields(field).filter((next) => isEnemy(state, seat, next)).length;
  if (near(to) < near(from))
    return {
      en: `Fewer enemies next to your King: ${near(to)} instead of ${near(from)}.`,
      de: `Weniger Gegner neben deinem König: ${near(to)} statt ${near(from)}.`,
    };
  return {
    en: 'Your King is safer there, and new units enter next to him.',
    de: 'Dort ist dein König sicherer, und neue Einheiten kommen neben ihm ins Spiel.',
  };
}

function isEnemy(state: State, seat: Seat, field: Field): boolean {
  return unitOn(state, field)?.team === rivalOf(seat);
}

function reasonOfPlacing(state: State, seat: Seat, field: Field, hand: readonly number[]): Text {
  const far = stepsBetween(field, kingField(state, rivalOf(seat)));
  const cards = teamOf(state, seat).hand;
  const standing = unitAfterPlacing(state, field, hand) ?? cards[hand[0] ?? 0];
  return eachLanguage((language) => {
    const name = standing ? cardWords(standing, language) : '';
    const joins = hand.length > 1 || unitOn(state, field) !== undefined;
    if (joins) return language === 'en' ? `Together they become ${name}.` : `Zusammen werden sie zu ${name}.`;
    const isBest = cards.length > 1 && cards.every(({ atk }) => atk <= (standing?.atk ?? 0));
    if (!isBest)
      return language === 'en'
        ? `From there, ${name} is ${far} fields from the King.`
        : `Von dort sind es für ${name} noch ${far} Felder bis zum König.`;
    return language === 'en'
      ? `${name} is the strongest attacker in your hand, ${far} fields from the King.`
      : `${name} hat den stärksten Angriff auf deiner Hand und steht dort ${far} Felder vor dem König.`;
  });
}

function reasonOfBlocking(state: State, field: Field): Text {
  const { atk, def } = unitOn(state, field)?.card ?? { atk: 0, def: 0 };
  return {
    en: `While it blocks, it defends with ${def} instead of ${atk}, and you take no damage.`,
    de: `Solange sie blockiert, verteidigt sie mit ${def} statt ${atk}, und du erleidest keinen Schaden.`,
  };
}

function reasonOfRest(state: State, seat: Seat, discard: number | undefined): Text {
  const card = discard === undefined ? undefined : teamOf(state, seat).hand[discard];
  if (!card)
    return { en: 'Anything else would make things worse.', de: 'Alles andere würde deine Lage verschlechtern.' };
  return eachLanguage((language) => {
    const name = cardWords(card, language);
    return language === 'en'
      ? `There’s nothing more to gain, and ${name} is your weakest card.`
      : `Mehr ist nicht zu holen, und ${name} ist deine schwächste Karte.`;
  });
}
