import { computer } from '../../games/spy/computers/index.ts';
import { isCharacterCommand } from '../../games/spy/rules/command.ts';
import { parseLine } from '../../games/spy/rules/lines.ts';
import { characterNamed, isPresent } from '../../games/spy/rules/match/people.ts';
import { makeOperation, type WireOperation } from '../wire/operation.ts';
import type { Notebook } from './notebook.ts';

/** The item that a computer player takes from the offer in its notebook; both dialects' names. */
export function chooseItem(notebook: Notebook, level: string) {
  const { state, side, player, briefing } = notebook;
  const pick = parseLine(computer(state, player, level));
  const { agents = [], gadgets = [] } = side.offer ?? {};
  const agent = pick?.kind === 'pick-agent' ? characterNamed(state, pick.agent) : undefined;
  const gadget = pick?.kind === 'pick-gadget' ? pick.gadget : undefined;
  const chosen =
    agent !== undefined || gadget !== undefined
      ? { agent, gadget }
      : { agent: agents[0], gadget: agents.length === 0 ? gadgets[0] : undefined };
  const id = chosen.agent === undefined ? null : (briefing.ids[chosen.agent] ?? null);
  return { chosenCharacter: id, chosenCharacterId: id, chosenGadget: chosen.gadget ?? null };
}

/** Who carries what of the team in a notebook; every own character is a key. */
export function chooseEquipment({ state, side, player, briefing }: Notebook, level: string): Record<string, string[]> {
  const nextLine = () => computer({ ...state }, player, level);
  for (let line = nextLine(); line !== 'ready'; line = nextLine()) {
    const command = parseLine(line);
    if (command?.kind !== 'assign') break;
    const agent = characterNamed(state, command.agent);
    const index = side.gadgets.findIndex((gadget, at) => gadget === command.gadget && side.given[at] === null);
    if (agent === undefined || index < 0) break;
    side.given[index] = agent;
  }
  const carriedBy = (agent: number) =>
    side.gadgets.filter((_, index) => (side.given[index] ?? side.agents[0]) === agent);
  return Object.fromEntries(side.agents.map((agent) => [briefing.ids[agent] ?? '', carriedBy(agent)]));
}

/** The next operation of the character in question; on any trouble it calls it a day. */
export function chooseOperation({ state, player }: Notebook, characterId: string, level: string): WireOperation {
  const actor = state.people.find(({ id }) => id === state.active);
  const at = actor && isPresent(actor) ? actor.at : { x: 0, y: 0 };
  const retire = { ...makeOperation({ kind: 'retire' }, characterId, at), target: at };
  try {
    const command = parseLine(computer(state, player, level));
    const isIdle = !command || !isCharacterCommand(command) || command.kind === 'retire';
    return isIdle ? retire : makeOperation(command, characterId, at);
  } catch {
    return retire;
  }
}
