import { eachLanguage, type Reader, type Seat, say, type Text } from '@longtable/kit';
import { actionNamed } from '../rules/actions/index.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { personOf, shortName } from '../rules/match/people.ts';
import { isAssigned } from '../rules/preparation/opening.ts';
import { MAX_AGENTS, MAX_GADGETS, PICKS } from '../rules/preparation/picks.ts';
import type { Player, State } from '../state.ts';
import { countText, theGadget } from '../words/descriptions.ts';

/** Returns the question above a seat's menu. */
export function ask(state: State, seat: Seat, partial: string, { language }: Reader): string {
  const player = seat === 1 ? 1 : 0;
  const visibleState = knownTo(state, player);
  if (visibleState.phase === 'draft') return say(askForPick(visibleState, player), language);
  if (visibleState.phase === 'equipment') return say(askForCarrier(visibleState, player, partial), language);
  return say(partial === '' ? askForAction(visibleState) : askForMore(partial), language);
}

const PICK: Text = { en: 'Pick an agent or a gadget…', de: 'Agent oder Gadget wählen …' };
const CARRIER: Text = { en: 'Give it to…', de: 'Geben an …' };
const TARGETS: Text = { en: 'Choose a target…', de: 'Ziel wählen …' };
const ACT: Text = { en: 'Actions…', de: 'Aktionen …' };

/** Returns the placeholder of the select menu for picks, gadget carriers or actions. */
export function listName(state: State, seat: Seat, partial: string): Text | undefined {
  const { phase } = knownTo(state, seat === 1 ? 1 : 0);
  if (phase === 'draft') return PICK;
  if (phase === 'equipment') return partial === '' ? undefined : CARRIER;
  return partial === '' ? ACT : TARGETS;
}

function askForPick(visibleState: State, player: Player): Text {
  const { agents, gadgets } = visibleState.sides[player];
  const pick = agents.length + gadgets.length + 1;
  const [en, de] = remainingPicks(agents.length, gadgets.length);
  return { en: `Pick ${pick} of ${PICKS} (${en}).`, de: `Wahl ${pick} von ${PICKS} (${de}).` };
}

/** Returns the text for the remaining picks once one category is full. */
function remainingPicks(agents: number, gadgets: number): readonly [string, string] {
  if (agents >= MAX_AGENTS) return ['only gadgets are left', 'nur noch Gadgets'];
  if (gadgets >= MAX_GADGETS) return ['only agents are left', 'nur noch Agenten'];
  return [`2 to ${MAX_AGENTS} agents`, `2 bis ${MAX_AGENTS} Agenten`];
}

function askForCarrier(visibleState: State, player: Player, partial: string): Text {
  const gadget = gadgetNamed(partial.slice('give '.length));
  if (gadget) {
    const { name } = gadget;
    return { en: `Who carries ${theGadget(name, 'en')}?`, de: `Wer trägt ${theGadget(name, 'de')}?` };
  }
  return isAssigned(visibleState.sides[player])
    ? {
        en: 'Everything is assigned. Enter the casino with “Ready”, or reassign something.',
        de: 'Alles ist verteilt. Mit „Fertig“ geht es ins Casino, oder du verteilst noch etwas um.',
      }
    : { en: 'Which gadget do you want to assign?', de: 'Welches Gadget möchtest du verteilen?' };
}

function askForAction(visibleState: State): Text {
  if (visibleState.active === null) return CHOOSE;
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
  return {
    en: `${name}: ${en.join(', ')} left.`,
    de: `${name}: noch ${de.join(', ')}.`,
  };
}

/** Returns the question for the missing part of a line: a field, a row of a column, or chips. */
function askForMore(partial: string): Text {
  const [first = '', ...rest] = partial.split(' ');
  if (first === 'walk') return questionFor(WALK, rest[0], DESTINATION);
  if (first === 'step') return { en: 'Step: choose a direction.', de: 'Schritt: Wähle eine Richtung.' };
  const target = first === 'use' ? rest[1] : rest[0];
  const what = first === 'use' ? gadgetNamed(rest[0] ?? '') : actionNamed(first);
  return what ? questionFor(what.title, target, TARGET) : CHOOSE;
}

function questionFor(title: Text, target: string | undefined, first: Text): Text {
  const question = target === undefined ? first : target === '' ? COLUMN : /\d/.test(target) ? STAKE : FIELD;
  return eachLanguage((language) => `${say(title, language)}: ${say(question, language)}`);
}

const WALK: Text = { en: 'Walk', de: 'Gehen' };
const CHOOSE: Text = { en: 'Choose an action.', de: 'Wähle eine Aktion.' };
const DESTINATION: Text = { en: 'choose a destination.', de: 'Wähle ein Ziel.' };
const TARGET: Text = { en: 'choose a target.', de: 'Wähle ein Ziel.' };
const COLUMN: Text = { en: 'choose a column.', de: 'Wähle eine Spalte.' };
const FIELD: Text = { en: 'choose a field in this column.', de: 'Wähle ein Feld in dieser Spalte.' };
const STAKE: Text = { en: 'how many chips?', de: 'Wie viele Chips?' };
