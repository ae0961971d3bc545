import type { Buttons } from '../../interactions/button.ts';
import { sanctionButton } from './player.ts';
import { moderateButton } from './table.ts';

export const buttons: Buttons<'moderate' | 'sanction'> = { moderate: moderateButton, sanction: sanctionButton };
