import type { AnyGame } from '../game.ts';
import { assertLaw, type ContractSettings, POSITION_LAWS } from './contract.ts';
import { puzzlesAreValid, tallyKeepsShape } from './extras.ts';
import * as presentation from './face-laws.ts';
import { hintsAreValid } from './hints.ts';
import * as laws from './laws.ts';
import { lessonIsValid } from './lesson.ts';
import { iconsAreShipped } from './pictures/icons.ts';
import { optionsAreDrawn, PICTURE_LAWS } from './pictures/pictures.ts';
import { randomPositions, startPosition } from './random-play.ts';
import { computerIsFair, scrambleChanges } from './secrecy.ts';

const WALK = { positions: 60, steps: 20, options: [{}] };

/** Returns the first error of the suite for a game, or an empty text if the game passes. */
export function firstFailure(game: AnyGame, settings: ContractSettings = {}): string {
  try {
    presentation.gameIsDescribed(game, settings.english);
    iconsAreShipped(game);
    optionsAreDrawn(game, settings.english ?? []);
    laws.canBeSetUp(game, {});
    const positions = randomPositions(game, WALK);
    puzzlesAreValid(game, settings.english ?? []);
    tallyKeepsShape(game, positions, settings.english);
    scrambleChanges(game, positions, settings.scramble);
    for (const law of [...Object.values(POSITION_LAWS), ...Object.values(PICTURE_LAWS), laws.logRebuildsState]) {
      assertLaw(game, positions, law, settings);
    }
    for (const { id: level } of game.computers?.levels ?? []) {
      assertLaw(game, positions, computerIsFair(level), settings);
      laws.computerFinishes(game, startPosition(game, { options: {}, seed: 1, seats: game.seats.min }), level, 100);
    }
    assertLaw(game, positions, hintsAreValid, settings);
    lessonIsValid(game, settings.english ?? []);
  } catch (error) {
    return String(error);
  }
  return '';
}
