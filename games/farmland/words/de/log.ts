import { capital, german } from '@longtable/kit';
import type { Card } from '../../state.ts';
import type { log as english } from '../en/log.ts';
import { valuesOf } from '../units.ts';
import { faceDownUnits, fighter, king, theUnit, unit, withValues } from './units.ts';

type Duel = Parameters<typeof english.duel.bothFall>[0];

function hurt({ damage }: Duel): string {
  if (!damage) return '.';
  const { who, points, left } = damage;
  return `. ${who === undefined ? 'Du erleidest' : `${who} erleidet`} ${points} Schaden (noch ${left}).`;
}

const union = (card: Card | undefined) => (card ? `: ${withValues(card)}` : '');

export const log: typeof english = {
  duel: {
    bothFall: (duel) =>
      `${capital(fighter(duel.attacker))} und ${fighter(duel.defender)} auf ${duel.field} fallen beide${hurt(duel)}`,
    attackerFalls: (duel) =>
      `${capital(fighter(duel.attacker))} greift ${duel.field} an und fällt: ${capital(fighter(duel.defender))} ist stärker${hurt(duel)}`,
    defenderFalls: (duel) =>
      `${capital(fighter(duel.attacker))} gewinnt auf ${duel.field}: ${capital(fighter(duel.defender))} fällt${hurt(duel)}`,
    blockadeBreaks: (duel) =>
      `${capital(fighter(duel.attacker))} bricht die Blockade auf ${duel.field}: ${capital(fighter(duel.defender))} fällt${hurt(duel)}`,
    blockadeHolds: (duel) =>
      `${capital(fighter(duel.attacker))} scheitert an der Blockade auf ${duel.field}: ${capital(fighter(duel.defender))} hält stand${hurt(duel)}`,
    kingHit: ({ attacker, owner, field, points, left }) =>
      `${capital(unit(attacker))} trifft ${king(owner, 'accusative')} auf ${field} mit ${points} Schaden (noch ${left}).`,
  },
  joining: {
    trampled: ({ owner, lost, field }) =>
      `${capital(king(owner))} tritt auf ${field}, und ${unit(lost)} geht verloren.`,
    cantUnite: ({ moved, lost, field }) =>
      `${capital(unit(moved))} passt nicht zur Einheit auf ${field}: ${capital(unit(lost))} geht verloren.`,
    united: ({ who, field, result }) =>
      `${who === undefined ? 'Du vereinst' : `${who} vereint`} zwei Einheiten auf ${field}${union(result)}.`,
    placed: ({ who, cards, field, result, lost }) => {
      const objects = german.list(cards.map((card) => theUnit(card, 'accusative')));
      const placed = `${who === undefined ? 'Du platzierst' : `${who} platziert`} ${objects} auf ${field}${union(result)}.`;
      if (lost.length === 0) return placed;
      const gone = capital(german.list(lost.map((card) => theUnit(card))));
      return `${placed} ${gone} ${lost.length === 1 ? 'geht' : 'gehen'} verloren.`;
    },
    placedFaceDown: ({ who, field }) => `${who} platziert eine Einheit auf ${field}.`,
    placedAndMoved: ({ who, field, to }) => `${who} platziert eine Einheit auf ${field} und bewegt sie nach ${to}.`,
    placedAndUnited: ({ who, field }) =>
      `${who} platziert eine verdeckte Einheit auf ${field} und vereint sie mit der Einheit dort.`,
    placedInsteadOf: ({ who, field }) =>
      `${who} platziert eine verdeckte Einheit auf ${field}. Sie passt nicht zur Einheit dort, und die geht verloren.`,
    placedSixth: ({ who, field }) =>
      `${who} platziert eine verdeckte Einheit auf ${field}. Es ist die sechste, sie geht verloren.`,
    placedSeveral: ({ who, count, field, unites, lost }) => {
      const fate = lost === 0 ? '' : `, aber ${lost === 1 ? 'eine geht' : `${lost} gehen`} verloren`;
      return `${who} platziert ${count} Einheiten auf ${field}${unites ? ' und vereint sie' : ''}${fate}.`;
    },
  },
  story: {
    moved: ({ who, pieces }) => {
      const moves = pieces.map(({ card, from, to }) =>
        from === undefined
          ? `${card ? theUnit(card, 'accusative') : 'den König'} nach ${to}`
          : pieces.length === 1
            ? `eine verdeckte Einheit von ${from} nach ${to}`
            : `${from} → ${to}`,
      );
      return `${who === undefined ? 'Du bewegst' : `${who} bewegt`} ${german.list(moves)}.`;
    },
    flipped: ({ who, card, field }) =>
      `${who === undefined ? 'Du deckst' : `${who} deckt`} ${field} auf: ${withValues(card)}.`,
    blocks: (blocker) => `${capital(unit(blocker.unit))} auf ${blocker.field} blockiert.`,
    severalBlock: ({ owner, units, hidden }) => {
      const blockers = units.map(({ card, field }) => `${unit({ card, owner })} auf ${field}`);
      const down = hidden.length === 1 ? unit({ card: undefined, owner }) : faceDownUnits(owner);
      return `${capital(german.list([...blockers, ...(hidden.length > 0 ? [`${down} auf ${german.list(hidden)}`] : [])]))} blockieren.`;
    },
    stopsBlocking: (blocker) => `${capital(unit(blocker.unit))} auf ${blocker.field} blockiert nicht mehr.`,
    decks: ({ starter, other, decks: [first, second] }) =>
      `${starter === undefined ? 'Du spielst' : `${starter} spielt`} ${first} und ${starter === undefined ? 'beginnst' : 'beginnt'}, ${other === undefined ? 'du spielst' : `${other} spielt`} ${second}.`,
    ownDeck: 'ein eigenes Deck',
    turnEnded: ({ who }) => (who === undefined ? 'Du beendest deinen Zug.' : `${who} beendet den Zug.`),
    discarded: ({ who, card }) => {
      const name = card ? `${theUnit(card, 'accusative')} (${valuesOf(card)})` : 'eine Karte';
      return who === undefined
        ? `Du wirfst ${name} ab und beendest deinen Zug.`
        : `${who} wirft ${name} ab und beendet den Zug.`;
    },
    won: ({ winner, loser, by }) => {
      const lost =
        by === 'damage'
          ? `${loser === undefined ? 'Du hast' : `${loser} hat`} keine Lebenspunkte mehr`
          : `${loser === undefined ? 'Du kannst' : `${loser} kann`} keine Karte mehr ziehen`;
      return `${winner === undefined ? 'Du gewinnst' : `${winner} gewinnt`}: ${lost}.`;
    },
  },
};
