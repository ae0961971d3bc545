import {
  type AutocompleteInteraction,
  ComponentType,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  TextInputStyle,
} from 'discord.js';
import type { Viewer } from '../../../games/kit/game.ts';
import { say } from '../../../games/kit/text.ts';
import type { Table } from '../../../storage/table.ts';
import { findTable } from '../../host/table/find.ts';
import type { House } from '../../host/house/house.ts';
import { type GameRecord, makeRecord, parseRecord, RECORD_BYTES, recordOf } from '../../host/past/record.ts';
import { type Refused, refusal } from '../../host/house/refusal.ts';
import { replay } from '../../host/past/replay.ts';
import { hasBegun, type Seated } from '../../host/table/table.ts';
import { type Asked, refuse, whisper } from '../answers/answer.ts';
import type { Bot } from '../bot.ts';
import { lookOf } from '../drawing/look.ts';
import type { Drawn } from '../drawing/message.ts';
import { readUpload } from '../answers/upload.ts';
import { mayWatch } from '../answers/watch.ts';
import { languageOf } from '../drawing/words.ts';
import { drawReplay } from './draw.ts';
import { makePastId, type PastId } from './id.ts';
import { WORDS } from './words.ts';

type ReplayId = Extract<PastId, { kind: 'replay' }>;
type Pressed = MessageComponentInteraction | ModalMessageModalSubmitInteraction;

/** A game that can be replayed, and the table it was played at, if that is known. */
export interface Source {
  readonly record: GameRecord;
  readonly seated?: Seated;
}

/** Where somebody asks from: finished games are for those who sat there, and for their server. */
export function hereOf({ guildId, channelId }: { guildId: string | null; channelId: string | null }): string {
  return guildId ?? channelId ?? '';
}

/** Whether somebody may look at a table; a thread that sleeps has to be fetched to find out. */
export async function maySee(asked: Asked | AutocompleteInteraction, table: Table): Promise<boolean> {
  if (mayWatch(asked, table)) return true;
  if (table.place.guild !== asked.guildId) return false;
  await asked.client.channels.fetch(table.place.channel).catch(() => undefined);
  return mayWatch(asked, table);
}

/** A finished table that this person may see again from here. */
export async function finishedTable(house: House, id: string, asked: Asked): Promise<Seated | Refused> {
  const found = await findTable(house, id);
  if ('refused' in found) return found;
  const { table } = found;
  if (!(await maySee(asked, table))) return refusal('notFromHere');
  if (table.status !== 'over') return refusal('notOver');
  return hasBegun(table) ? found : refusal('neverBegan');
}

/** The game of a finished table. */
export async function sourceAt(house: House, id: string, asked: Asked): Promise<Source | Refused> {
  const seated = await finishedTable(house, id, asked);
  return 'refused' in seated ? seated : { seated, record: await recordOf(house, seated.table) };
}

/** Draws a replay at a move as this person reads, or says why the game cannot be played again. */
export async function showReplay(
  bot: Bot,
  asked: Asked,
  source: Source,
  { viewer = 'spectator' as Viewer, move = 0 } = {},
): Promise<Drawn | Refused> {
  const at = await replay(bot.house, source.record, move);
  if ('refused' in at) return at;
  const seen = viewer === 'spectator' || viewer < source.record.seats.length ? viewer : 'spectator';
  return drawReplay({ ...source, at, viewer: seen }, await lookOf(bot.house, asked));
}

/** Does what a button or menu of a replay says. */
export async function stepReplay(bot: Bot, pressed: MessageComponentInteraction, id: ReplayId): Promise<void> {
  if (id.step === 'goto') return askForMove(pressed, id);
  if (id.step === 'file' && id.table) return sendFile(bot, pressed, id.table);
  const chosen = pressed.isStringSelectMenu() ? viewerOf(pressed.values[0]) : id.viewer;
  return turnTo(bot, pressed, { ...id, viewer: chosen });
}

/** Turns a replay to the move that was typed. */
export async function gotoMove(bot: Bot, submitted: ModalMessageModalSubmitInteraction, id: ReplayId): Promise<void> {
  const typed = submitted.fields.getTextInputValue('move').trim();
  if (!/^\d{1,6}$/.test(typed)) return whisper(submitted, WORDS.notANumber);
  return turnTo(bot, submitted, { ...id, move: Number(typed) });
}

async function turnTo(bot: Bot, pressed: Pressed, { table, viewer, move }: ReplayId): Promise<void> {
  const source = table ? await sourceAt(bot.house, table, pressed) : await attachedSource(bot, pressed.message);
  if ('refused' in source) return refuse(pressed, source);
  const drawn = await showReplay(bot, pressed, source, { viewer, move });
  if ('refused' in drawn) return refuse(pressed, drawn);
  await pressed.update(drawn);
}

/** The file lies on the message itself, so that nothing has to be kept for it. */
async function attachedSource(bot: Bot, { attachments }: Message): Promise<Source | Refused> {
  const file = attachments.first();
  if (!file) return { refused: { code: 'fileGone', sentence: WORDS.fileGone } };
  const text = await readUpload(file, RECORD_BYTES, bot.attachmentOrigins);
  if (typeof text !== 'string') return text;
  const record = parseRecord(text);
  return 'refused' in record ? record : { record };
}

/** Sends a finished game as a text file. */
export async function sendFile(bot: Bot, asked: MessageComponentInteraction, table: string): Promise<void> {
  const source = await sourceAt(bot.house, table, asked);
  if ('refused' in source) return refuse(asked, source);
  await asked.reply({
    content: say(WORDS.hereIsFile, languageOf(asked.locale)),
    files: [recordFile(source.record, table)],
    flags: MessageFlags.Ephemeral,
  });
}

/** A record as a file to send. */
export function recordFile(record: GameRecord, name: string): { attachment: Buffer; name: string } {
  return { attachment: Buffer.from(makeRecord(record)), name: `${record.game}-${name}.txt` };
}

function viewerOf(value: string | undefined): Viewer {
  return value !== undefined && /^\d$/.test(value) ? Number(value) : 'spectator';
}

async function askForMove(pressed: MessageComponentInteraction, id: ReplayId): Promise<void> {
  const language = languageOf(pressed.locale);
  await pressed.showModal({
    title: say(WORDS.goto, language),
    custom_id: makePastId(id),
    components: [
      {
        type: ComponentType.Label,
        label: say(WORDS.moveNumber, language),
        component: {
          type: ComponentType.TextInput,
          custom_id: 'move',
          style: TextInputStyle.Short,
          placeholder: String(id.move),
          max_length: 6,
          required: true,
        },
      },
    ],
  });
}
