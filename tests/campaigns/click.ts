import { parseId } from '../../bot/custom-ids/ids.ts';
import type { JavaRandom } from '../../games/kit/random.ts';
import { oneOf } from '../../games/kit/testing/wander.ts';
import type { OpenModal, Outcome, Person } from '../person.ts';
import type { Party } from './party.ts';
import { type Choice, press, pressesOn } from './presses.ts';

/** Something that a person does at a table. */
export interface Click {
  readonly party: Party;
  readonly person: Person;
  readonly choice: Choice;
  send(): Promise<Outcome>;
}

/** A click and what came of it. */
export type Answered = Click & { readonly outcome: Outcome };

const MOST_CLICKS = 3;

/** A few clicks by everybody on what they can see: the board, and panels new and old. */
export function clicksAt(party: Party, random: JavaRandom): Click[] {
  return party.people.flatMap((person) => {
    const offered = [party.boardOf(person), ...party.whispersTo(person)].flatMap(pressesOn);
    const many = offered.length === 0 ? 0 : random.below(MOST_CLICKS + 1);
    return Array.from({ length: many }, (): Click => {
      const chosen = oneOf(offered, random);
      return { party, person, choice: chosen.choice, send: () => press(person, chosen) };
    });
  });
}

/** The form that a click has opened, filled in and sent. */
export function fillIn({ party, person }: Click, modal: OpenModal, text: string): Click {
  const choice = parseId(modal.modal.custom_id) as Choice;
  return {
    party,
    person,
    choice: { ...choice, act: 'play', line: choice.line + text },
    send: () => person.submit(modal, { text }),
  };
}

/** A click in words. */
export function describe({ person, choice, outcome }: Answered): string {
  return `${person.user.global_name}: ${choice.act} "${choice.line}" for turn ${choice.turn} of seat ${choice.seat} ${JSON.stringify(outcome)}`;
}
