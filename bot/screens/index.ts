import type { Buttons } from '../interactions/button.ts';
import { buttons as newGame } from './new-game/buttons.ts';
import { buttons as play } from './play/buttons.ts';
import { buttons as tableActions } from './play/table-actions.ts';
import { buttons as seats } from './seats/seats.ts';
import { buttons as tables } from './tables/watch.ts';

/** Buttons of the core by the kind of their custom id. */
export const BUTTONS: Buttons = { ...newGame, ...play, ...seats, ...tableActions, ...tables };
