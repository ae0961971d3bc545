import { capital, english } from '@longtable/kit';
import type { Card } from '../../state.ts';
import { type Fighter, type SeenUnit, valuesOf } from '../units.ts';
import { FACE_DOWN, FACE_DOWN_UNITS, fighter, king, theUnit, unit, withValues } from './units.ts';

interface Duel {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly field: string;
  /** Damage to a player: to the reader without a name. */
  readonly damage: { readonly who: string | undefined; readonly points: number; readonly left: number } | undefined;
}

function hurt({ damage }: Duel): string {
  if (!damage) return '.';
  const { who, points, left } = damage;
  return `: ${who === undefined ? 'you take' : `${who} takes`} ${points} damage (${left} left).`;
}

const union = (card: Card | undefined) => (card ? `: ${withValues(card)}` : '');

/** Without a name, `who` and `owner` are the reader. */
interface PlayedDecks {
  readonly starter: string | undefined;
  readonly other: string | undefined;
  readonly decks: readonly [string, string];
}

/** The King without a card and `from`, and a face-down unit without a card. */
interface MovedPiece {
  readonly card?: Card;
  readonly from?: string;
  readonly to: string;
}

interface SeveralBlock {
  readonly owner: string | undefined;
  readonly units: readonly { readonly card: Card; readonly field: string }[];
  /** Fields of face-down units. */
  readonly hidden: readonly string[];
}

