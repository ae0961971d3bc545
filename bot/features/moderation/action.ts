import { eachLanguage, joinTexts, list, say, type Text, type Translation } from '@longtable/kit';
import { hyperlink } from 'discord.js';
import type { Transaction } from '../../../storage/index.ts';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { tellAdmins } from '../../boards/boards.ts';
import { gameName, idFormat, key, optionalKey, person, word } from '../../custom-ids/fields.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { readTableOrQuarantine, tableWrites } from '../../host/table/record.ts';
import { homeOf, isInvolved, isPlayer, playersAt, resultOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { boardAddress } from '../../render/names.ts';
import { phrase, plain } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { readNewest, serverHistoryListId } from '../history/index.ts';
import { PATTERNS } from './patterns.ts';
import { refusal, texts } from './words/texts.ts';

const TABLE_ACTS = ['show', 'name', 'unlock', 'close', 'sureClose', 'void', 'sureVoid'] as const;
/** Actions of server admins on a user. `sure…` confirms. */
const SANCTIONS = ['show', 'choose', 'block', 'unblock', 'close', 'sureClose', 'void', 'sureVoid'] as const;

export const moderateId = idFormat`moderate|${word('act', TABLE_ACTS)}|${key('table')}`;
/** `from` is the table or the page that the player's page was opened from. */
export const sanctionId = idFormat`sanction|${word('act', SANCTIONS)}|${person('person')}|${optionalKey('from')}`;
export const fairPlayId = idFormat`fairPlay|${word('act', ['show', 'void', 'sure'])}|${word('pattern', PATTERNS)}|${gameName('game')}|${person('one')}|${person('other')}`;
/** The overview of a server for its moderators. */
export const moderationId = idFormat`moderation`;
/** The list of suspicious games. */
export const fairPlayListId = idFormat`fairPlayList`;

export type SanctionId = Parameters<typeof sanctionId.make>[0];
export type FairPlayId = Parameters<typeof fairPlayId.make>[0];

/** Maximum number of tables in a log entry or a direct message. */
const MAX_LISTED = 10;

/** Returns a button that opens the page from which this one was opened. */
export function backButton(to: string): ButtonSpec {
  return plain(to, common.buttons.back);
}

interface FinishedAction {
  readonly text: Text;
  /** The entry in the log channel. Undefined if nothing was changed. */
  readonly entry?: Text | undefined;
  readonly changed?: readonly LoadedTable[];
  readonly back: string;
}

/** Writes an action of a server admin to the log channel, shows its result with a button back, and updates the boards. */
export async function finishAction(
  reply: Reply,
  guild: string,
  { text, entry, changed = [], back }: FinishedAction,
): Promise<void> {
  const { bot } = reply;
  const note = entry === undefined ? undefined : await tellAdmins(bot, guild, entry);
  await reply.show({ content: joinTexts([text, note], '\n'), rows: [[backButton(back)]] });
  for (const loaded of changed) await bot.delivery.deliver(loaded);
}

/** Returns the title of a game as a link to its board. */
export function linkedTitle({ table, game }: LoadedTable): Translation {
  return eachLanguage((language) => hyperlink(say(game.title, language), boardAddress(table)));
}

/** Returns a line for each table with a link and its players, and a line for the omitted ones. */
export function tableLines(tables: readonly LoadedTable[]): Text {
  const lines = tables.slice(0, MAX_LISTED).map((loaded) => {
    const users = playersAt(loaded.table).map((id) => `<@${id}>`);
    const names = users.length > 0 && eachLanguage((language) => list(users, language));
    return phrase`- ${joinTexts([linkedTitle(loaded), names], ' · ')}`;
  });
  const more = tables.length - lines.length;
  return joinTexts([...lines, more > 0 && texts.log.more({ count: more })], '\n');
}

/** Notifies the players of voided games that their ratings were undone. */
export async function tellVoided({ context, messages }: Bot, voided: readonly LoadedTable[]): Promise<void> {
  const players = new Set(voided.flatMap(({ table }) => playersAt(table)));
  for (const user of players) {
    const own = voided.filter(({ table }) => playersAt(table).includes(user));
    const { language } = (own[0] as LoadedTable).table.location;
    const content = say(phrase`${texts.voidedFor({ count: own.length })}\n${tableLines(own)}`, language);
    await messages
      .send({ user }, { content, allowedMentions: { parse: [], users: [] } }, { nonce: context.newId() })
      .catch((error) => context.log.info({ user, error: String(error) }, 'Could not tell a player of a voided game'));
  }
}

/** Whether a game has changed ratings that can be undone. */
export function isVoidable(table: Table): boolean {
  return table.seats.some((occupant) => isPlayer(occupant) && occupant.rated?.undo !== undefined);
}

/**
 * Makes a finished rated game of a server unrated and undoes its effect on the players' ratings. If a player has had
 * later rated games, their rating changes by the points of this game, otherwise it is exactly as before. A second call is
 * refused, and an admin, `by`, who played.
 */
export async function voidGame(context: Context, id: string, guild: string, by?: string): Promise<LoadedTable> {
  const loaded = await findTable(context, id);
  if (loaded.table.location.guild !== guild) throw new Refusal('noTable');
  if (by !== undefined && isInvolved(loaded.table, by)) throw new Refusal('ownTable');
  const result = resultOf(loaded);
  if (!result || !isVoidable(loaded.table)) throw refusal('notVoidable');
  const persons = playersAt(loaded.table);
  return context.storage.transact(`table:${id}`, (within) => {
    const work = async ({ write }: Transaction) => {
      const table = await readTableOrQuarantine(context, id);
      if (!table || !isVoidable(table)) throw refusal('notVoidable');
      const undone = context.features.map((feature) => feature.undoResult?.(context, table, result) ?? []);
      write(...(await Promise.all(undone)).flat());
      const voided = voidedTable(table);
      write(...tableWrites(context, table, voided));
      return { ...loaded, table: voided };
    };
    const locks = [`scope:${homeOf(loaded.table.location)}`, ...persons.map((person) => `player:${person}`)];
    return context.storage.transact(locks.sort(), work, { within });
  });
}

function voidedTable(table: Table): Table {
  const seats = table.seats.map((occupant): SeatOccupant => {
    if (!isPlayer(occupant)) return occupant;
    const { rated, ...rest } = occupant;
    return rest as SeatOccupant;
  });
  return { ...table, seats, terms: { ...table.terms, unrated: true, voided: true }, revision: table.revision + 1 };
}

/** Maximum number of games of a server that are searched. */
const MAX_GAMES = 1000;

/** Voids all rated games of a user on a server, except those of the admin `by`. Returns the voided tables. */
export async function voidGamesOf(
  context: Context,
  guild: string,
  person: string,
  by?: string,
): Promise<LoadedTable[]> {
  const voided: LoadedTable[] = [];
  for (const id of await readNewest(context, serverHistoryListId(guild), MAX_GAMES, 0)) {
    const table = await readTableOrQuarantine(context, id);
    if (!table || !playersAt(table).includes(person) || !isVoidable(table)) continue;
    const result = await voidGame(context, id, guild, by).catch(ignoreRefusal);
    if (result) voided.push(result);
  }
  return voided;
}
