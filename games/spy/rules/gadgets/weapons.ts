import type { Cocktail, Faction, Person, PersonOnBoard, State } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { adjacent, distance, fields, type Point, samePlace, square } from '../grid.ts';
import { cocktailAt, fieldAt, hatSees, isEmpty, lay, sees } from '../match/board.ts';
import { addEvent, addPrivateEvent, anyOf, type DraftState, nameInEvents, test } from '../match/draft-state.ts';
import { damageTaken, divert, hurt, isWardedOff } from '../match/health.ts';
import { carries, drop, neighboursOf, peopleOnBoard, personAt, receive, spend } from '../match/people.ts';
import { nearestSuitable } from '../match/routes.ts';
import { ADJACENT, ANYWHERE, describe, type Gadget, onNeighbour, showUse, type Use } from './gadget.ts';

const moledieUse: Use = {
  reach: ({ moledieRange }) => moledieRange,
  among: ['view'],
  legal: ({ board }, carrier, at) => fieldAt(board, at) !== 'WALL' && sees(board, carrier.at, at),
  perform(draft, carrier, at) {
    const { state } = draft;
    const target = personAt(state, at);
    const inRange = (other: PersonOnBoard) => distance(carrier.at, other.at) <= moledieUse.reach(state.config);
    const receiver = target
      ? divert(draft, carrier, target, (other) => inRange(other) && moledieUse.legal(state, carrier, other.at))
      : nearestPerson(draft, at);
    const item = drop(carrier, 'MOLEDIE');
    if (item && receiver) receive(receiver, item);
    showUse(draft, carrier, 'MOLEDIE', { at });
    if (receiver) addEvent(draft, 'all', { kind: 'moledie', receiver: nameInEvents(draft, receiver) });
  },
};

/**
 * Returns the person nearest to a field, at random among several, possibly the thrower. Undefined if no person is on
 * the board.
 */
function nearestPerson(draft: DraftState, at: Point): PersonOnBoard | undefined {
  const people = peopleOnBoard(draft.state);
  const nearest = Math.min(...people.map((person) => distance(person.at, at)));
  return anyOf(
    draft,
    people.filter((person) => distance(person.at, at) === nearest),
  );
}

export const moledie: Gadget = {
  name: 'MOLEDIE',
  ...describe(texts.gadgets.moledie),
  usages: null,
  supply: 'draft',
  use: moledieUse,
};

const bowlerBladeUse: Use = {
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
    const inRange = (other: PersonOnBoard) => distance(carrier.at, other.at) <= bowlerBladeUse.reach(state.config);
    const victim = divert(
      draft,
      carrier,
      aimedAt,
      (other) => inRange(other) && bowlerBladeUse.legal(state, carrier, other.at),
    );
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
  use: bowlerBladeUse,
};

const laserCompactUse: Use = {
  reach: ANYWHERE,
  among: ['cocktails', 'people'],
  legal(state, carrier, at) {
    const cocktail = cocktailAt(state.board, at) ?? personAt(state, at)?.cocktail;
    return Boolean(cocktail) && sees(state.board, carrier.at, at);
  },
  perform(draft, carrier, aim) {
    const { state } = draft;
    const { board, config } = state;
    const holder = personAt(state, aim);
    const victim = holder && divert(draft, carrier, holder, (other) => laserCompactUse.legal(state, carrier, other.at));
    const at = victim?.at ?? aim;
    const success = test(draft, carrier, config.laserCompactHitChance);
    if (success && victim) victim.cocktail = null;
    if (success && !victim) board.cocktails = board.cocktails.filter((stands) => !samePlace(stands.at, at));
    showUse(draft, carrier, 'LASER_COMPACT', { at, victim, success });
  },
};

export const laserCompact: Gadget = {
  name: 'LASER_COMPACT',
  ...describe(texts.gadgets.laserCompact),
  usages: null,
  supply: 'draft',
  use: laserCompactUse,
};

const rocketPenUse: Use = {
  reach: ANYWHERE,
  among: ['view'],
  legal: ({ board }, carrier, at) => sees(board, carrier.at, at),
  perform(draft, carrier, aim) {
    const { state } = draft;
    const aimedAt = personAt(state, aim);
    const victim = aimedAt && divert(draft, carrier, aimedAt, (other) => rocketPenUse.legal(state, carrier, other.at));
    const at = victim?.at ?? aim;
    const success = !(victim && isWardedOff(draft, carrier, victim));
    spend(carrier, 'ROCKET_PEN');
    showUse(draft, carrier, 'ROCKET_PEN', { at, victim, success });
    if (success) explode(draft, carrier, at);
  },
};