export const log = {
  duel: {
    bothFall: (duel: Duel) =>
      `${capital(fighter(duel.attacker))} and ${fighter(duel.defender)} on ${duel.field} both fall${hurt(duel)}`,
    attackerFalls: (duel: Duel) =>
      `${capital(fighter(duel.attacker))} falls to ${fighter(duel.defender)} on ${duel.field}${hurt(duel)}`,
    defenderFalls: (duel: Duel) =>
      `${capital(fighter(duel.attacker))} beats ${fighter(duel.defender)} on ${duel.field}${hurt(duel)}`,
    blockadeBreaks: (duel: Duel) =>
      `${capital(fighter(duel.attacker))} breaks the blockade of ${fighter(duel.defender)} on ${duel.field}${hurt(duel)}`,
    blockadeHolds: (duel: Duel) =>
      `${capital(fighter(duel.attacker))} can’t break the blockade of ${fighter(duel.defender)} on ${duel.field}${hurt(duel)}`,
    kingHit: (hit: { attacker: SeenUnit; owner: string | undefined; field: string; points: number; left: number }) =>
      `${capital(unit(hit.attacker))} hits ${king(hit.owner)} on ${hit.field} for ${hit.points} damage (${hit.left} left).`,
  },
  joining: {
    trampled: ({ owner, lost, field }: { owner: string | undefined; lost: SeenUnit; field: string }) =>
      `${capital(king(owner))} steps on ${field}, and ${unit(lost)} is lost.`,
    cantUnite: ({ moved, lost, field }: { moved: SeenUnit; lost: SeenUnit; field: string }) =>
      `${capital(unit(moved))} can’t unite with ${unit(lost)} on ${field}, so ${unit(lost)} is lost.`,
    united: ({ who, field, result }: { who: string | undefined; field: string; result: Card | undefined }) =>
      `${who === undefined ? 'You unite' : `${who} unites`} two units on ${field}${union(result)}.`,
    placed: ({
      who,
      cards,
      field,
      result,
      lost,
    }: {
      who: string | undefined;
      cards: readonly Card[];
      field: string;
      result: Card | undefined;
      lost: readonly Card[];
    }) => {
      const subject = who === undefined ? 'You place' : `${who} places`;
      const fate = `${capital(english.list(lost.map(theUnit)))} ${lost.length === 1 ? 'is' : 'are'} lost.`;
      const placed = `${subject} ${english.list(cards.map(theUnit))} on ${field}${union(result)}.`;
      return lost.length === 0 ? placed : `${placed} ${fate}`;
    },
    placedFaceDown: ({ who, field }: { who: string; field: string }) => `${who} places a unit on ${field}.`,
    placedAndMoved: ({ who, field, to }: { who: string; field: string; to: string }) =>
      `${who} places a unit on ${field} and moves it to ${to}.`,
    placedAndUnited: ({ who, field }: { who: string; field: string }) =>
      `${who} places a face-down unit on ${field} and unites it with the unit there.`,
    placedInsteadOf: ({ who, field }: { who: string; field: string }) =>
      `${who} places a face-down unit on ${field}. The two can’t unite, so the unit that was there is lost.`,
    placedSixth: ({ who, field }: { who: string; field: string }) =>
      `${who} places a face-down unit on ${field}. It’s the sixth unit, so it’s lost.`,
    placedSeveral: ({
      who,
      count,
      field,
      unites,
      lost,
    }: {
      who: string;
      count: number;
      field: string;
      unites: boolean;
      lost: number;
    }) => {
      const fate = lost === 0 ? '' : `, but ${lost} ${lost === 1 ? 'is' : 'are'} lost`;
      return `${who} places ${count} units on ${field}${unites ? ' and unites them' : ''}${fate}.`;
    },
  },
  story: {
    moved: ({ who, pieces }: { who: string | undefined; pieces: readonly MovedPiece[] }) => {
      const moves = pieces.map(({ card, from, to }) =>
        from === undefined
          ? `${card ? theUnit(card) : 'the King'} to ${to}`
          : pieces.length === 1
            ? `a face-down unit from ${from} to ${to}`
            : `${from} → ${to}`,
      );
      return `${who === undefined ? 'You move' : `${who} moves`} ${english.list(moves)}.`;
    },
    flipped: ({ who, card, field }: { who: string | undefined; card: Card; field: string }) =>
      `${who === undefined ? 'You flip' : `${who} flips`} ${withValues(card)} on ${field}.`,
    blocks: (blocker: { unit: SeenUnit; field: string }) =>
      `${capital(unit(blocker.unit))} on ${blocker.field} blocks.`,
    severalBlock: ({ owner, units, hidden }: SeveralBlock) => {
      const down = english.owned(hidden.length === 1 ? FACE_DOWN : FACE_DOWN_UNITS, owner);
      const blockers = units.map(({ card, field }) => `${unit({ card, owner })} on ${field}`);
      return `${capital(english.list([...blockers, ...(hidden.length > 0 ? [`${down} on ${english.list(hidden)}`] : [])]))} block.`;
    },
    stopsBlocking: (blocker: { unit: SeenUnit; field: string }) =>
      `${capital(unit(blocker.unit))} on ${blocker.field} stops blocking.`,
    /** The first player starts. */
    decks: ({ starter, other, decks: [first, second] }: PlayedDecks) =>
      `${starter === undefined ? 'You play' : `${starter} plays`} ${first} and ${starter === undefined ? 'start' : 'starts'}, and ${other === undefined ? 'you play' : `${other} plays`} ${second}.`,
    ownDeck: 'a custom deck',
    turnEnded: ({ who }: { who: string | undefined }) =>
      who === undefined ? 'You end your turn.' : `${who} ends the turn.`,
    discarded: ({ who, card }: { who: string | undefined; card: Card | undefined }) => {
      const name = card ? `${theUnit(card)} (${valuesOf(card)})` : 'a card';
      return who === undefined
        ? `You discard ${name} and end your turn.`
        : `${who} discards ${name} and ends the turn.`;
    },
    won: ({ winner, loser, by }: { winner: string | undefined; loser: string | undefined; by: 'damage' | 'deck' }) => {
      const why = by === 'damage' ? 'no life points left' : 'no cards left to draw';
      const reason = `${loser === undefined ? 'you have' : `${loser} has`} ${why}.`;
      return `${winner === undefined ? 'You win' : `${winner} wins`}: ${reason}`;
    },
  },
};
