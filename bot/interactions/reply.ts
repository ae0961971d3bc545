import {
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
} from 'discord.js';
import { say, type Text } from '../../games/kit/text.ts';
import { CONTENT_MAX } from '../discord-limits.ts';
import type { Refused } from '../host/refusal.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { drawBoard } from '../render/board.ts';
import { type Drawn, textOf } from '../render/message.ts';
import { languageOf } from '../render/text.ts';

/** What a person can be answered to. */
export type Asked = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

/** What was pressed on a message: a button, a menu, or the form that one of them opened. */
export type Pressed = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

/** Where a message is. */
type At = { channel: string; message: string };

/** Says something to one person only, in their language; longer texts go on in further messages. */
export async function whisper(asked: Asked, text: Text, more: { content?: string } = {}): Promise<void> {
  const whole = [say(text, languageOf(asked.locale)), more.content ?? ''].filter(Boolean).join('\n');
  for (const content of inMessages(whole)) {
    const answer = { content, flags: MessageFlags.Ephemeral, allowedMentions: { parse: [] } } as const;
    // Only the deferred answer to a command or its form is a message of its own; that of a press is the message it was on.
    const isOwn = asked.isChatInputCommand() || (asked.isModalSubmit() && !asked.isFromMessage());
    if (isOwn && asked.deferred && !asked.replied) {
      await asked.editReply({ content, allowedMentions: { parse: [] } });
    } else if (asked.replied || asked.deferred) await asked.followUp(answer);
    else await asked.reply(answer);
  }
}

/** Tells a person why nothing was done; a stale board is shown as it stands now. */
export async function refuse(asked: Asked, { refused }: Refused, loaded?: LoadedTable): Promise<void> {
  const board = refused.code === 'stale' && loaded ? { content: textOf(drawBoard(loaded)) } : {};
  await whisper(asked, refused.sentence, board);
}

/** The private message that a form was opened from has been answered by it, and goes. */
export async function takeAway(submitted: ModalSubmitInteraction): Promise<void> {
  if (!submitted.isFromMessage() || !submitted.message.flags.has(MessageFlags.Ephemeral)) return;
  // Whoever dismissed it was quicker.
  await submitted.webhook.deleteMessage(submitted.message).catch(() => undefined);
}

/** Answers with a message that everybody sees, and gives where it is. */
export async function replyWith(asked: Asked, drawn: Drawn): Promise<At> {
  const message = await posted(asked, drawn);
  return { channel: message.channelId, message: message.id };
}

async function posted(asked: Asked, drawn: Drawn): Promise<Message> {
  try {
    const { resource } = await asked.reply({ ...drawn, withResponse: true });
    if (!resource?.message) throw new Error('Discord gave no message for the board');
    return resource.message;
  } catch (error) {
    if (!isAcknowledged(error)) throw error;
    // What came back was lost, and Discord has the message: a second one would be a second board.
    const message = await asked.fetchReply();
    const pressed = 'message' in asked ? asked.message?.id : undefined;
    if (message.flags.has(MessageFlags.Ephemeral) || message.id === pressed) throw error;
    return message;
  }
}

/** Answers on the message that was pressed, and gives where it is. */
export async function updateWith(pressed: Pressed, drawn: Partial<Drawn>): Promise<At> {
  try {
    await pressed.update(drawn);
  } catch (error) {
    if (!isAcknowledged(error)) throw error;
    // What came back was lost, or another process has asked for patience: done again it is the same.
    pressed.deferred = true;
    await pressed.editReply(drawn);
  }
  return { channel: pressed.message.channelId, message: pressed.message.id };
}

function isAcknowledged(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}

const FENCED = /\n?(```[\s\S]*?```)\n?/;

/** Cuts a text at line ends into parts that fit a message each; code blocks stay whole. */
function inMessages(text: string): string[] {
  const parts: string[] = [];
  const pieces = text.split(FENCED).filter((piece) => piece !== '');
  for (const line of pieces.flatMap((piece) => (FENCED.test(piece) ? [piece] : piece.split('\n')))) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= CONTENT_MAX)
      parts[parts.length - 1] = `${last}\n${line}`;
    else parts.push(line.slice(0, CONTENT_MAX));
  }
  return parts;
}
