import { duel } from './duel.ts';
import { farmland } from './farmland.ts';
import type { AnyQuarry } from './quest.ts';
import { runa } from './runa.ts';

export const QUARRIES: readonly AnyQuarry[] = [duel, farmland, runa];
