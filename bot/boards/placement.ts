import { type REST, type RESTPostAPIChannelMessageResult, Routes } from 'discord.js';
import type { Place, Table } from '../../storage/records/table.ts';
import { noteBare, noteBoard } from '../host/commit/shown.ts';
import type { Context } from '../host/context.ts';
import { readerAt } from '../host/table/names.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { drawBoard } from '../render/board.ts';
import { sendWithEmojis } from '../render/emojis.ts';
import { type Drawn, restBody, restEdit, restFiles, withoutControls } from '../render/message.ts';
import { calm, hasMoved, lastTurn } from '../render/pictures/motion.ts';
import type { Pictures } from '../render/pictures/pictures.ts';
import { isMissing, isOutOfReach } from './errors.ts';
import type { Written } from './written.ts';

/** Sends a drawn board as the answer to an interaction; gives the message it is in. */
export type Send = (drawn: Drawn) => Promise<{ channel: string; message: string }>;

/** Puts boards where they belong: one message a table has its buttons, and it is the one that is noted. */
export class Placement {
  readonly #context: Context;
  readonly #rest: REST;
  readonly #written: Written;
  readonly #pictures: Pictures;

  constructor(context: Context, rest: REST, written: Written, pictures: Pictures) {
    this.#context = context;
    this.#rest = rest;
    this.#written = written;
    this.#pictures = pictures;
  }

  /** Shows a state on its board, through `send` if there is one, else by editing or posting it; rejects when it does not stand there. */
  async put(loaded: LoadedTable, send?: Send): Promise<void> {
    const { table } = loaded;
    // Whoever waits for an answer does not wait for what is noted of it.
    const sent = send && (await this.#send(loaded, send));
    if (sent && isNoted(table.place, sent.message)) return;
    const place = (await this.#context.tables.get(table.id))?.place ?? table.place;
    const at = sent ?? (await this.#editOrPost(loaded, place));
    const isNew = at.message !== place.message || place.lost;
    const noted = isNew ? await noteBoard(this.#context, table.id, at.channel, at.message) : place;
    if (noted?.stale) await this.#bare(loaded, noted.stale);
  }

  /** Makes a board move, if there is something to see: what is given shows it, unless the board says something else by then. */
  async animated(loaded: LoadedTable): Promise<(() => Promise<void>) | undefined> {
    const { table } = loaded;
    const { channel, language } = table.place;
    if (table.place.display !== 'picture' || !hasMoved(loaded, 'spectator')) return undefined;
    await calm();
    const newest = await this.#context.tables.get(table.id);
    if (newest?.version !== table.version) return undefined;
    const drawn = drawBoard(loaded);
    const reel = () => lastTurn(this.#context, loaded, readerAt(loaded, 'spectator', language));
    const moving = await this.#pictures.animated(drawn, reel, channel);
    if (!moving) return undefined;
    return async () => {
      const message = (await this.#context.tables.get(table.id))?.place.message ?? null;
      if (message !== null && this.#written.has(loaded, message, restBody(drawn)))
        await this.#patch(channel, message, moving);
    };
  }

  async #send(loaded: LoadedTable, send: Send): Promise<{ channel: string; message: string }> {
    const drawn = drawBoard(loaded);
    this.#written.forget(loaded.table.id);
    const at = await this.#pictures.send(drawn, send, loaded.table.place.channel);
    this.#written.note(loaded, at.message, restBody(drawn));
    return at;
  }

  async #editOrPost(loaded: LoadedTable, { channel, message }: Place): Promise<{ channel: string; message: string }> {
    const { table } = loaded;
    const drawn = drawBoard(loaded);
    const body = restBody(drawn);
    if (message !== null && this.#written.has(loaded, message, body)) {
      this.#written.note(loaded, message, body);
      return { channel, message };
    }
    this.#written.forget(table.id);
    const at =
      (message !== null && (await this.#edit(channel, message, drawn))) || (await this.#post(table, channel, drawn));
    this.#written.note(loaded, at.message, body);
    return at;
  }

  /** Gives nothing when there is no such message any more. */
  async #edit(
    channel: string,
    message: string,
    drawn: Drawn,
  ): Promise<{ channel: string; message: string } | undefined> {
    try {
      await this.#pictures.send(drawn, (shown) => this.#patch(channel, message, shown), channel);
      return { channel, message };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async #patch(channel: string, message: string, drawn: Drawn): Promise<void> {
    const at = Routes.channelMessage(channel, message);
    const patch = (shown: Drawn) => this.#rest.patch(at, { body: restEdit(shown), files: restFiles(shown) });
    await sendWithEmojis(drawn, this.#pictures.findEmoji, patch);
  }

  /** An answer may be lost although the message was posted: a second try gets the same one. */
  async #post({ id, revision }: Table, channel: string, drawn: Drawn): Promise<{ channel: string; message: string }> {
    const once = { nonce: `${id}.board${revision}`, enforce_nonce: true };
    const post = (shown: Drawn) => {
      const body = { ...restBody(shown), ...once };
      return this.#rest.post(Routes.channelMessages(channel), { body, files: restFiles(shown) });
    };
    const send = (shown: Drawn) => sendWithEmojis(shown, this.#pictures.findEmoji, post);
    const posted = await this.#pictures.send(drawn, send, channel);
    return { channel, message: (posted as RESTPostAPIChannelMessageResult).id };
  }

  /** Takes the buttons off boards that a newer one has taken the place of. */
  async #bare(loaded: LoadedTable, stale: NonNullable<Place['stale']>): Promise<void> {
    const { id } = loaded.table;
    const drawn = drawBoard(loaded);
    const bare = { ...drawn, components: withoutControls(drawn.components) };
    for (const { channel, message } of stale) {
      try {
        await this.#edit(channel, message, bare);
      } catch (error) {
        if (!isOutOfReach(error)) throw error;
        this.#context.log.info({ table: id, error: String(error) }, 'The old board is out of reach');
      }
    }
    await noteBare(this.#context, id, stale);
  }
}

/** Whether a board stands in the message in which it is known to stand, and nothing is left to do about others. */
function isNoted({ message, lost, stale }: Place, at: string): boolean {
  return message === at && !lost && !stale;
}
