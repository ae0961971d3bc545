import type { Seat } from '../../kit/game.ts';
import { eachLanguage, say, type Text } from '../../kit/text.ts';
import { actionNamed } from '../rules/actions/index.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { letterOf, nameOf, personOf } from '../rules/match/people.ts';
import { PICKS } from '../rules/preparation/draft.ts';
import { isEquipped } from '../rules/preparation/equipment.ts';
import type { Player, State } from '../state.ts';

/** The question that a seat's menu answers. */
export function ask(state: State, seat: Seat, partial: string): Text {
  const player = seat === 1 ? 1 : 0;
  const known = knownTo(state, player);
  if (known.phase === 'draft') return askForPick(known, player);
  if (known.phase === 'equipment') return askForCarrier(known, player, partial);
  return partial === '' ? askForDeed(known) : askForMore(partial);
}

function askForPick(known: State, player: Player): Text {
  const { agents, gadgets } = known.sides[player];
  const pick = `${agents.length + gadgets.length + 1}/${PICKS}`;
  const team = {
    en: `${agents.length} agents so far, 2 to 4 in the end`,
    de: `bisher ${agents.length} Agenten, am Ende 2 bis 4`,
  };
  return {
    en: `Pick ${pick}: an agent or a gadget (${team.en}).`,
    de: `Wahl ${pick}: ein Agent oder ein Gadget (${team.de}).`,
  };
}

function askForCarrier(known: State, player: Player, partial: string): Text {
  const gadget = gadgetNamed(partial.slice('give '.length));
  if (gadget) {
    const title = (language: 'en' | 'de') => say(gadget.title, language);
    return { en: `Who carries it: ${title('en')}?`, de: `Wer trägt es: ${title('de')}?` };
  }
  return isEquipped(known.sides[player])
    ? {
        en: 'Everything has its carrier. Enter the casino, or hand something to somebody else?',
        de: 'Alles ist verteilt. Auf ins Casino, oder noch etwas umverteilen?',
      }
    : { en: 'Which gadget do you hand out?', de: 'Welches Gadget verteilst du?' };
}

function askForDeed(known: State): Text {
  if (known.active === null) return { en: 'What now?', de: 'Was nun?' };
  const { bp, ap } = personOf(known, known.active);
  const who = `${letterOf(known, known.active).toUpperCase()} ${nameOf(known, known.active)}`;
  return {
    en: `${who} is on: ${bp} BP to walk, ${ap} AP to act.`,
    de: `${who} ist dran: ${bp} BP zum Gehen, ${ap} AP zum Handeln.`,
  };
}

/** What a line that has begun still lacks: a gadget, a row of a column, a field, or chips. */
function askForMore(partial: string): Text {
  const [first = '', ...rest] = partial.split(' ');
  const target = first === 'use' ? rest[1] : rest[0];
  const what = first === 'use' ? gadgetNamed(rest[0] ?? '') : actionNamed(first);
  if (!what) return { en: 'Which gadget?', de: 'Welches Gadget?' };
  const question = target === undefined ? WHERE : /\d/.test(target) ? HOW_MUCH : WHICH_ROW;
  return eachLanguage((language) => `${say(what.title, language)}: ${say(question, language)}`);
}

const WHERE: Text = { en: 'where?', de: 'wo?' };
const WHICH_ROW: Text = { en: 'which field of this column?', de: 'welches Feld dieser Spalte?' };
const HOW_MUCH: Text = { en: 'how many chips?', de: 'wie viele Chips?' };
