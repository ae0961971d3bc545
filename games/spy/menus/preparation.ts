import type { Choice } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import type { Pick } from '../draft.ts';
import { isEquipped } from '../equipment.ts';
import { gadgetNamed } from '../gadgets/index.ts';
import { nameOf } from '../people.ts';
import type { Player, State } from '../state.ts';
import { clip, propertyList } from './words.ts';

/** The line that picks an item of the draft. */
export function pickLine(state: State, pick: Pick): string {
  return 'agent' in pick ? `pick agent ${nameOf(state, pick.agent)}` : `pick gadget ${pick.gadget}`;
}

/** What a line of the draft picks, whether it is offered or not. */
export function parsePick(state: State, line: string): Pick | undefined {
  const [, kind, name = ''] = /^pick (agent|gadget) (.*)$/s.exec(line) ?? [];
  if (kind === 'gadget') return { gadget: name };
  const agent = state.cast.findIndex((character) => character.name === name);
  return kind === 'agent' && agent >= 0 ? { agent } : undefined;
}

/** The six items of a player's offer. */
export function draftChoices(state: State, player: Player, partial: string): Choice[] {
  const { offer } = state.sides[player];
  if (partial !== '' || !offer) return [];
  const agents = offer.agents.map((agent): Choice => {
    const { name = '', features = [] } = state.cast[agent] ?? {};
    return { line: pickLine(state, { agent }), label: name, detail: propertyList(features), final: true };
  });
  const gadgets = offer.gadgets.map((name): Choice => {
    return { line: pickLine(state, { gadget: name }), ...gadgetWords(name), final: true };
  });
  return [...agents, ...gadgets];
}

/** The line that gives a gadget to an agent. */
export function giveLine(state: State, gadget: string, agent: number): string {
  return `give ${gadget} to ${nameOf(state, agent)}`;
}

/** Which gadget a line gives to whom, as far as both are in the match. */
export function parseGive(state: State, line: string): { gadget: string; agent: number } | undefined {
  const [, gadget, name] = /^give ([A-Z_]+) to (.*)$/s.exec(line) ?? [];
  const agent = state.cast.findIndex((character) => character.name === name);
  return gadget !== undefined && agent >= 0 ? { gadget, agent } : undefined;
}

/** The gadgets to hand out, then the agents who may get one; `ready` once everything has a carrier. */
export function equipmentChoices(state: State, player: Player, partial: string): Choice[] {
  const side = state.sides[player];
  if (partial === '') {
    const gadgets = side.gadgets.map((name, index): Choice => {
      const carrier = side.given[index];
      const words = gadgetWords(name);
      const carried = { en: `Carried by ${carrierName(state, carrier)}`, de: `Trägt ${carrierName(state, carrier)}` };
      const detail = typeof carrier === 'number' ? carried : words.detail;
      return { line: `give ${name}`, label: words.label, detail, final: false };
    });
    return isEquipped(side) ? [...gadgets, READY] : gadgets;
  }
  const index = side.gadgets.findIndex((name) => partial === `give ${name}`);
  const gadget = side.gadgets[index];
  if (gadget === undefined) return [];
  return side.agents
    .filter((agent) => agent !== side.given[index])
    .map((agent) => {
      const features = state.cast[agent]?.features ?? [];
      const line = giveLine(state, gadget, agent);
      return { line, label: nameOf(state, agent), detail: propertyList(features), final: true };
    });
}

const READY: Choice = {
  line: 'ready',
  label: { en: 'Ready', de: 'Fertig' },
  detail: { en: 'Everything has its carrier; enter the casino.', de: 'Alles ist verteilt; auf ins Casino.' },
  final: true,
};

function carrierName(state: State, carrier: number | null | undefined): string {
  return typeof carrier === 'number' ? nameOf(state, carrier) : '';
}

function gadgetWords(name: string): { label: Text; detail: Text } {
  const gadget = gadgetNamed(name);
  return { label: gadget?.title ?? name, detail: clip(gadget?.about ?? name, 100) };
}
