import type { MovableClock } from './clock.ts';
import type { Faults } from './faults/faults.ts';
import type { SessionStarts } from './gateway/sessions.ts';
import type { Interactions } from './interactions/interactions.ts';
import type { Portal } from './portal.ts';
import type { Snowflakes } from './snowflake.ts';
import type { World } from './world/world.ts';

/** The state shared by routes, user actions and gateway sessions. */
export interface Discord {
  readonly clock: MovableClock;
  readonly ids: Snowflakes;
  readonly world: World;
  readonly interactions: Interactions;
  readonly portal: Portal;
  readonly starts: SessionStarts;
  readonly faults: Faults;
  /** The gateway URL that bots receive. */
  readonly gatewayUrl: string;
}
