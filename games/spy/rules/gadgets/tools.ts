import type { Person } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { samePlace, square } from '../grid.ts';
import { gain, lose, returnCollar, saveNote } from '../knowledge/intelligence.ts';
import { changeTable, cocktailAt, fieldAt, isFoggy, isFree, lyingAt, sees, tableAt } from '../match/board.ts';
import { addEvent, addPrivateEvent, type DraftState, nameInEvents, test } from '../match/draft-state.ts';
import { healthAfter } from '../match/health.ts';
import { areEnemies, changeItem, drop, dry, itemOf, personAt, receive, spend } from '../match/people.ts';
import { ADJACENT, ANYWHERE, describe, type Gadget, onNeighbour, showUse } from './gadget.ts';

export const hairdryer: Gadget = {
  name: 'HAIRDRYER',
  ...describe(texts.gadgets.hairdryer),
  usages: null,
  supply: 'draft',
  use: onNeighbour({
    perform(draft, carrier, target) {
      dry(target);
      const success = !target.properties.includes('CONSTANT_CLAMMY_CLOTHES');
      showUse(draft, carrier, 'HAIRDRYER', { at: target.at, victim: target, success });
    },
  }),
};

export const technicolourPrism: Gadget = {
  name: 'TECHNICOLOUR_PRISM',
  ...describe(texts.gadgets.technicolourPrism),
  usages: 1,
  supply: 'draft',
  use: {
    reach: ADJACENT,
    among: ['tables'],
    legal: ({ board }, _carrier, at) => tableAt(board, at) !== undefined,
    perform(draft, carrier, at) {
      const { board } = draft.state;
      const table = tableAt(board, at);
      if (table) changeTable(board, table, { inverted: true });
      spend(carrier, 'TECHNICOLOUR_PRISM');
      showUse(draft, carrier, 'TECHNICOLOUR_PRISM', { at });
    },
  },
};

export const magneticWatch: Gadget = {
  name: 'MAGNETIC_WATCH',
  ...describe(texts.gadgets.magneticWatch),
  usages: null,
  supply: 'draft',
};

/** Number of rounds that fog lasts, including the current one. */
const ROUNDS_OF_FOG = 3;

export const fogTin: Gadget = {
  name: 'FOG_TIN',
  ...describe(texts.gadgets.fogTin),
  usages: 1,
  supply: 'draft',
  use: {
    reach: ({ fogTinRange }) => fogTinRange,
    among: ['view'],
    legal: ({ board }, carrier, at) => fieldAt(board, at) !== 'WALL' && sees(board, carrier.at, at),
    perform(draft, carrier, at) {
      const { board, round } = draft.state;
      const covered = square(at, 1).filter((place) => fieldAt(board, place) && !isFoggy(board, place));
      board.fog = [...board.fog, ...covered.map((place) => ({ at: place, until: round + ROUNDS_OF_FOG }))];
      spend(carrier, 'FOG_TIN');
      showUse(draft, carrier, 'FOG_TIN', { at });
      const actor = nameInEvents(draft, carrier);
      for (const person of covered.flatMap((place) => personAt(draft.state, place) ?? []))
        addPrivateEvent(draft, person, { kind: 'fogged', person: nameInEvents(draft, person), actor });
    },
  },
};

export const grapple: Gadget = {
  name: 'GRAPPLE',
  ...describe(texts.gadgets.grapple),
  usages: null,
  supply: 'draft',
  use: {
    reach: ({ grappleRange }) => grappleRange,
    among: ['lying', 'cocktails'],
    legal({ board }, carrier, at) {
      const something = lyingAt(board, at) || (cocktailAt(board, at) && !carrier.cocktail);
      return Boolean(something) && sees(board, carrier.at, at);
    },
    perform(draft, carrier, at) {
      const { board, config } = draft.state;
      const success = test(draft, carrier, config.grappleHitChance);
      const lying = lyingAt(board, at);
      const stands = lying ? undefined : cocktailAt(board, at);
      const taken = success ? (lying?.item.gadget ?? 'COCKTAIL') : undefined;
      showUse(draft, carrier, 'GRAPPLE', { at, success, taken });
      if (!success) return;
      if (lying) receive(carrier, lying.item);
      else if (stands) carrier.cocktail = stands.cocktail;
      board.lying = board.lying.filter((other) => other !== lying);
      board.cocktails = board.cocktails.filter((other) => other !== stands);
    },
  },
};

export const jetpack: Gadget = {
  name: 'JETPACK',
  ...describe(texts.gadgets.jetpack),
  usages: 1,
  supply: 'draft',
  use: {
    reach: ANYWHERE,
    among: ['floor'],
    legal(state, carrier, at) {
      const stays = samePlace(carrier.at, at) && fieldAt(state.board, at) === 'FREE';
      return stays || isFree(state, at);
    },
    perform(draft, carrier, at) {
      carrier.at = { ...at };
      spend(carrier, 'JETPACK');
      showUse(draft, carrier, 'JETPACK', { at });
    },
  },
};

/**
 * Credits points that another person gains to its carrier. `tryWire` in turns.ts decides whether it fails, and
 * intelligence.ts credits the points.
 */
