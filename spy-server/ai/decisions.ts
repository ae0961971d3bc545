import { computer } from '@longtable/spy/computers';
import { type Command, isCharacterCommand } from '@longtable/spy/rules/command';
import { parseLine } from '@longtable/spy/rules/lines';
import { characterNamed, isOnBoard, personAt } from '@longtable/spy/rules/match/people';
import type { Player, State } from '@longtable/spy/state';
import type { ItemChoice } from '../player/client.ts';
import { equipmentOf, type KnownMatch } from '../player/known-match.ts';
import { makeOperation, type WireOperation } from '../wire/operation.ts';
import type { AiSettings } from './settings.ts';

/** Returns the item that a computer player takes from its current offer. */
export function chooseItem(knownMatch: KnownMatch, { level, strategies }: AiSettings): ItemChoice {
  const { side, player, briefing } = knownMatch;
  const { gadgets = [], agents: all = [] } = side.offer ?? {};
  const agents = strategies.draft === 2 && gadgets.length > 0 ? [] : all;
  const sides: State['sides'] = [...knownMatch.state.sides];
  sides[player] = { ...side, offer: { agents, gadgets } };
  const state = { ...knownMatch.state, sides };
  const pick = parseLine(computer(state, player, level));
  const agent = pick?.kind === 'pick-agent' ? characterNamed(state, pick.agent) : undefined;
  const gadget = pick?.kind === 'pick-gadget' ? pick.gadget : undefined;
  const chosen =
    agent !== undefined || gadget !== undefined
      ? { agent, gadget }
      : { agent: agents[0], gadget: agents.length === 0 ? gadgets[0] : undefined };
  const id = chosen.agent === undefined ? null : (briefing.ids[chosen.agent] ?? null);
  return { chosenCharacter: id, chosenCharacterId: id, chosenGadget: chosen.gadget ?? null };
}

/** Returns the gadgets of each character of the player's team, by character id. */
export function chooseEquipment(
  { state, side, player, briefing }: KnownMatch,
  { level, strategies }: AiSettings,
): Record<string, string[]> {
  const nextLine = () => computer({ ...state }, player, level);
  if (strategies.equipment === 2) side.given = side.gadgets.map(() => side.agents[0] ?? null);
  else
    for (let line = nextLine(); line !== 'ready'; line = nextLine()) {
      const command = parseLine(line);
      if (command?.kind !== 'assign') break;
      const agent = characterNamed(state, command.agent);
      const index = side.gadgets.findIndex((gadget, at) => gadget === command.gadget && side.given[at] === null);
      if (agent === undefined || index < 0) break;
      side.given[index] = agent;
    }
  return equipmentOf({ side, briefing });
}

/**
 * Returns the next operation of a character, or RETIRE if the computer finds none or the original server would reject
 * it.
 */
export function chooseOperation(
  { state: told, player }: KnownMatch,
  characterId: string,
  { level, strategies }: AiSettings,
): WireOperation {
  const state = strategies.roulette === 2 ? withoutRoulette(told) : told;
  const actor = state.people.find(({ id }) => id === state.active);
  const at = actor && isOnBoard(actor) ? actor.at : { x: 0, y: 0 };
  const retire = { ...makeOperation({ kind: 'retire' }, characterId, at), target: at };
  try {
    const command = parseLine(computer(state, player, level));
    const isIdle = !command || !isCharacterCommand(command) || command.kind === 'retire';
    return isIdle || isRefusedElsewhere(state, player, command) ? retire : makeOperation(command, characterId, at);
  } catch {
    return retire;
  }
}

/** Whether the original server rejects a command that the document allows: a wiretap on the player's own agent. */
function isRefusedElsewhere(state: State, player: Player, command: Command): boolean {
  if (command.kind !== 'use' || command.gadget !== 'WIRETAP_WITH_EARPLUGS') return false;
  return personAt(state, command.at)?.faction === player;
}

/** Returns the state without usable roulette tables. */
function withoutRoulette(state: State): State {
  const tables = state.board.tables.map((table) => ({ ...table, destroyed: true }));
  return { ...state, board: { ...state.board, tables } };
}
