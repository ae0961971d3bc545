import type { Activities } from './activities/activities.ts';
import type { MovableClock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { SessionStarts } from './gateway/sessions.ts';
import type { Interactions } from './interactions/interactions.ts';
import type { Snowflakes } from './snowflake.ts';
import type { World } from './world/world.ts';

/** A WebSocket of a bot or tab. Declared here, because the types of ws are not installed with the package. */
export interface Socket {
  readonly readyState: number;
  readonly OPEN: number;
  send(text: string): void;
  close(code?: number, reason?: string): void;
  terminate(): void;
  on(event: 'message' | 'close' | 'error', listener: (data: unknown) => void): unknown;
}

/** Settings of the application in the developer portal. */
export interface Portal {
  /** Bits of the enabled privileged intents. */
  readonly privileged: number;
  /** Minimum number of shards. */
  readonly shards: number;
  /** Returns the GUILD_CREATE payloads of the bot's other servers. */
  otherGuilds(): Iterable<{ readonly id: string }>;
}

/** The state shared by routes, user actions and gateway sessions. */
export interface Discord {
  readonly clock: MovableClock;
  readonly ids: Snowflakes;
  readonly world: World;
  readonly interactions: Interactions;
  readonly portal: Portal;
  readonly starts: SessionStarts;
  readonly faults: Faults;
  readonly activities: Activities;
  /** The gateway URL that bots receive. */
  readonly gatewayUrl: string;
}
