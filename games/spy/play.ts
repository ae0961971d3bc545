import { type Outcome, type Refusal, refuse, type Seat } from '../kit/game.ts';
import type { Text } from '../kit/text.ts';
import { isOffered, takePick } from './draft.ts';
import { give, isEquipped, makeReady } from './equipment.ts';
import type { SpyEvent } from './events.ts';
import { knownTo } from './knowledge.ts';
import { type Fault, faultOf } from './legality.ts';
import { beginMatch, endMatch, type Match } from './match.ts';
import { parseGive, parsePick } from './menus/preparation.ts';
import { parseLine } from './operation.ts';
import { isPresent, personOf } from './people.ts';
import type { Player, State } from './state.ts';
import { turnOf } from './turn.ts';
import { advance, execute } from './turns.ts';

type Played = Outcome<State, SpyEvent>;

/** Plays a line of a seat. */
export function play(state: State, seat: Seat, line: string): Played {
  const player = turnOf(state).find((candidate) => candidate === seat);
  if (player === undefined) return refuseOutOfTurn(state);
  if (state.phase === 'draft') return playPick(state, player, line);
  if (state.phase === 'equipment') return playEquipment(state, player, line);
  return playOperation(state, player, line);
}

function refuseOutOfTurn({ phase }: State): { refused: Refusal } {
  if (phase === 'over') return refuse('over', { en: 'The match is over.', de: 'Die Partie ist vorbei.' });
  return refuse('not-your-turn', {
    en: 'It is not your turn; wait until one of your agents is on.',
    de: 'Du bist nicht dran; warte, bis einer deiner Agenten am Zug ist.',
  });
}

function playPick(state: State, player: Player, line: string): Played {
  const pick = parsePick(state, line);
  if (!pick || !isOffered(state.sides[player], pick)) {
    return refuse('not-offered', {
      en: 'Pick one of the items you are offered now, like `pick gadget JETPACK`.',
      de: 'Nimm etwas, das dir gerade angeboten wird, zum Beispiel `pick gadget JETPACK`.',
    });
  }
  return change(state, (match) => takePick(match, player, pick));
}

function playEquipment(state: State, player: Player, line: string): Played {
  const side = state.sides[player];
  if (line === 'ready') {
    if (isEquipped(side)) return change(state, (match) => makeReady(match, player));
    return refuse('not-equipped', {
      en: 'Give every gadget to one of your agents first.',
      de: 'Gib zuerst jedes Gadget einem deiner Agenten.',
    });
  }
  const gift = parseGive(state, line);
  const index = gift ? side.gadgets.indexOf(gift.gadget) : -1;
  if (!gift || index < 0 || !side.agents.includes(gift.agent) || side.given[index] === gift.agent) {
    return refuse('not-yours', {
      en: 'Give one of your gadgets to one of your agents who does not have it yet.',
      de: 'Gib eins deiner Gadgets einem deiner Agenten, der es noch nicht hat.',
    });
  }
  return { ...change(state, (match) => give(match, player, gift.gadget, gift.agent)), undoable: true };
}

function playOperation(state: State, player: Player, line: string): Played {
  const operation = parseLine(line);
  if (!operation || state.active === null) {
    return refuse('unknown', {
      en: 'Say what your agent does, like `step C7`, `use JETPACK F7` or `retire`.',
      de: 'Sag, was dein Agent tut, zum Beispiel `step C7`, `use JETPACK F7` oder `retire`.',
    });
  }
  const known = knownTo(state, player);
  const actor = personOf(known, state.active);
  const fault = isPresent(actor) ? faultOf(known, actor, operation) : 'target';
  if (fault) return refuse(fault, FAULTS[fault]);
  return change(state, (match) => {
    const person = personOf(match.state, actor.id);
    if (isPresent(person)) execute(match, person, operation);
    advance(match);
  });
}

const FAULTS: Readonly<Record<Fault, Text>> = {
  'no-bp': {
    en: 'No movement points are left; act, or `retire`.',
    de: 'Keine Bewegungspunkte mehr; handle oder beende mit `retire`.',
  },
  'no-ap': {
    en: 'No action points are left; step, or `retire`.',
    de: 'Keine Aktionspunkte mehr; geh oder beende mit `retire`.',
  },
  fog: {
    en: 'Nobody can act in fog; step out of it, or `retire`.',
    de: 'Im Nebel kann niemand handeln; geh hinaus oder beende mit `retire`.',
  },
  'no-gadget': {
    en: 'Your agent does not carry that gadget, or it only has to be carried.',
    de: 'Dein Agent trägt dieses Gadget nicht, oder es wirkt nur durch Tragen.',
  },
  target: {
    en: 'That does not work on this field; take one that the menu offers.',
    de: 'Das geht auf diesem Feld nicht; nimm eins, das das Menü anbietet.',
  },
  stake: {
    en: 'Stake at least 1 chip and at most what you and the table both have.',
    de: 'Setz mindestens 1 Chip und höchstens, was du und der Tisch beide habt.',
  },
};

function change(state: State, happens: (match: Match) => void): { state: State; events: SpyEvent[] } {
  const match = beginMatch(state);
  happens(match);
  return endMatch(match);
}
