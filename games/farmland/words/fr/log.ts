import { capital, french } from '@longtable/kit';
import type { Card } from '../../state.ts';
import type { log as english } from '../en/log.ts';
import { valuesOf } from '../units.ts';
import { faceDownUnits, facing, fighter, king, theUnit, unit, withValues } from './units.ts';

type Duel = Parameters<typeof english.duel.bothFall>[0];

const hurts = (points: number) => `${points} ${points < 2 ? 'dégât' : 'dégâts'}`;

function hurt({ damage }: Duel): string {
  if (!damage) return '.';
  const { who, points, left } = damage;
  return `. ${who === undefined ? 'Tu subis' : `${who} subit`} ${hurts(points)} (reste ${left}).`;
}

const union = (card: Card | undefined) => (card ? ` : ${withValues(card)}` : '');

export const log: typeof english = {
  duel: {
    bothFall: (duel) =>
      `${capital(fighter(duel.attacker))} et ${fighter(duel.defender)} tombent en ${duel.field}${hurt(duel)}`,
    attackerFalls: (duel) =>
      `${capital(fighter(duel.attacker))} attaque ${duel.field} et tombe ${facing(duel.defender)}${hurt(duel)}`,
    defenderFalls: (duel) =>
      `${capital(fighter(duel.attacker))} fait tomber ${fighter(duel.defender)} en ${duel.field}${hurt(duel)}`,
    blockadeBreaks: (duel) =>
      `${capital(fighter(duel.attacker))} brise le blocage en ${duel.field} : ${fighter(duel.defender)} tombe${hurt(duel)}`,
    blockadeHolds: (duel) =>
      `${capital(fighter(duel.attacker))} échoue contre le blocage en ${duel.field} : ${fighter(duel.defender)} tient bon${hurt(duel)}`,
    kingHit: ({ attacker, owner, field, points, left }) =>
      `${capital(unit(attacker))} frappe ${king(owner)} en ${field} : ${hurts(points)} (reste ${left}).`,
  },
  joining: {
    trampled: ({ owner, lost, field }) => `${capital(king(owner))} va en ${field}, et ${unit(lost)} disparaît.`,
    cantUnite: ({ moved, lost, field }) =>
      `${capital(unit(moved))} ne peut pas s’unir à l’unité en ${field} : ${unit(lost)} disparaît.`,
    united: ({ who, field, result }) =>
      `${who === undefined ? 'Tu unis' : `${who} unit`} deux unités en ${field}${union(result)}.`,
    placed: ({ who, cards, field, result, lost }) => {
      const placed = `${who === undefined ? 'Tu places' : `${who} place`} ${french.list(cards.map(theUnit))} en ${field}${union(result)}.`;
      if (lost.length === 0) return placed;
      return `${placed} ${capital(french.list(lost.map(theUnit)))} ${lost.length === 1 ? 'disparaît' : 'disparaissent'}.`;
    },
    placedFaceDown: ({ who, field }) => `${who} place une unité en ${field}.`,
    placedAndMoved: ({ who, field, to }) => `${who} place une unité en ${field} et la déplace en ${to}.`,
    placedAndUnited: ({ who, field }) =>
      `${who} place une unité face cachée en ${field} et l’unit à celle qui s’y trouve.`,
    placedInsteadOf: ({ who, field }) =>
      `${who} place une unité face cachée en ${field}. Les deux ne peuvent pas s’unir, et celle qui s’y trouvait disparaît.`,
    placedSixth: ({ who, field }) =>
      `${who} place une unité face cachée en ${field}. C’est la sixième : elle disparaît.`,
    placedSeveral: ({ who, count, field, unites, lost }) => {
      const fate = lost === 0 ? '' : `, mais ${lost === 1 ? 'une disparaît' : `${lost} disparaissent`}`;
      return `${who} place ${count} unités en ${field}${unites ? ' et les unit' : ''}${fate}.`;
    },
  },
  story: {
    moved: ({ who, pieces }) => {
      const ownKing = who === undefined ? 'ton roi' : 'son roi';
      const moves = pieces.map(({ card, from, to }) =>
        from === undefined
          ? `${card ? theUnit(card) : ownKing} en ${to}`
          : pieces.length === 1
            ? `une unité face cachée de ${from} à ${to}`
            : `${from} → ${to}`,
      );
      return `${who === undefined ? 'Tu déplaces' : `${who} déplace`} ${french.list(moves)}.`;
    },
    flipped: ({ who, card, field }) =>
      `${who === undefined ? 'Tu retournes' : `${who} retourne`} ${field} : ${withValues(card)}.`,
    blocks: (blocker) => `${capital(unit(blocker.unit))} bloque en ${blocker.field}.`,
    severalBlock: ({ owner, units, hidden }) => {
      const blockers = units.map(({ card, field }) => `${unit({ card, owner })} en ${field}`);
      const down = hidden.length === 1 ? unit({ card: undefined, owner }) : faceDownUnits(owner);
      return `${capital(french.list([...blockers, ...(hidden.length > 0 ? [`${down} en ${french.list(hidden)}`] : [])]))} bloquent.`;
    },
    stopsBlocking: (blocker) => `${capital(unit(blocker.unit))} ne bloque plus en ${blocker.field}.`,
    decks: ({ starter, other, decks: [first, second] }) =>
      `${starter === undefined ? 'Tu joues' : `${starter} joue`} ${first} et ${starter === undefined ? 'commences' : 'commence'}, ${other === undefined ? 'tu joues' : `${other} joue`} ${second}.`,
    ownDeck: 'un deck personnalisé',
    turnEnded: ({ who }) => (who === undefined ? 'Tu finis ton tour.' : `${who} finit son tour.`),
    discarded: ({ who, card }) => {
      const name = card ? `${theUnit(card)} (${valuesOf(card)})` : 'une carte';
      return who === undefined
        ? `Tu défausses ${name} et finis ton tour.`
        : `${who} défausse ${name} et finit son tour.`;
    },
    won: ({ winner, loser, by }) => {
      const lost =
        by === 'damage'
          ? `${loser === undefined ? 'tu n’as' : `${loser} n’a`} plus de points de vie`
          : `${loser === undefined ? 'tu n’as' : `${loser} n’a`} plus de cartes à piocher`;
      return `${winner === undefined ? 'Tu gagnes' : `${winner} gagne`} : ${lost}.`;
    },
  },
};
