import type { Choice } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { nameOf } from '../rules/match/people.ts';
import { isEquipped } from '../rules/preparation/equipment.ts';
import { giveLine, pickLine } from '../rules/preparation/lines.ts';
import type { Player, State } from '../state.ts';
import { clip, propertyList } from './labels.ts';

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
