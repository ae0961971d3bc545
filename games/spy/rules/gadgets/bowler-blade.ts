import type { Person, PersonOnBoard } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { distance, type Point } from '../grid.ts';
import { hatSees, isEmpty, lay } from '../match/board.ts';
import { test } from '../match/chance.ts';
import { addEvent, type DraftState, nameInEvents } from '../match/draft-state.ts';
import { damageTaken, divert, hurt, isWardedOff } from '../match/health.ts';
import { nearestSuitable } from '../match/paths.ts';
import { carries, drop, personAt } from '../match/people.ts';
import { describe, type Gadget, showUse, type Use } from './gadget.ts';

const use: Use = {
  reach: ({ bowlerBladeRange }) => bowlerBladeRange,
  among: ['people'],
  legal(state, carrier, at) {
    const target = personAt(state, at);
    return target !== undefined && target.id !== carrier.id && hatSees(state, carrier.at, at);
  },
  perform(draft, carrier, at) {
    const { state } = draft;
    const { bowlerBladeHitChance, bowlerBladeDamage } = state.config;
    const aimedAt = personAt(state, at);
    if (!aimedAt) return;
    const inRange = (other: PersonOnBoard) => distance(carrier.at, other.at) <= use.reach(state.config);
    const victim = divert(draft, carrier, aimedAt, (other) => inRange(other) && use.legal(state, carrier, other.at));
    const success =
      test(draft, carrier, bowlerBladeHitChance) &&
      !carries(victim, 'MAGNETIC_WATCH') &&
      !isWardedOff(draft, carrier, victim);
    const damage = damageTaken(bowlerBladeDamage, victim.properties);
    showUse(draft, carrier, 'BOWLER_BLADE', { at: victim.at, victim, success, damage });
    if (success) hurt(draft, victim, bowlerBladeDamage, { gadget: 'BOWLER_BLADE', actor: carrier });
    land(draft, carrier, victim.at);
  },
};

/** Drops the hat on the nearest empty field. On a board without one it stays with the carrier. */
function land(draft: DraftState, carrier: Person, near: Point): void {
  const at = nearestSuitable(draft, near, (place) => isEmpty(draft.state, place));
  if (!at) return;
  const item = drop(carrier, 'BOWLER_BLADE');
  if (item) lay(draft.state.board, at, item);
  addEvent(draft, 'all', { kind: 'landed', gadget: 'BOWLER_BLADE', at, actor: nameInEvents(draft, carrier) });
}

export const bowlerBlade: Gadget = {
  name: 'BOWLER_BLADE',
  ...describe(texts.gadgets.bowlerBlade),
  usages: null,
  supply: 'draft',
  use,
};
