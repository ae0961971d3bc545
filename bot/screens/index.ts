import type { Buttons } from '../interactions/button.ts';
import { buttons as play } from './play.ts';
import { buttons as seats } from './seats.ts';
import { buttons as tableActions } from './table-actions.ts';

/** Buttons of the core by the kind of their custom id. */
export const BUTTONS: Buttons = { ...play, ...seats, ...tableActions };
