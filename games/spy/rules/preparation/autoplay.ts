import type { Player, State } from '../../state.ts';
import { finish } from '../course/ending.ts';
import { advance, performCharacterCommand } from '../course/turns.ts';
import { addEvent, type DraftState } from '../match/draft-state.ts';
import { activePerson, opponentOf } from '../match/people.ts';
import type { PropertyName } from '../properties.ts';
import { assign, makeReady } from './opening.ts';
import { type Pick, takePick } from './picks.ts';

/** Values of properties for automatic picks. */
const PROPERTY_VALUES: Readonly<Partial<Record<PropertyName, number>>> = {
  SPRYNESS: 4,
  TRADECRAFT: 4,
  NIMBLENESS: 3,
  AGILITY: 3,
  FLAPS_AND_SEALS: 2,
  LUCKY_DEVIL: 2,
  OBSERVATION: 1,
  TOUGHNESS: 1,
  CLAMMY_CLOTHES: -2,
  SLUGGISHNESS: -3,
  PONDEROUSNESS: -3,
  CONSTANT_CLAMMY_CLOTHES: -4,
};

/** Gadgets in the order of automatic picks. */
const GADGET_RANKING: readonly string[] = [
  ...['NUGGET', 'JETPACK', 'BOWLER_BLADE', 'GRAPPLE', 'HAIRDRYER', 'GAS_GLOSS', 'WIRETAP_WITH_EARPLUGS'],
  ...['POCKET_LITTER', 'MAGNETIC_WATCH', 'MIRROR_OF_WILDERNESS', 'CHICKEN_FEED', 'ROCKET_PEN', 'POISON_PILLS'],
];

/** Number of agents picked before gadgets. */
const AGENTS_BEFORE_GADGETS = 3;

/** Makes a player's remaining picks: three good agents, then gadgets by rank. Stops if there is no offer. */
export function autoPick(draft: DraftState, player: Player): void {
  const side = draft.state.sides[player];
  while (draft.state.phase === 'draft' && side.offer) {
    const pick = bestPick(draft.state, player);
    if (!pick) return;
    takePick(draft, player, pick);
  }
}

function bestPick(state: State, player: Player): Pick | undefined {
  const { offer, agents } = state.sides[player];
  const [agent] = [...(offer?.agents ?? [])].sort((a, b) => worth(state, b) - worth(state, a));
  const rank = (name: string) => (GADGET_RANKING.includes(name) ? GADGET_RANKING.indexOf(name) : GADGET_RANKING.length);
  const [gadget] = [...(offer?.gadgets ?? [])].sort((a, b) => rank(a) - rank(b));
  if (agent !== undefined && (gadget === undefined || agents.length < AGENTS_BEFORE_GADGETS)) return { agent };
  return gadget === undefined ? undefined : { gadget };
}

function worth({ cast }: State, id: number): number {
  return (cast[id]?.features ?? []).reduce((sum, property) => sum + (PROPERTY_VALUES[property] ?? 0), 0);
}

/** Assigns the remaining gadgets, each to the agent with the fewest. */
export function autoAssign(draft: DraftState, player: Player): void {
  const side = draft.state.sides[player];
  side.gadgets.forEach((gadget, index) => {
    if (typeof side.given[index] === 'number') return;
    const load = (agent: number) => side.given.filter((carrier) => carrier === agent).length;
    const [freest] = [...side.agents].sort((a, b) => load(a) - load(b));
    if (freest !== undefined) assign(draft, player, gadget, freest);
  });
}

/**
 * Counts a strike for a missed turn, then chooses at random or ends the turn. Too many strikes in a row lose the match.
 */
export function strike(draft: DraftState, player: Player): void {
  const { state } = draft;
  const side = state.sides[player];
  const most = state.config.strikeMaximum;
  side.strikes++;
  addEvent(draft, player, { kind: 'struck', strikes: side.strikes, most });
  if (most > 0 && side.strikes >= most) finish(draft, { winner: opponentOf(player), reason: 'VICTORY_BY_KICK' });
  else if (state.phase === 'draft') chooseAtRandom(draft, player);
  else if (state.phase === 'equipment') equipAtRandom(draft, player);
  else skipTurn(draft);
}

function chooseAtRandom(draft: DraftState, player: Player): void {
  const { offer } = draft.state.sides[player];
  const picks: Pick[] = [
    ...(offer?.agents ?? []).map((agent) => ({ agent })),
    ...(offer?.gadgets ?? []).map((gadget) => ({ gadget })),
  ];
  const pick = picks[draft.random.below(Math.max(1, picks.length))];
  if (pick) takePick(draft, player, pick);
}

function equipAtRandom(draft: DraftState, player: Player): void {
  const { agents, gadgets, given } = draft.state.sides[player];
  gadgets.forEach((gadget, index) => {
    const agent = agents[draft.random.below(agents.length)];
    if (typeof given[index] !== 'number' && agent !== undefined) assign(draft, player, gadget, agent);
  });
  makeReady(draft, player);
}

function skipTurn(draft: DraftState): void {
  const agent = activePerson(draft.state);
  if (agent) performCharacterCommand(draft, agent, { kind: 'retire' });
  advance(draft);
}
