import type { Clock } from './clock.ts';
import type { Faults } from './faults/faults.ts';
import type { SessionStarts } from './gateway/sessions.ts';
import type { Interactions } from './interactions/interactions.ts';
import type { Portal } from './portal.ts';
import type { Snowflakes } from './snowflake.ts';
import type { World } from './world/world.ts';

/** Everything that routes, actions and sessions work on. */
export interface Discord {
  readonly clock: Clock;
  readonly ids: Snowflakes;
  readonly world: World;
  readonly interactions: Interactions;
  readonly portal: Portal;
  readonly starts: SessionStarts;
  readonly faults: Faults;
  /** The gateway's address, as bots are told. */
  readonly gatewayUrl: string;
}