function explode(draft: DraftState, carrier: Person, centre: Point): void {
  const attack = { gadget: 'ROCKET_PEN', actor: carrier };
  const { board } = draft.state;
  const walls = square(centre, 1).filter((at) => fieldAt(board, at) === 'WALL');
  for (const at of walls) breakWall(draft.state, at);
  if (walls.length > 0) addEvent(draft, 'all', { kind: 'walls-fell', fields: walls });
  for (const person of peopleOnBoard(draft.state)) {
    if (distance(person.at, centre) <= 1) hurt(draft, person, draft.state.config.rocketPenDamage, attack);
  }
}

function breakWall({ board }: State, at: Point): void {
  const row = board.rows[at.y] ?? '';
  board.rows = board.rows.with(at.y, row.slice(0, at.x) + fields.FREE.glyph + row.slice(at.x + 1));
}

export const rocketPen: Gadget = {
  name: 'ROCKET_PEN',
  ...describe(texts.gadgets.rocketPen),
  usages: 1,
  supply: 'draft',
  use: rocketPenUse,
};

export const gasGloss: Gadget = {
  name: 'GAS_GLOSS',
  ...describe(texts.gadgets.gasGloss),
  usages: 1,
  supply: 'draft',
  use: onNeighbour({
    perform(draft, carrier, aimedAt) {
      const victim = divert(draft, carrier, aimedAt, (other) => adjacent(other.at, carrier.at));
      const success = !isWardedOff(draft, carrier, victim);
      spend(carrier, 'GAS_GLOSS');
      const { gasGlossDamage } = draft.state.config;
      const damage = damageTaken(gasGlossDamage, victim.properties);
      showUse(draft, carrier, 'GAS_GLOSS', { at: victim.at, victim, success, damage });
      if (!success) return;
      hurt(draft, victim, gasGlossDamage, { gadget: 'GAS_GLOSS', actor: carrier });
    },
  }),
};

export const mothballPouch: Gadget = {
  name: 'MOTHBALL_POUCH',
  ...describe(texts.gadgets.mothballPouch),
  usages: 5,
  supply: 'draft',
  use: {
    reach: ({ mothballPouchRange }) => mothballPouchRange,
    among: ['fireplaces'],
    legal: ({ board }, carrier, at) => fieldAt(board, at) === 'FIREPLACE' && sees(board, carrier.at, at),
    perform(draft, carrier, at) {
      spend(carrier, 'MOTHBALL_POUCH');
      showUse(draft, carrier, 'MOTHBALL_POUCH', { at });
      const attack = { gadget: 'MOTHBALL_POUCH', actor: carrier };
      const { mothballPouchDamage } = draft.state.config;
      for (const person of neighboursOf(draft.state, at)) hurt(draft, person, mothballPouchDamage, attack);
    },
  },
};

function cocktailOn(state: State, at: Point): Cocktail | undefined {
  return cocktailAt(state.board, at)?.cocktail ?? personAt(state, at)?.cocktail ?? undefined;
}

function poison(state: State, at: Point, faction: Faction): void {
  const { board } = state;
  const taint = (cocktail: Cocktail): Cocktail =>
    cocktail.poisonedBy.includes(faction) ? cocktail : { poisonedBy: [...cocktail.poisonedBy, faction] };
  const holder = personAt(state, at);
  const stands = cocktailAt(board, at);
  if (stands)
    board.cocktails = board.cocktails.map((other) =>
      other === stands ? { at: stands.at, cocktail: taint(stands.cocktail) } : other,
    );
  else if (holder?.cocktail) holder.cocktail = taint(holder.cocktail);
}

const poisonPillsUse: Use = {
  reach: ADJACENT,
  among: ['cocktails', 'people'],
  legal: (state, _carrier, at) => cocktailOn(state, at) !== undefined,
  perform(draft, carrier, at) {
    const { state } = draft;
    const holder = personAt(state, at);
    const near = (other: PersonOnBoard) => adjacent(other.at, carrier.at) && other.cocktail !== null;
    const target = holder ? divert(draft, carrier, holder, near).at : at;
    poison(state, target, carrier.faction);
    spend(carrier, 'POISON_PILLS');
    addPrivateEvent(draft, carrier, { kind: 'poisoned', actor: nameInEvents(draft, carrier), at: target });
  },
};

export const poisonPills: Gadget = {
  name: 'POISON_PILLS',
  ...describe(texts.gadgets.poisonPills),
  usages: 5,
  supply: 'draft',
  use: poisonPillsUse,
};
