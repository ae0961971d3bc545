import { print, type Terminal } from '@longtable/kit/terminal';
import type { DuelEvent } from '../events.ts';
import { play } from '../play.ts';
import type { Fault } from '../rules/legal.ts';
import { makeLine } from '../rules/lines.ts';
import { type Duel, otherSeat } from '../state.ts';
import { drawBoard } from './board.ts';
import { type Request, readAnswer, readRequest } from './input.ts';
import { HELP, MESSAGES, type Message, messageOf, tell } from './messages.ts';

type PlayerNames = readonly [string, string];

export type Effect = { readonly state: Duel; readonly events: readonly DuelEvent[] };

const TRAITOR_QUESTIONS = [
  'Please enter the target creature: ',
  'Please enter where you would like to set the creature: ',
];

/** Plays a match of two players at one keyboard. */
export async function playMatch(opening: Effect, names: PlayerNames, terminal: Terminal): Promise<void> {
  let duel = opening.state;
  print(terminal, linesOf(duel, opening.events, names));
  while (duel.winner === null) {
    terminal.write(`${names[duel.current]} > `);
    const line = await terminal.read();
    const request = line === undefined ? ({ verb: 'quit' } as const) : readRequest(line);
    if (request === undefined) continue;
    const effect = typeof request === 'string' ? request : await perform(duel, request, terminal);
    if (typeof effect === 'string') print(terminal, [MESSAGES[effect]]);
    else {
      duel = effect.state;
      print(terminal, linesOf(duel, effect.events, names));
    }
  }
}

/** Performs a request and returns its effect, or the key of an error message. */
async function perform(duel: Duel, request: Request, terminal: Terminal): Promise<Effect | Message> {
  switch (request.verb) {
    case 'help':
      print(terminal, HELP);
      return { state: duel, events: [] };
    case 'state':
      print(terminal, drawBoard(duel));
      return { state: duel, events: [] };
    case 'quit':
      return giveUp(duel);
    default: {
      const outcome = play(duel, duel.current, makeLine(request));
      if (!outcome.refused) return outcome;
      const fault = outcome.refused.code as Fault;
      return fault === 'needs-target' && request.verb === 'cast'
        ? await betray(duel, request.card, terminal)
        : messageOf(fault);
    }
  }
}

/** Asks for Traitor's remaining parameters and casts it. An answer that is not a number ends the questions. */
async function betray(duel: Duel, card: number, terminal: Terminal): Promise<Effect | Message> {
  const answers: number[] = [];
  for (const question of TRAITOR_QUESTIONS) {
    terminal.write(question);
    const line = await terminal.read();
    if (line === undefined) return giveUp(duel);
    const answer = readAnswer(line);
    if (answer === undefined) return 'impossible';
    answers.push(answer);
  }
  const [target, slot] = answers as [number, number];
  const outcome = play(duel, duel.current, makeLine({ verb: 'betray', card, target, slot }));
  return outcome.refused ? 'impossible' : outcome;
}

function giveUp(duel: Duel): Effect {
  const winner = otherSeat(duel.current);
  return { state: { ...duel, winner }, events: [{ kind: 'end', winner }] };
}

/** Returns the original's lines for events. The board follows the line of a new turn. */
function linesOf(duel: Duel, events: readonly DuelEvent[], names: PlayerNames): readonly string[] {
  return events.flatMap((event) => {
    const line = tell(event, names);
    return [...(line === undefined ? [] : [line]), ...(event.kind === 'turn' ? drawBoard(duel) : [])];
  });
}
