import type { Player, Present } from '../../state.ts';
import { finish } from '../course/ending.ts';
import { advance, execute } from '../course/turns.ts';
import { type Match, tellTo } from '../match/match.ts';
import { isPresent, opponentOf, personOf } from '../match/people.ts';
import { type Pick, takePick } from './draft.ts';
import { give, makeReady } from './equipment.ts';

/** A turn that its player missed: one strike; chance chooses for them, or their agent's turn is skipped. Too many in a row lose. */
export function strike(match: Match, player: Player): void {
  const { state } = match;
  const side = state.sides[player];
  const most = state.config.strikeMaximum;
  side.strikes++;
  tellTo(match, player, { kind: 'struck', strikes: side.strikes, most });
  if (most > 0 && side.strikes >= most) finish(match, { winner: opponentOf(player), reason: 'VICTORY_BY_KICK' });
  else if (state.phase === 'draft') chooseAtRandom(match, player);
  else if (state.phase === 'equipment') equipAtRandom(match, player);
  else skipTurn(match);
}

function chooseAtRandom(match: Match, player: Player): void {
  const { offer } = match.state.sides[player];
  const picks: Pick[] = [
    ...(offer?.agents ?? []).map((agent) => ({ agent })),
    ...(offer?.gadgets ?? []).map((gadget) => ({ gadget })),
  ];
  const pick = picks[match.random.below(Math.max(1, picks.length))];
  if (pick) takePick(match, player, pick);
}

function equipAtRandom(match: Match, player: Player): void {
  const { agents, gadgets, given } = match.state.sides[player];
  gadgets.forEach((gadget, index) => {
    const agent = agents[match.random.below(agents.length)];
    if (typeof given[index] !== 'number' && agent !== undefined) give(match, player, gadget, agent);
  });
  makeReady(match, player);
}

function skipTurn(match: Match): void {
  const { state } = match;
  const agent = state.active === null ? undefined : personOf(state, state.active);
  if (agent && isPresent(agent)) execute(match, agent as Present, { kind: 'retire' });
  advance(match);
}
