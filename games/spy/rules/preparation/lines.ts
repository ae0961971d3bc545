import { parseTaken } from '../../../kit/lists.ts';
import type { State } from '../../state.ts';
import { nameOf } from '../match/people.ts';
import type { Pick } from './draft.ts';

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

/** Begins the line that hands out everything: for each agent the numbers of their gadgets. */
export const HAND_OUT = 'give all ';

/** The numbers of the gadgets that each agent gets by a line; nothing if it is no such line. */
export function parseHandOut(line: string): number[][] | undefined {
  if (!line.startsWith(HAND_OUT)) return undefined;
  const taken = parseTaken(line.slice(HAND_OUT.length));
  return taken?.flat().every((number) => /^[1-9]$/.test(number)) ? taken.map((one) => one.map(Number)) : undefined;
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
