import { components, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';

export const isEphemeral = (message: APIMessage) => ((message.flags ?? 0) & 64) !== 0;

export const fileOf = (filename: string, content: Buffer | string) => ({
  filename,
  base64: Buffer.from(content).toString('base64'),
});

/** Returns the user's newest ephemeral message in a channel. */
export function lastEphemeral(person: TestUser, channel: string): APIMessage {
  return person.messages(channel).findLast(isEphemeral) as APIMessage;
}

/** Returns the newest public board in a channel. */
export function newestBoard(person: TestUser, channel: string): APIMessage {
  const isBoard = (one: APIMessage) => !isEphemeral(one) && one.content.startsWith('**');
  return person.messages(channel).findLast(isBoard) as APIMessage;
}

export function textOf(message: APIMessage | undefined): string {
  return message?.content.trim() ?? '';
}

/** Returns the labels of all buttons on a message, including links. */
export function labelsOn(message: APIMessage | undefined): string[] {
  return message ? components(message).flatMap(({ label }) => label ?? []) : [];
}

/** Returns the content of the first code block of a message, or an empty text if there is none. */
export function boardIn(message: APIMessage | undefined): string {
  return /```(?:ansi)?\n([\s\S]*?)```/.exec(message?.content ?? '')?.[1] ?? '';
}

/** Starts a game of noughts between two users and returns its board. */
export async function startNoughts(one: TestUser, other: TestUser, channel: string): Promise<APIMessage> {
  await one.command(channel, 'play', { subcommand: 'noughts', options: { opponent: other.user.id } });
  const board = await messageWithButton(other, channel, 'Accept');
  await other.click(board, 'Accept');
  return one.until(() => hasButton(one.latest(board), 'a1') && one.latest(board));
}

/** Plays the cells in turns and returns all boards, including the first and the last. */
export async function playAlternately(
  one: TestUser,
  other: TestUser,
  board: APIMessage,
  cells: string,
): Promise<string[]> {
  const boards = [boardIn(one.latest(board))];
  for (const [index, cell] of cells.split(' ').entries()) {
    const who = index % 2 === 0 ? one : other;
    await who.until(() => boardIn(who.latest(board)) === boards.at(-1));
    await who.click(board, cell);
    const seen = await who.until(() => who.latest(board)?.content.includes(`takes ${cell}`) && who.latest(board));
    boards.push(boardIn(seen));
  }
  return boards;
}

/** Waits for a message with a button of this label and returns the newest one. */
export function messageWithButton(person: TestUser, channel: string, label: string): Promise<APIMessage> {
  return person.until(() => person.messages(channel).findLast((message) => hasButton(message, label)));
}

function hasButton(message: APIMessage | undefined, label: string): boolean {
  return JSON.stringify(message?.components ?? []).includes(`"label":"${label}"`);
}

/** Waits for the host's private controls of a table that waits for players. */
export function hostControls(person: TestUser, channel: string, cancel = 'Cancel'): Promise<APIMessage> {
  return person.until(() =>
    person.messages(channel).findLast((one) => isEphemeral(one) && labelsOn(one).includes(cancel)),
  );
}
