export { openEndpoint } from './endpoint.ts';
export { Metrics } from './metrics.ts';
