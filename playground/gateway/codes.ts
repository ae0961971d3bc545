/** Why the gateway hangs up. */
export const Close = {
  unknownError: [4000, 'Unknown error.'],
  unknownOpcode: [4001, 'Unknown opcode.'],
  decodeError: [4002, 'Error while decoding payload.'],
  notAuthenticated: [4003, 'Not authenticated.'],
  authenticationFailed: [4004, 'Authentication failed.'],
  alreadyAuthenticated: [4005, 'Already authenticated.'],
  invalidSequence: [4007, 'Invalid seq.'],
  rateLimited: [4008, 'Rate limited.'],
  timedOut: [4009, 'Session timed out.'],
  invalidShard: [4010, 'Invalid shard.'],
  shardingRequired: [4011, 'Sharding required.'],
  invalidVersion: [4012, 'Invalid API version.'],
  invalidIntents: [4013, 'Invalid intent(s).'],
  disallowedIntents: [4014, 'Disallowed intent(s).'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

/** The name of one of these reasons. */
export type HangUpReason = keyof typeof Close;

/** Ends a line for one of these reasons. */
export class HangUp extends Error {
  readonly code: number;

  constructor(reason: HangUpReason) {
    super(Close[reason][1]);
    this.code = Close[reason][0];
  }
}
