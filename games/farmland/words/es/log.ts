import { capital, spanish } from '@longtable/kit';
import type { Card } from '../../state.ts';
import type { log as english } from '../en/log.ts';
import { valuesOf } from '../units.ts';
import { faceDownUnits, fighter, king, theUnit, toFighter, toKing, unit, withValues } from './units.ts';

type Duel = Parameters<typeof english.duel.bothFall>[0];

function hurt({ damage }: Duel): string {
  if (!damage) return '.';
  const { who, points, left } = damage;
  return `. ${who === undefined ? 'Recibes' : `${who} recibe`} ${points} de daño (${who === undefined ? 'te' : 'le'} quedan ${left}).`;
}

const union = (card: Card | undefined) => (card ? `: ${withValues(card)}` : '');

export const log: typeof english = {
  duel: {
    bothFall: (duel) =>
      `${capital(fighter(duel.attacker))} y ${fighter(duel.defender)} caen a la vez en ${duel.field}${hurt(duel)}`,
    attackerFalls: (duel) =>
      `${capital(fighter(duel.attacker))} ataca ${duel.field} y cae ante ${fighter(duel.defender)}${hurt(duel)}`,
    defenderFalls: (duel) =>
      `${capital(fighter(duel.attacker))} derrota ${toFighter(duel.defender)} en ${duel.field}${hurt(duel)}`,
    blockadeBreaks: (duel) =>
      `${capital(fighter(duel.attacker))} rompe el bloqueo en ${duel.field}: ${fighter(duel.defender)} cae${hurt(duel)}`,
    blockadeHolds: (duel) =>
      `${capital(fighter(duel.attacker))} no rompe el bloqueo en ${duel.field}: ${fighter(duel.defender)} aguanta${hurt(duel)}`,
    kingHit: ({ attacker, owner, field, points, left }) =>
      `${capital(unit(attacker))} golpea ${toKing(owner)} en ${field}: ${points} de daño (${owner === undefined ? 'te' : 'le'} quedan ${left}).`,
  },
  joining: {
    trampled: ({ owner, lost, field }) => `${capital(king(owner))} ocupa ${field} y ${unit(lost)} se pierde.`,
    cantUnite: ({ moved, lost, field }) =>
      `${capital(unit(moved))} no puede unirse a la unidad de ${field}: ${unit(lost)} se pierde.`,
    united: ({ who, field, result }) =>
      `${who === undefined ? 'Unes' : `${who} une`} dos unidades en ${field}${union(result)}.`,
    placed: ({ who, cards, field, result, lost }) => {
      const placed = `${who === undefined ? 'Colocas' : `${who} coloca`} ${spanish.list(cards.map(theUnit))} en ${field}${union(result)}.`;
      if (lost.length === 0) return placed;
      return `${placed} ${capital(spanish.list(lost.map(theUnit)))} se ${lost.length === 1 ? 'pierde' : 'pierden'}.`;
    },
    placedFaceDown: ({ who, field }) => `${who} coloca una unidad en ${field}.`,
    placedAndMoved: ({ who, field, to }) => `${who} coloca una unidad en ${field} y la mueve a ${to}.`,
    placedAndUnited: ({ who, field }) =>
      `${who} coloca una unidad boca abajo en ${field} y la une a la que había allí.`,
    placedInsteadOf: ({ who, field }) =>
      `${who} coloca una unidad boca abajo en ${field}. No pueden unirse, así que se pierde la que había allí.`,
    placedSixth: ({ who, field }) => `${who} coloca una unidad boca abajo en ${field}. Es la sexta, así que se pierde.`,
    placedSeveral: ({ who, count, field, unites, lost }) => {
      const fate = lost === 0 ? '' : `, pero ${lost === 1 ? 'una se pierde' : `${lost} se pierden`}`;
      return `${who} coloca ${count} unidades en ${field}${unites ? ' y las une' : ''}${fate}.`;
    },
  },
  story: {
    moved: ({ who, pieces }) => {
      const moves = pieces.map(({ card, from, to }) =>
        from === undefined
          ? `${card ? theUnit(card) : 'el rey'} a ${to}`
          : pieces.length === 1
            ? `una unidad boca abajo de ${from} a ${to}`
            : `${from} → ${to}`,
      );
      return `${who === undefined ? 'Mueves' : `${who} mueve`} ${spanish.list(moves)}.`;
    },
    flipped: ({ who, card, field }) =>
      `${who === undefined ? 'Descubres' : `${who} descubre`} ${field}: ${withValues(card)}.`,
    blocks: (blocker) => `${capital(unit(blocker.unit))} bloquea en ${blocker.field}.`,
    severalBlock: ({ owner, units, hidden }) => {
      const blockers = units.map(({ card, field }) => `${unit({ card, owner })} en ${field}`);
      const down = hidden.length === 1 ? unit({ card: undefined, owner }) : faceDownUnits(owner);
      return `${capital(spanish.list([...blockers, ...(hidden.length > 0 ? [`${down} en ${spanish.list(hidden)}`] : [])]))} bloquean.`;
    },
    stopsBlocking: (blocker) => `${capital(unit(blocker.unit))} deja de bloquear en ${blocker.field}.`,
    decks: ({ starter, other, decks: [first, second] }) =>
      `${starter === undefined ? 'Juegas' : `${starter} juega`} con ${first} y ${starter === undefined ? 'empiezas' : 'empieza'}, ${other === undefined ? 'tú juegas' : `${other} juega`} con ${second}.`,
    ownDeck: 'un mazo propio',
    turnEnded: ({ who }) => (who === undefined ? 'Terminas tu turno.' : `${who} termina su turno.`),
    discarded: ({ who, card }) => {
      const name = card ? `${theUnit(card)} (${valuesOf(card)})` : 'una carta';
      return who === undefined
        ? `Descartas ${name} y terminas tu turno.`
        : `${who} descarta ${name} y termina su turno.`;
    },
    won: ({ winner, loser, by }) => {
      const lost =
        by === 'damage'
          ? loser === undefined
            ? 'te has quedado sin puntos de vida'
            : `${loser} se ha quedado sin puntos de vida`
          : `${loser === undefined ? 'no te quedan' : `a ${loser} no le quedan`} cartas que robar`;
      return `${winner === undefined ? 'Ganas' : `Gana ${winner}`}: ${lost}.`;
    },
  },
};
