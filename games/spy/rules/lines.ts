import { makeSelection, parseSelection } from '@longtable/kit';
import { actionNamed } from './actions.ts';
import type { Command } from './command.ts';
import { gadgetNamed } from './gadgets/index.ts';
import { makePoint, parsePoint } from './grid.ts';

/** Start of the line that assigns all gadgets. */
export const ASSIGN_ALL = 'give all ';

const WORDS = {
  'auto-pick': 'choose',
  'auto-assign': 'share',
  ready: 'ready',
  retire: 'retire',
  strike: 'strike',
} as const;

export function makeLine(command: Command): string {
  switch (command.kind) {
    case 'action':
      return [command.verb, ...(command.at ? [makePoint(command.at)] : []), ...stakeOf(command)].join(' ');
    case 'use':
      return `use ${command.gadget} ${makePoint(command.at)}`;
    case 'walk':
      return `walk ${makePoint(command.to)}`;
    case 'pick-agent':
      return `pick agent ${command.agent}`;
    case 'pick-gadget':
      return `pick gadget ${command.gadget}`;
    case 'assign':
      return `give ${command.gadget} to ${command.agent}`;
    case 'assign-all':
      return ASSIGN_ALL + makeSelection(command.shares.map((share) => share.map(String)));
    default:
      return WORDS[command.kind];
  }
}

function stakeOf({ stake }: { readonly stake: number }): string[] {
  return stake > 0 ? [String(stake)] : [];
}

/** Returns the command of a line, or undefined if it is not spelled as `makeLine` would. */
export function parseLine(line: string): Command | undefined {
  const command = readLine(line);
  return command && makeLine(command) === line ? command : undefined;
}

function readLine(line: string): Command | undefined {
  const [first = '', second = '', third = ''] = line.split(' ');
  const [kind] = (Object.keys(WORDS) as (keyof typeof WORDS)[]).filter((word) => WORDS[word] === line);
  if (kind) return { kind };
  if (first === 'pick') return readPick(line);
  if (first === 'give') return line.startsWith(ASSIGN_ALL) ? readAssignAll(line) : readAssign(line);
  if (first === 'use') {
    const at = parsePoint(third);
    return at && gadgetNamed(second)?.use ? { kind: 'use', gadget: second, at } : undefined;
  }
  if (first === 'walk') {
    const to = parsePoint(second);
    return to && { kind: 'walk', to };
  }
  return readAction(first, second, third);
}

function readPick(line: string): Command | undefined {
  const [, kind, name = ''] = /^pick (agent|gadget) (.*)$/s.exec(line) ?? [];
  if (kind === 'gadget') return { kind: 'pick-gadget', gadget: name };
  return kind === 'agent' ? { kind: 'pick-agent', agent: name } : undefined;
}

function readAssign(line: string): Command | undefined {
  const [, gadget, agent] = /^give ([A-Z_]+) to (.*)$/s.exec(line) ?? [];
  return gadget !== undefined && agent !== undefined ? { kind: 'assign', gadget, agent } : undefined;
}

function readAssignAll(line: string): Command | undefined {
  const taken = parseSelection(line.slice(ASSIGN_ALL.length));
  if (!taken?.flat().every((number) => /^[1-9]$/.test(number))) return undefined;
  return { kind: 'assign-all', shares: taken.map((share) => share.map(Number)) };
}

function readAction(verb: string, place: string, chips: string): Command | undefined {
  const action = actionNamed(verb);
  if (!action) return undefined;
  const at = action.reach === 0 ? null : parsePoint(place);
  if (at === undefined) return undefined;
  const stake = action.staked && /^[1-9]\d{0,9}$/.test(chips) ? Number(chips) : 0;
  return { kind: 'action', verb, at, stake };
}
