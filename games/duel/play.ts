import { type Outcome, refuse, type Seat } from '../kit/game.ts';
import { type Command, parseLine } from './command.ts';
import type { DuelEvent } from './event.ts';
import { FAULTS, faultOf } from './fault.ts';
import { perform } from './perform.ts';
import { copyDuel, type Duel } from './state.ts';

/** Commands that draw nothing and show nobody a card; all others do. */
const LEAVES_NO_TRACE: readonly Command['verb'][] = ['attack', 'sacrifice'];

/** Plays one line. */
export function play(state: Duel, seat: Seat, line: string): Outcome<Duel, DuelEvent> {
  if (state.winner !== null) return refuse('over', { en: 'This duel is over.', de: 'Dieses Duell ist vorbei.' });
  if (seat !== state.current) {
    return refuse('not-your-turn', {
      en: 'It is not your turn. Wait until your opponent finishes.',
      de: 'Du bist nicht am Zug. Warte, bis dein Gegner fertig ist.',
    });
  }
  const command = parseLine(line);
  if (!command) {
    return refuse('unknown', {
      en: 'Write a move like "attack 0 with 3", "set 2 to 4", "cast 3", "sacrifice 1" or "finish".',
      de: 'Schreib einen Zug wie „attack 0 with 3“, „set 2 to 4“, „cast 3“, „sacrifice 1“ oder „finish“.',
    });
  }
  const fault = faultOf(state, command);
  if (fault) return refuse(fault, FAULTS[fault]);
  const next = copyDuel(state);
  const events = perform(next, command);
  return { state: next, events, ...(LEAVES_NO_TRACE.includes(command.verb) && { undoable: true }) };
}
