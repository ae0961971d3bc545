import type { Feature } from '../../interactions/feature.ts';
import { setupButton, setupCard } from './setup.ts';

/** The page and the commands with which admins change the settings of a server. */
export const settings: Feature = {
  id: 'settings',
  commands: ['settings'],
  setupCard,
  buttons: { setup: setupButton },
};
