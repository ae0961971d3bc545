/** Contract suite of games: `import { gameContract } from '@longtable/kit/testing'`. */
export { type ContractSettings, gameContract } from './contract.ts';
