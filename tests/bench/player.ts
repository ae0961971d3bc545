import type { APIMessage } from 'discord-api-types/v10';
import { askForTable, boardsOf, press, pressesOn } from '../campaigns/presses.ts';
import { components, type Outcome, type Person } from '../person.ts';

/** Presses something; gives the milliseconds it took, or nothing when it was not a move. */
export type Player = () => Promise<number | undefined>;

/** Somebody who presses the same button of the echo bot again and again. */
export async function echoPlayer(person: Person, channel: string): Promise<Player> {
  await person.command(channel, 'echo');
  const message = person.messages(channel).at(-1) as APIMessage;
  const button = components(message).find(({ custom_id, options }) => custom_id && !options)?.custom_id ?? '';
  return () => timed(() => person.click(message, button));
}

/** Somebody who plays one game for one after the other, always with the first move that is offered. */
export async function soloPlayer(person: Person, channel: string, game: string): Promise<Player> {
  const known = new Set(boardsOf(person).map(({ id }) => id));
  await askForTable(person, channel, game);
  const { channel_id: here } = await person.until(() => boardsOf(person).find(({ id }) => !known.has(id)));
  const offered = () => pressesOn(boardsOf(person).findLast((board) => board.channel_id === here) as APIMessage);
  return async () => {
    const [first] = offered();
    const move = offered().find(({ choice }) => choice.act === 'play');
    if (move) return timed(() => press(person, move));
    if (first) await press(person, first);
    else await person.command(here, 'play', { subcommand: game });
    return undefined;
  };
}

/** The same by somebody who has boards as pictures. */
export async function lookingPlayer(person: Person, channel: string, game: string): Promise<Player> {
  await person.command(channel, 'display', { options: { how: 'picture' } });
  return soloPlayer(person, channel, game);
}

async function timed(pressing: () => Promise<Outcome>): Promise<number> {
  const begun = performance.now();
  const outcome = await pressing();
  if (!outcome.ok) throw new Error(`A press failed: ${outcome.sentence}`);
  return performance.now() - begun;
}
