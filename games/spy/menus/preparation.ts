import { type Choice, makeSelection, say, type Text, type Words } from '@longtable/kit';
import { gadgetNamed, gadgetThing } from '../rules/gadgets/index.ts';
import { ASSIGN_ALL, makeLine } from '../rules/lines.ts';
import { nameOf, shortName } from '../rules/match/people.ts';
import { isAssigned } from '../rules/preparation.ts';
import type { Player, Side, State } from '../state.ts';
import { texts } from '../words/texts.ts';
import { clip, MAX_DETAIL_LENGTH, talents } from './action-labels.ts';

/** Returns the offered items, and a choice that lets the bot make the remaining picks. */
export function draftChoices(state: State, player: Player, partial: string): Choice[] {
  const { offer } = state.sides[player];
  if (partial !== '' || !offer) return [];
  const agents = offer.agents.map((agent): Choice => {
    const name = nameOf(state, agent);
    return {
      line: makeLine({ kind: 'pick-agent', agent: name }),
      label: labelOf(state, agent),
      detail: talentsOf(state, agent),
      things: [name],
      ...OFFERED,
    };
  });
  const gadgets = offer.gadgets.map((gadget): Choice => {
    const line = makeLine({ kind: 'pick-gadget', gadget });
    return { line, ...gadgetWords(gadget), things: [gadgetThing(gadget)], ...OFFERED };
  });
  return [...agents, ...gadgets, CHOOSE];
}

/** Marks an offer for the only list of the draft, which shows its effects. */
const OFFERED = { final: true, under: texts.ask.pick, emphasis: 'aside' } as const;

const CHOOSE: Choice = {
  line: 'choose',
  label: texts.preparation.pickRest,
  final: true,
  emphasis: 'usual',
};

/**
 * Returns the gadgets to assign, or the agents who may carry the chosen one. With the gadgets, also offers to assign
 * all of them, and `ready` once all are assigned or `share` before that.
 */
export function equipmentChoices(state: State, player: Player, partial: string): Choice[] {
  const side = state.sides[player];
  if (partial === '') {
    const gadgets = side.gadgets.map((name, index): Choice => {
      const carrier = side.given[index];
      const { label, detail } = gadgetWords(name);
      const line = `give ${name}`;
      const step = { line, label, final: false, things: [gadgetThing(name)] };
      if (typeof carrier !== 'number') return { ...step, detail, under: texts.preparation.assign };
      return { ...step, detail: labelOf(state, carrier), under: texts.preparation.reassign };
    });
    const all = assignAllChoice(state, side);
    return isAssigned(side) ? [READY, all, ...gadgets] : [SHARE, all, ...gadgets];
  }
  const index = side.gadgets.findIndex((name) => partial === `give ${name}`);
  const gadget = side.gadgets[index];
  if (gadget === undefined) return [];
  return side.agents
    .filter((agent) => agent !== side.given[index])
    .map((agent) => {
      const line = makeLine({ kind: 'assign', gadget, agent: nameOf(state, agent) });
      const things = [gadgetThing(gadget), nameOf(state, agent)];
      const label = labelOf(state, agent);
      return { line, label, detail: talentsOf(state, agent), things, final: true, emphasis: 'usual' };
    });
}

/** Returns the choice that assigns all gadgets in one form with a list per agent. */
function assignAllChoice(state: State, { agents, gadgets, given }: Side): Choice {
  const numbers = gadgets.map((_, index) => String(index + 1));
  const share = `(?:-|[1-${gadgets.length}](?: [1-${gadgets.length}])*)`;
  const eachOnce = `(?!.*(\\d).*\\1)${numbers.map((number) => `(?=.*${number})`).join('')}`;
  return {
    line: ASSIGN_ALL,
    label: texts.preparation.assignAll,
    final: false,
    input: {
      label: texts.preparation.numbersPerAgent,
      pattern: new RegExp(`${eachOnce}${share}(?:, ${share}){${agents.length - 1}}`),
      example: makeSelection(agents.map((_, at) => numbers.filter((_, index) => index % agents.length === at))),
      lists: agents.map((agent) => ({
        label: labelOf(state, agent),
        hint: talentsOf(state, agent),
        options: gadgets.map((name, index) => {
          const { label, detail } = gadgetWords(name);
          return { text: String(index + 1), label, detail, selected: given[index] === agent };
        }),
      })),
    },
  };
}
const READY: Choice = { line: 'ready', label: texts.preparation.ready, final: true };
const SHARE: Choice = {
  line: 'share',
  label: texts.preparation.autoAssign,
  final: true,
  emphasis: 'aside',
};

function labelOf(state: State, agent: number): Words {
  return ({ names }) => shortName(state, agent, names);
}

function talentsOf({ cast }: State, agent: number): Words {
  return ({ language }) => say(talents(cast[agent]?.features ?? []), language);
}

function gadgetWords(name: string): { label: Text; detail: Words } {
  const gadget = gadgetNamed(name);
  return {
    label: gadget?.title ?? name,
    detail: ({ language }) => clip(say(gadget?.about ?? name, language), MAX_DETAIL_LENGTH),
  };
}
