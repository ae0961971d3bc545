import type { APIMessage } from 'discord-api-types/v10';
import { askForTable, boardsOf, isEphemeral, press, pressesOn } from '../campaigns/presses.ts';
import { components, type Outcome, type Person } from '../person.ts';

/** How somebody comes to a table in a channel, perhaps with somebody else. */
export type SitDown = (person: Person, channel: string, game: string, other: Person) => Promise<Player>;

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

/** Two who play against each other, each in a panel of their own. */
export async function pairPlayer(ada: Person, channel: string, game: string, bo: Person): Promise<Player> {
  const boards = () => boardsOf(ada).filter(({ channel_id: where }) => where === channel);
  const button = (kind: string) =>
    components(boards().at(-1) as APIMessage).find(({ custom_id: id }) => id?.startsWith(`${kind}|`))?.custom_id;
  const offered = (person: Person) =>
    person
      .messages(channel)
      .filter(isEphemeral)
      .flatMap(pressesOn)
      .filter(({ choice }) => choice.act !== 'type')
      .toSorted((a, b) => b.choice.line.length - a.choice.line.length);
  return async () => {
    for (const person of [ada, bo]) {
      const move = offered(person).find(({ choice }) => choice.act === 'play');
      // Panels follow the game: what was offered a moment ago may be gone.
      if (move) return timed(() => press(person, move)).catch(() => undefined);
    }
    for (const person of [ada, bo]) {
      const [step] = offered(person);
      if (step) return void (await press(person, step));
    }
    if (boards().length > 0 && button('join')) await bo.click(boards().at(-1) as APIMessage, button('join') ?? '');
    if (boards().length === 0 || !button('panel'))
      return void (await ada.command(channel, 'play', { subcommand: game }));
    for (const person of [ada, bo]) await person.click(boards().at(-1) as APIMessage, button('panel') ?? '');
    return undefined;
  };
}

/** The same by people who have boards as pictures. */
export function looking(sitDown: SitDown): SitDown {
  return async (person, channel, game, other) => {
    for (const one of [person, other]) await one.command(channel, 'display', { options: { how: 'picture' } });
    return sitDown(person, channel, game, other);
  };
}

async function timed(pressing: () => Promise<Outcome>): Promise<number> {
  const begun = performance.now();
  const outcome = await pressing();
  if (!outcome.ok) throw new Error(`A press failed: ${outcome.sentence}`);
  return performance.now() - begun;
}
