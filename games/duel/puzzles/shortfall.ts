import type { Puzzle } from '../../kit/puzzle.ts';
import { positionOf } from '../../kit/puzzles/position.ts';
import { list } from '../../kit/reader.ts';
import type { Language, Text } from '../../kit/text.ts';
import { play } from '../play.ts';
import { setup } from '../setup.ts';
import { across, type Duel, type DuelSeat, fightersOf } from '../state.ts';
import { cardName } from '../words/names.ts';

/** What a try lacks that no reply refutes: life that it did not take, or creatures that it left. */
export function shortfall(duel: Duel, puzzle: Puzzle): Text | undefined {
  const rival = across(puzzle.seat as DuelSeat);
  switch (puzzle.goal) {
    case 'most': {
      const taken = (tried: Duel) =>
        positionOf<Duel>({ setup, play }, puzzle).sides[rival].life - tried.sides[rival].life;
      const [most, now] = [taken(positionOf<Duel>({ setup, play }, puzzle, puzzle.answer)), taken(duel)];
      return {
        en: `That takes ${now} of a possible ${most} life.`,
        de: `Das kostet den Gegner ${now} von möglichen ${most} Leben.`,
      };
    }
    case 'sweep': {
      const left = fightersOf(duel.sides[rival]);
      const names = (language: Language) =>
        list(
          left.map(({ card }) => cardName(card, language)),
          language,
        );
      return left.length === 1
        ? { en: `${names('en')} is still standing.`, de: `${names('de')} steht noch.` }
        : { en: `${names('en')} are still standing.`, de: `${names('de')} stehen noch.` };
    }
    default:
      return undefined;
  }
}