export const wiretapWithEarplugs: Gadget = {
  name: 'WIRETAP_WITH_EARPLUGS',
  ...describe(texts.gadgets.wiretapWithEarplugs),
  usages: 1,
  supply: 'draft',
  use: onNeighbour({
    may: (carrier, { id }) => id !== carrier.id && itemOf(carrier, 'WIRETAP_WITH_EARPLUGS')?.activeOn === undefined,
    perform(draft, carrier, target) {
      changeItem(carrier, 'WIRETAP_WITH_EARPLUGS', { usages: 0, activeOn: target.id });
      addPrivateEvent(draft, carrier, {
        kind: 'wired',
        actor: nameInEvents(draft, carrier),
        victim: nameInEvents(draft, target),
      });
    },
  }),
};

/**
 * Returns the change of the giver's points. A giver with more points than the target gains the difference. A giver with
 * fewer loses it, down to 0.
 */
export function feedChange(giver: number, target: number): number {
  return giver < target ? Math.max(0, giver - (target - giver)) - giver : giver - target;
}

export const chickenFeed: Gadget = {
  name: 'CHICKEN_FEED',
  ...describe(texts.gadgets.chickenFeed),
  usages: 1,
  supply: 'players',
  use: onNeighbour({
    may: (carrier, target) => target.id !== carrier.id,
    perform(draft, carrier, target) {
      spend(carrier, 'CHICKEN_FEED');
      showUse(draft, carrier, 'CHICKEN_FEED', { at: target.at, victim: target });
      const change = areEnemies(carrier, target) ? feedChange(carrier.ip, target.ip) : 0;
      addPrivateEvent(draft, carrier, { kind: 'ip-changed', person: nameInEvents(draft, carrier), by: change });
      if (change !== 0) saveNote(draft.state, carrier, target, 'enemy');
      if (change > 0) gain(draft, carrier, change, 'gadgetIp');
      else lose(draft, carrier, -change);
    },
  }),
};

export const nugget: Gadget = {
  name: 'NUGGET',
  ...describe(texts.gadgets.nugget),
  usages: 1,
  supply: 'players',
  use: onNeighbour({
    may: (carrier, target) => target.faction !== carrier.faction,
    perform(draft, carrier, target) {
      const actor = nameInEvents(draft, carrier);
      const victim = nameInEvents(draft, target);
      showUse(draft, carrier, 'NUGGET', { at: target.at, victim: target });
      if (target.faction === 'NPC') {
        spend(carrier, 'NUGGET');
        target.faction = carrier.faction;
        const { chips } = target;
        const ip = chips * draft.state.config.chipsToIpFactor;
        addPrivateEvent(draft, carrier, { kind: 'recruited', person: victim, chips, ip });
        return;
      }
      const item = drop(carrier, 'NUGGET');
      if (item) receive(target, item);
      saveNote(draft.state, carrier, target, 'enemy');
      saveNote(draft.state, target, carrier, 'enemy');
      addPrivateEvent(draft, carrier, { kind: 'refused-bribe', victim });
      if (target.faction !== 'UNKNOWN') addEvent(draft, target.faction, { kind: 'bribed', actor, victim });
    },
  }),
};

/**
 * Swaps the points of two people. The loss comes before the gain, so that a wiretap between them copies the gain onto
 * the reduced value.
 */
function swap(draft: DraftState, one: Person, other: Person): void {
  const [poorer, richer] = one.ip < other.ip ? [one, other] : [other, one];
  const difference = richer.ip - poorer.ip;
  lose(draft, richer, difference);
  gain(draft, poorer, difference, 'gadgetIp');
  addPrivateEvent(draft, richer, { kind: 'ip-changed', person: nameInEvents(draft, richer), by: 0 - difference });
  addPrivateEvent(draft, poorer, { kind: 'ip-changed', person: nameInEvents(draft, poorer), by: difference });
}

export const mirrorOfWilderness: Gadget = {
  name: 'MIRROR_OF_WILDERNESS',
  ...describe(texts.gadgets.mirrorOfWilderness),
  usages: 1,
  supply: 'players',
  use: onNeighbour({
    may: (carrier, target) => target.id !== carrier.id,
    perform(draft, carrier, target) {
      showUse(draft, carrier, 'MIRROR_OF_WILDERNESS', { at: target.at, victim: target });
      if (target.faction === carrier.faction) return swap(draft, carrier, target);
      if (!test(draft, carrier, draft.state.config.mirrorSwapChance)) return;
      spend(carrier, 'MIRROR_OF_WILDERNESS');
      swap(draft, carrier, target);
    },
  }),
};

export const pocketLitter: Gadget = {
  name: 'POCKET_LITTER',
  ...describe(texts.gadgets.pocketLitter),
  usages: null,
  supply: 'draft',
};

export const diamondCollar: Gadget = {
  name: 'DIAMOND_COLLAR',
  ...describe(texts.gadgets.diamondCollar),
  usages: null,
  supply: 'found',
  use: {
    reach: ADJACENT,
    legal: ({ cat }, _carrier, at) => cat !== null && samePlace(cat, at),
    perform: (draft, carrier) => returnCollar(draft, carrier),
  },
};

const HEALING = 10;

export const antiPlagueMask: Gadget = {
  name: 'ANTI_PLAGUE_MASK',
  ...describe(texts.gadgets.antiPlagueMask),
  usages: null,
  supply: 'optional',
  onTurn(draft, carrier) {
    carrier.hp = healthAfter(carrier.hp, HEALING);
    addPrivateEvent(draft, carrier, { kind: 'healed', person: nameInEvents(draft, carrier), hp: carrier.hp });
  },
};
