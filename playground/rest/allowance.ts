/** How often a route may be used: so many times in so many milliseconds. */
export interface Allowance {
  readonly limit: number;
  readonly window: number;
}

/** What the whole bot may ask in a second, answers to interactions excepted. */
export const GLOBAL: Allowance = { limit: 50, window: 1_000 };

/**
 * The limits of the routes as they are seen in the headers of Discord's answers; it publishes the headers, not the numbers.
 * The first that fits counts.
 */
const ROUTES: readonly (readonly [method: string, shape: RegExp, allowance: Allowance])[] = [
  ['POST', /^channels\/messages$/, { limit: 5, window: 5_000 }],
  ['PATCH', /^channels\/messages\/:id$/, { limit: 5, window: 5_000 }],
  ['DELETE', /^channels\/messages\/:id$/, { limit: 5, window: 1_000 }],
  ['GET', /^channels\/messages/, { limit: 5, window: 1_000 }],
  ['PUT', /\/reactions\//, { limit: 1, window: 250 }],
  ['POST', /^channels\/typing$/, { limit: 5, window: 5_000 }],
  ['POST', /\/threads$/, { limit: 50, window: 300_000 }],
  ['PATCH', /^channels$/, { limit: 5, window: 15_000 }],
  ['POST', /^users\/channels$/, { limit: 10, window: 10_000 }],
  ['PUT', /^applications\/(guilds\/:id\/)?commands$/, { limit: 5, window: 20_000 }],
  ['POST', /^applications\/emojis$/, { limit: 30, window: 30_000 }],
  ['POST', /^webhooks/, { limit: 5, window: 2_000 }],
  ['PATCH', /^webhooks/, { limit: 5, window: 2_000 }],
  ['DELETE', /^webhooks/, { limit: 5, window: 2_000 }],
];

const OTHERWISE: Allowance = { limit: 50, window: 10_000 };

/** The allowance of a route; interactions are answered without one. */
export function allowanceOf(method: string, shape: string): Allowance | undefined {
  if (shape.startsWith('interactions')) return undefined;
  return ROUTES.find(([verb, form]) => verb === method && form.test(shape))?.[2] ?? OTHERWISE;
}
