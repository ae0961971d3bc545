import { type Reader, type Seat, say, type Text } from '@longtable/kit';
import { actionNamed } from '../rules/actions/index.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { personOf, shortName } from '../rules/match/people.ts';
import { isAssigned } from '../rules/preparation/opening.ts';
import { MAX_AGENTS, MAX_GADGETS, PICKS } from '../rules/preparation/picks.ts';
import type { Player, State } from '../state.ts';
import { texts } from '../words/texts.ts';

/** Returns the question above a seat's menu. */
export function ask(state: State, seat: Seat, partial: string, { language, names }: Reader): string {
  const player = seat === 1 ? 1 : 0;
  const visibleState = knownTo(state, player);
  if (visibleState.phase === 'draft') return say(askForPick(visibleState, player), language);
  if (visibleState.phase === 'equipment') return say(askForCarrier(visibleState, player, partial), language);
  return say(partial === '' ? askForAction(visibleState, names) : askForMore(partial), language);
}

/**
 * Returns the placeholder of the select menu: for picks, gadget carriers, actions or targets. Undefined while a gadget
 * to assign is chosen.
 */
export function listName(state: State, seat: Seat, partial: string): Text | undefined {
  const { phase } = knownTo(state, seat === 1 ? 1 : 0);
  if (phase === 'draft') return texts.ask.pick;
  if (phase === 'equipment') return partial === '' ? undefined : texts.ask.carrier;
  return partial === '' ? texts.ask.act : texts.ask.targets;
}

function askForPick(visibleState: State, player: Player): Text {
  const { agents, gadgets } = visibleState.sides[player];
  const pick = agents.length + gadgets.length + 1;
  const only = agents.length >= MAX_AGENTS ? 'gadgets' : gadgets.length >= MAX_GADGETS ? 'agents' : undefined;
  return texts.ask.pickOf({ pick, picks: PICKS, most: MAX_AGENTS, only });
}

function askForCarrier(visibleState: State, player: Player, partial: string): Text {
  const gadget = gadgetNamed(partial.slice('give '.length));
  if (gadget) return texts.ask.whoCarries({ gadget: gadget.noun });
  return isAssigned(visibleState.sides[player]) ? texts.ask.allAssigned : texts.ask.whichGadget;
}

function askForAction(visibleState: State, players: readonly string[]): Text {
  if (visibleState.active === null) return texts.ask.choose;
  const { bp: steps, ap: actions } = personOf(visibleState, visibleState.active);
  return texts.ask.pointsLeft({ name: shortName(visibleState, visibleState.active, players), steps, actions });
}

/** Returns the question for the missing part of a line: a field, a row of a column, or chips. */
function askForMore(partial: string): Text {
  const [first = '', ...rest] = partial.split(' ');
  if (first === 'walk') return questionFor(texts.ask.walk, rest[0], texts.ask.destination);
  if (first === 'step') return texts.ask.direction;
  const target = first === 'use' ? rest[1] : rest[0];
  const what = first === 'use' ? gadgetNamed(rest[0] ?? '') : actionNamed(first);
  return what ? questionFor(what.title, target, texts.ask.target) : texts.ask.choose;
}

function questionFor(title: Text, target: string | undefined, first: typeof texts.ask.target): Text {
  if (target === undefined) return first({ title });
  if (target === '') return texts.ask.column({ title });
  return /\d/.test(target) ? texts.ask.stake({ title }) : texts.ask.field({ title });
}
