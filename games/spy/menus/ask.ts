import type { Seat } from '../../kit/game.ts';
import type { Reader } from '../../kit/reader.ts';
import { eachLanguage, say, type Text } from '../../kit/text.ts';
import { actionNamed } from '../rules/actions/index.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { nameOf, personOf } from '../rules/match/people.ts';
import { isAssigned } from '../rules/preparation/equipment.ts';
import { PICKS } from '../rules/preparation/picks.ts';
import type { Player, State } from '../state.ts';

/** The question that a seat's menu answers. */
export function ask(state: State, seat: Seat, partial: string, { language }: Reader): string {
  const player = seat === 1 ? 1 : 0;
  const known = knownTo(state, player);
  if (known.phase === 'draft') return say(askForPick(known, player), language);
  if (known.phase === 'equipment') return say(askForCarrier(known, player, partial), language);
  return say(partial === '' ? askForDeed(known) : askForMore(partial), language);
}

function askForPick(known: State, player: Player): Text {
  const { agents, gadgets } = known.sides[player];
  const pick = agents.length + gadgets.length + 1;
  return {
    en: `Choice ${pick} of ${PICKS}: an agent or a gadget? You have ${agents.length} of 2 to 4 agents.`,
    de: `Wahl ${pick} von ${PICKS}: ein Agent oder ein Gadget? Du hast ${agents.length} von 2 bis 4 Agenten.`,
  };
}

function askForCarrier(known: State, player: Player, partial: string): Text {
  const gadget = gadgetNamed(partial.slice('give '.length));
  if (gadget) {
    return eachLanguage((language) => {
      const title = say(gadget.title, language);
      return say({ en: `Who carries the ${title}?`, de: `Wer trägt „${title}“?` }, language);
    });
  }
  return isAssigned(known.sides[player])
    ? {
        en: 'Everything is handed out. Into the casino, or does something change hands?',
        de: 'Alles ist verteilt. Auf ins Casino, oder wechselt noch etwas den Besitzer?',
      }
    : { en: 'Which gadget do you hand out?', de: 'Welches Gadget verteilst du?' };
}

function askForDeed(known: State): Text {
  if (known.active === null) return { en: 'What now?', de: 'Was nun?' };
  const { bp, ap } = personOf(known, known.active);
  const name = nameOf(known, known.active);
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  return {
    en: `${name} is on: ${count(bp, 'step', 'steps')}, ${count(ap, 'action', 'actions')}.`,
    de: `${name} ist am Zug: ${count(bp, 'Schritt', 'Schritte')}, ${count(ap, 'Aktion', 'Aktionen')}.`,
  };
}

/** What a line that has begun still lacks: a field, a row of a column, or chips. */
function askForMore(partial: string): Text {
  const [first = '', ...rest] = partial.split(' ');
  if (first === 'walk') return rest.length === 0 ? { en: 'Walk where?', de: 'Wohin?' } : asked(WALK, rest[0]);
  if (first === 'step') return { en: 'Which way?', de: 'In welche Richtung?' };
  const target = first === 'use' ? rest[1] : rest[0];
  const what = first === 'use' ? gadgetNamed(rest[0] ?? '') : actionNamed(first);
  return what ? asked(what.title, target) : { en: 'What now?', de: 'Was nun?' };
}

function asked(title: Text, target: string | undefined): Text {
  const question =
    target === undefined ? WHOM : target === '' ? WHICH_COLUMN : /\d/.test(target) ? HOW_MUCH : WHICH_FIELD;
  return eachLanguage((language) => `${say(title, language)}: ${say(question, language)}`);
}

const WALK: Text = { en: 'Walk', de: 'Gehen' };
const WHOM: Text = { en: 'whom or where?', de: 'wen oder wohin?' };
const WHICH_COLUMN: Text = { en: 'which column?', de: 'welche Spalte?' };
const WHICH_FIELD: Text = { en: 'which field of this column?', de: 'welches Feld dieser Spalte?' };
const HOW_MUCH: Text = { en: 'how many chips?', de: 'wie viele Chips?' };
