import type { Feature } from '../../interactions/feature.ts';
import { openSandboxed } from './sandbox.ts';

export const outsideGames: Feature = { id: 'outside-games', loadGames: openSandboxed };
