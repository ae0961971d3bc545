import type { Player, Present } from '../../state.ts';
import { finish } from '../course/ending.ts';
import { advance, performCharacterCommand } from '../course/turns.ts';
import { type DraftState, tellTo } from '../match/draft-state.ts';
import { isPresent, opponentOf, personOf } from '../match/people.ts';
import { assign, makeReady } from './equipment.ts';
import { type Pick, takePick } from './picks.ts';

/** A turn that its player missed: one strike; chance chooses for them, or their agent's turn is skipped. Too many in a row lose. */
export function strike(draft: DraftState, player: Player): void {
  const { state } = draft;
  const side = state.sides[player];
  const most = state.config.strikeMaximum;
  side.strikes++;
  tellTo(draft, player, { kind: 'struck', strikes: side.strikes, most });
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
  const { state } = draft;
  const agent = state.active === null ? undefined : personOf(state, state.active);
  if (agent && isPresent(agent)) performCharacterCommand(draft, agent as Present, { kind: 'retire' });
  advance(draft);
}
