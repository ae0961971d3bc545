import { type Advice, eachLanguage, type Language, type Seat, type Text } from '@longtable/kit';
import { adjacentFields, type Field, fieldName, stepsBetween } from '../fields.ts';
import { type Duel, duel } from '../rules/duel.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { unitAfterPlacing } from '../rules/redundant.ts';
import { unite } from '../rules/union.ts';
import { kingField, pieceOn, rivalOf, type State, teamOf, type Unit, unitOn } from '../state.ts';
import { cardWords, shortName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
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
      ? texts.hint.itHitsTheKingForDamageLeft({ atk: unit.card.atk, left })
      : texts.hint.itHitsTheKingForDamageAndWinsThe({ atk: unit.card.atk });
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
    return texts.hint.itsAttackOfBeatsOfTheUnitsThat({ atk: unit.card.atk, share });
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
    return far === 1 ? texts.hint.fromThereItCanAttackTheKingNext : texts.hint.closerToTheKingFieldsToGo({ far });
  if (enemy !== undefined) return texts.hint.itGetsOutOfReachOf({ fieldName: fieldName(enemy) });
  return texts.hint.thatsABetterPositionForWhatComes;
}

function reasonOfKing(state: State, seat: Seat, { from, to }: Command & { verb: 'move' }): Text {
  const near = (field: Field) => adjacentFields(field).filter((next) => isEnemy(state, seat, next)).length;
  if (near(to) < near(from)) return texts.hint.fewerEnemiesNextToYourKing({ near: near(to), near2: near(from) });
  return texts.hint.yourKingIsSaferThereAndNewUnits;
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
  return texts.hint.whileItBlocksItDefendsWith({ def, atk });
}

function reasonOfRest(state: State, seat: Seat, discard: number | undefined): Text {
  const card = discard === undefined ? undefined : teamOf(state, seat).hand[discard];
  if (!card) return texts.hint.anythingElseWouldMakeThingsWorse;
  return eachLanguage((language) => {
    const name = cardWords(card, language);
    return language === 'en'
      ? `There’s nothing more to gain, and ${name} is your weakest card.`
      : `Mehr ist nicht zu holen, und ${name} ist deine schwächste Karte.`;
  });
}
