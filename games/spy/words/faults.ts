import { capital, type Text } from '@longtable/kit';
import type { Command } from '../rules/command.ts';
import { type Fault, sharesFault } from '../rules/faults.ts';
import type { Side } from '../state.ts';
import { theGadget } from './descriptions.ts';

/** Faults that are independent of the command. */
type TurnFault = 'over' | 'not-your-turn';

/** Returns the error message of a fault. For an assignment of all gadgets it names the gadget at fault. */
export function faultText(fault: Fault, side: Side, command: Command): Text {
  const gadget = command.kind === 'assign-all' ? sharesFault(side, command.shares)?.gadget : undefined;
  if (gadget === undefined) return FAULTS[fault];
  return fault === 'left-over' ? leftOver(gadget) : givenTwice(gadget);
}

function leftOver(gadget: string): Text {
  return {
    en: `Nobody carries ${theGadget(gadget, 'en')} yet. Give every gadget to one of your agents.`,
    de: `${capital(theGadget(gadget, 'de'))} trägt noch niemand. Gib jedes Gadget einem deiner Agenten.`,
  };
}

function givenTwice(gadget: string): Text {
  return {
    en: `You gave ${theGadget(gadget, 'en')} to two agents, but there’s only one. Take it away from one of them.`,
    de: `Du hast ${theGadget(gadget, 'de')} zwei Agenten gegeben, aber jedes Gadget gibt es nur einmal. Nimm es einem von beiden wieder weg.`,
  };
}

/** Error messages by fault. */
export const FAULTS: Readonly<Record<TurnFault | Fault, Text>> = {
  over: { en: 'This match is over.', de: 'Diese Partie ist vorbei.' },
  'not-your-turn': {
    en: 'It’s not your turn. Wait until one of your agents is up.',
    de: 'Du bist nicht am Zug. Warte, bis einer deiner Agenten dran ist.',
  },
  'not-offered': {
    en: 'You’re not being offered that. Pick one of the items on offer, such as `pick gadget JETPACK`.',
    de: 'Das wird dir gerade nicht angeboten. Wähle etwas aus dem Angebot, zum Beispiel `pick gadget JETPACK`.',
  },
  'not-equipped': {
    en: 'Some of your gadgets aren’t assigned yet. Give every gadget to one of your agents first.',
    de: 'Es sind noch nicht alle Gadgets verteilt. Gib zuerst jedes Gadget einem deiner Agenten.',
  },
  'not-yours': {
    en: 'That doesn’t assign anything. Give one of your gadgets to an agent of yours who doesn’t have it yet.',
    de: 'Damit wird nichts verteilt. Gib eins deiner Gadgets einem deiner Agenten, der es noch nicht hat.',
  },
  'left-over': {
    en: 'One gadget isn’t assigned yet. Give every gadget to one of your agents.',
    de: 'Ein Gadget ist noch nicht verteilt. Gib jedes Gadget einem deiner Agenten.',
  },
  'given-twice': {
    en: 'You gave one gadget to two agents. Take it away from one of them.',
    de: 'Du hast ein Gadget zwei Agenten gegeben. Nimm es einem von beiden wieder weg.',
  },
  unknown: {
    en: 'That isn’t a move. Say what your agent does, such as `walk C7`, `use JETPACK F7` or `retire`.',
    de: 'Das ist kein Zug. Gib ein, was dein Agent tut, zum Beispiel `walk C7`, `use JETPACK F7` oder `retire`.',
  },
  'no-field': {
    en: 'There’s no such field on this map. Choose a field from the menu.',
    de: 'Dieses Feld gibt es auf der Karte nicht. Wähle ein Feld aus dem Menü.',
  },
  'no-way': {
    en: 'Your agent can’t get there or is already there. Choose a field from the menu.',
    de: 'Dein Agent kommt nicht dorthin oder ist schon da. Wähle ein Feld aus dem Menü.',
  },
  'no-bp': {
    en: 'No steps left. Act, or end your turn with `retire`.',
    de: 'Keine Schritte mehr übrig. Nutze deine Aktion oder beende den Zug mit `retire`.',
  },
  'no-ap': {
    en: 'No actions left. Walk, or end your turn with `retire`.',
    de: 'Keine Aktionen mehr übrig. Geh weiter oder beende den Zug mit `retire`.',
  },
  fog: {
    en: 'Nobody can act in fog. Step out of it, or end your turn with `retire`.',
    de: 'Im Nebel kann niemand handeln. Geh hinaus oder beende den Zug mit `retire`.',
  },
  'no-gadget': {
    en: 'Your agent isn’t carrying that gadget, or it works just by being carried. Choose one from the menu.',
    de: 'Dein Agent hat dieses Gadget nicht dabei, oder es wirkt schon durchs Tragen. Wähle eins aus dem Menü.',
  },
  'no-talent': {
    en: 'Your agent doesn’t have the talent for that. Choose an action from the menu.',
    de: 'Dafür fehlt deinem Agenten das Talent. Wähle eine Aktion aus dem Menü.',
  },
  'no-cocktail': {
    en: 'Your agent isn’t holding a cocktail. Take one from a bar table first.',
    de: 'Dein Agent hat keinen Cocktail in der Hand. Nimm zuerst einen von einem Bartisch.',
  },
  'hands-full': {
    en: 'Your agent is already holding a cocktail. Drink it or pour it over someone first.',
    de: 'Dein Agent hat schon einen Cocktail in der Hand. Trink ihn oder verschütte ihn zuerst.',
  },
  'no-chips': {
    en: 'Your agent has no chips left. Choose another action.',
    de: 'Dein Agent hat keine Chips mehr. Wähle eine andere Aktion.',
  },
  'too-far': {
    en: 'That’s out of reach. Move closer, or choose a target from the menu.',
    de: 'Das ist außer Reichweite. Geh näher heran oder wähle ein Ziel aus dem Menü.',
  },
  target: {
    en: 'That doesn’t work on this field. Choose one from the menu.',
    de: 'Das geht auf diesem Feld nicht. Wähle eins aus dem Menü.',
  },
  stake: {
    en: 'Bet at least 1 chip, but no more than you or the table have.',
    de: 'Setz mindestens 1 Chip und höchstens so viele, wie du und der Tisch haben.',
  },
};
