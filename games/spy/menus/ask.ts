import { eachLanguage, type Reader, type Seat, say, type Text } from '@longtable/kit';
import { actionNamed } from '../rules/actions/index.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { personOf, shortName } from '../rules/match/people.ts';
import { isAssigned } from '../rules/preparation/opening.ts';
import { MAX_AGENTS, MAX_GADGETS, PICKS } from '../rules/preparation/picks.ts';
import type { Player, State } from '../state.ts';
import { countText, theGadget } from '../words/descriptions.ts';
import { texts } from '../words/texts.ts';

/** Returns the question above a seat's menu. */
export function ask(state: State, seat: Seat, partial: string, { language }: Reader): string {
  const player = seat === 1 ? 1 : 0;
  const visibleState = knownTo(state, player);
  if (visibleState.phase === 'draft') return say(askForPick(visibleState, player), language);
  if (visibleState.phase === 'equipment') return say(askForCarrier(visibleState, player, partial), language);
  return say(partial === '' ? askForAction(visibleState) : askForMore(partial), language);
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
  const [en, de] = remainingPicks(agents.length, gadgets.length);
  return texts.ask.pickOf({ pick, picks: PICKS, en, de });
}

/** Returns an English and a German text about the picks that are still possible. */
function remainingPicks(agents: number, gadgets: number): readonly [string, string] {
  if (agents >= MAX_AGENTS) return ['only gadgets are left', 'nur noch Gadgets'];
  if (gadgets >= MAX_GADGETS) return ['only agents are left', 'nur noch Agenten'];
  return [`2 to ${MAX_AGENTS} agents`, `2 bis ${MAX_AGENTS} Agenten`];
}

function askForCarrier(visibleState: State, player: Player, partial: string): Text {
  const gadget = gadgetNamed(partial.slice('give '.length));
  if (gadget) {
    const { name } = gadget;
    return texts.ask.whoCarries({ gadget: eachLanguage((language) => theGadget(name, language)) });
  }
  return isAssigned(visibleState.sides[player])
    ? texts.ask.everythingIsAssignedEnterThe
    : texts.ask.whichGadgetDoYouWantToAssign;
}

function askForAction(visibleState: State): Text {
  if (visibleState.active === null) return texts.ask.choose;
  const { bp, ap } = personOf(visibleState, visibleState.active);
  const name = shortName(visibleState, visibleState.active);
  const en = [
    ...(bp > 0 ? [countText(bp, 'step', 'steps')] : []),
    ...(ap > 0 ? [countText(ap, 'action', 'actions')] : []),
  ];
  const de = [
    ...(bp > 0 ? [countText(bp, 'Schritt', 'Schritte')] : []),
    ...(ap > 0 ? [countText(ap, 'Aktion', 'Aktionen')] : []),
  ];
  return texts.ask.left({ name, en, de });
}

/** Returns the question for the missing part of a line: a field, a row of a column, or chips. */
function askForMore(partial: string): Text {
  const [first = '', ...rest] = partial.split(' ');
  if (first === 'walk') return questionFor(texts.ask.walk, rest[0], texts.ask.destination);
  if (first === 'step') return texts.ask.stepChooseADirection;
  const target = first === 'use' ? rest[1] : rest[0];
  const what = first === 'use' ? gadgetNamed(rest[0] ?? '') : actionNamed(first);
  return what ? questionFor(what.title, target, texts.ask.target) : texts.ask.choose;
}

function questionFor(title: Text, target: string | undefined, first: Text): Text {
  const question =
    target === undefined
      ? first
      : target === ''
        ? texts.ask.column
        : /\d/.test(target)
          ? texts.ask.stake
          : texts.ask.field;
  return eachLanguage((language) => `${say(title, language)}: ${say(question, language)}`);
}
