import type { Feature } from '../../interactions/feature.ts';
import { Posts } from './posts.ts';
import { setupButton, setupCard } from './setup.ts';

/** The page and the commands with which admins change the settings of a server. */
export const settings: Feature = {
  id: 'settings',
  commands: ['settings'],
  setupCard,
  openPosts: (context, rest, messages) => new Posts(context, rest, messages),
  buttons: { setup: setupButton },
};
