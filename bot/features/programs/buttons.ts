import type { Buttons } from '../../interactions/button.ts';
import { programButton } from './program-button.ts';

export const buttons: Buttons<'program'> = {
  program: programButton,
};
