import { type FaultRates, parseFaults } from './faults/rates.ts';

type Name = 'PLAYGROUND_FAULTS' | 'PLAYGROUND_LIMITS' | 'PLAYGROUND_SHARDS';

/**
 * Reads playground options from environment variables: `PLAYGROUND_FAULTS="rough seed=7"`, `PLAYGROUND_LIMITS=off`,
 * `PLAYGROUND_SHARDS=2`.
 */
export function fromEnvironment(environment: { readonly [Each in Name]?: string | undefined }): {
  readonly limits?: boolean;
  readonly faults?: FaultRates;
  readonly shards?: number;
} {
  const { PLAYGROUND_FAULTS: faults, PLAYGROUND_LIMITS: limits, PLAYGROUND_SHARDS: shards } = environment;
  return {
    ...(limits && { limits: limits !== 'off' }),
    ...(faults && { faults: parseFaults(faults) }),
    ...(shards && { shards: Number(shards) }),
  };
}
