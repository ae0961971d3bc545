/** The suite that every game passes, for `import { gameContract } from '@longtable/kit/testing'`. */
export { type ContractSettings, gameContract } from './contract.ts';
