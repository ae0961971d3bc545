import type { AnyGame } from '../game.ts';
import { type ContractSettings, holdsAt, POSITION_LAWS } from './contract.ts';
import * as face from './face-laws.ts';
import { hintsHelp } from './helpfulness.ts';
import * as laws from './laws.ts';
import { teaches } from './lesson.ts';
import { iconsAreShipped, PICTURE_LAWS } from './pictures.ts';
import { computerIsFair, scrambleChanges } from './secrecy.ts';
import { begin, wander } from './wander.ts';

const JOURNEY = { positions: 60, steps: 20, options: [{}] };

/** What the suite says first about a game: on the way, or by one of the laws; nothing of a sound one. */
export function complaint(game: AnyGame, settings: ContractSettings = {}): string {
  try {
    face.describesItself(game);
    iconsAreShipped(game);
    laws.setsUp(game, {});
    const positions = wander(game, JOURNEY);
    scrambleChanges(game, positions, settings.scramble);
    for (const law of [...Object.values(POSITION_LAWS), ...Object.values(PICTURE_LAWS), laws.replays]) {
      holdsAt(game, positions, law, settings);
    }
    for (const { id: level } of game.computers?.levels ?? []) {
      holdsAt(game, positions, computerIsFair(level), settings);
      laws.computerFinishes(game, begin(game, { options: {}, seed: 1, seats: 2 }), level, 100);
    }
    holdsAt(game, positions, hintsHelp, settings);
    teaches(game, []);
  } catch (error) {
    return String(error);
  }
  return '';
}
