import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { say } from '@longtable/kit';
import type { MessageComponentInteraction } from 'discord.js';
import { type Films, filmsFor, type Shot, shotIn, writeFilm } from '../../host/history/replay.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import { readOrQuarantineLog } from '../../host/table/state.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { readBytes, type Upload } from '../../interactions/upload.ts';
import { type DisplaySettings, drawView } from '../../render/display.ts';
import { plainLine } from '../../render/escape.ts';
import { type Drawn, message, type SentFile } from '../../render/message.ts';
import { quoteLines } from '../../render/story.ts';
import { stepRow } from './replay-board.ts';
import { WORDS } from './text.ts';

/** The largest recording that is read, as it lies there. */
const FILM_BYTES = 25_000_000;

/** A recording that somebody brought. */
export interface Film {
  readonly films: Films;
  readonly bytes: Buffer;
}

/** Reads a file as a recording; nothing if its name is not that of one. */
export async function readFilm(bot: Bot, file: Upload): Promise<Film | Refused | undefined> {
  const films = filmsFor(bot.recordings, file.name);
  if (!films) return undefined;
  const bytes = await readBytes(file, FILM_BYTES, bot.attachmentOrigins);
  return 'refused' in bytes ? bytes : { films, bytes };
}

/** Draws a picture of a recording as this person reads, or says what is wrong with the file. */
export async function showFilm(
  bot: Bot,
  reply: Reply,
  { films, bytes }: Film,
  index: number,
): Promise<Drawn | Refused> {
  const look = await reply.display;
  const shot = await shotIn(bot.context, reply.user.id, films, bytes, [index, look.language]);
  if ('refused' in shot) return shot;
  const file = await filmFile(films, bytes);
  return drawShot(bot.context.shelf.get(films.game)?.title ?? films.game, shot, look, file);
}

function drawShot(
  title: string,
  { players, length, index, story, end, ...view }: Shot,
  look: DisplaySettings,
  file: SentFile,
): Drawn {
  const { language } = look;
  const last = length - 1;
  return message({
    title: `**${title}** · ${players.map(plainLine).join(' – ')}`,
    story: quoteLines(story.map((text) => ({ text }))),
    board: drawView(view, look),
    end: [`${say(WORDS.picture, language)} ${index}/${last}`, ...(end ? [`**${plainLine(end)}**`] : [])],
    rows: [stepRow(last, { table: undefined, viewer: 'spectator', move: index }, language)],
    file,
  });
}

/** The recording as it lies on the message that shows it: packed, so that every step brings it along. */
async function filmFile(films: Films, bytes: Buffer): Promise<SentFile> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return { attachment: isPacked ? bytes : await promisify(gzip)(bytes), name: `${films.game}.replay.gz` };
}

/** Sends the recording of a finished table. */
export async function sendFilm(
  bot: Bot,
  reply: Reply<MessageComponentInteraction>,
  loaded: LoadedTable,
): Promise<void> {
  const made = await makeFilm(bot, reply, loaded);
  if ('refused' in made) return reply.refuse(made);
  await reply.private({ content: say(WORDS.hereIsFilm, reply.language), files: [made] });
}

async function makeFilm(bot: Bot, reply: Reply, loaded: LoadedTable): Promise<SentFile | Refused> {
  const films = bot.recordings.find(({ game }) => game === loaded.game.id);
  const moves = await readOrQuarantineLog(bot.context, loaded.table);
  if (!films || !moves) return refusal('logDamaged');
  const made = await writeFilm(bot.context, reply.user.id, films, loaded.table, moves);
  if ('refused' in made) return made;
  const { bytes, ending } = made;
  return { attachment: Buffer.from(bytes), name: `${films.game}-${loaded.table.id}${ending}` };
}
