import { say, type Text } from '@longtable/kit';
import type { Place, Table } from '../../storage/records/table.ts';
import { noteBare, noteBoard } from '../host/commit/shown.ts';
import type { Context } from '../host/context.ts';
import { awaitsPost, findTable } from '../host/table/find.ts';
import { readerAt } from '../host/table/names.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { drawBoard } from '../render/board.ts';
import { sendWithEmojis } from '../render/emojis.ts';
import { type Drawn, message, restBody, restEdit, restFiles, withoutControls } from '../render/message.ts';
import { calm, hasMoved, lastTurn } from '../render/pictures/motion.ts';
import type { Pictures } from '../render/pictures/pictures.ts';
import { isClosed, isMissing, type Messages, type Spot } from './messages.ts';
import type { Posts } from './posts.ts';
import type { Written } from './queue.ts';
import { OutOfTouchError } from './visits.ts';

/** Sends a drawn board as the answer to an interaction; gives the message it is in. */
export type Send = (drawn: Drawn) => Promise<{ channel: string; message: string }>;

/** The message that a board is in, and how the game stands by the tags that were put on it with it. */
type BoardAt = Pick<Place, 'channel' | 'tagged'> & { readonly message: string };

/** Puts boards where they belong: one message a table has its buttons, and it is the one that is noted. */
export class Placement {
  readonly #context: Context;
  readonly #messages: Messages;
  readonly #written: Written;
  readonly #pictures: Pictures;
  readonly #posts: Posts;

  constructor(context: Context, messages: Messages, posts: Posts, written: Written, pictures: Pictures) {
    this.#context = context;
    this.#messages = messages;
    this.#posts = posts;
    this.#written = written;
    this.#pictures = pictures;
  }

  /** Shows a state on its board, through `send` if there is one, else by editing or posting it; rejects when it does not stand there. */
  async put(loaded: LoadedTable, send?: Send): Promise<void> {
    const { table } = loaded;
    // Whoever waits for an answer does not wait for what is noted of it.
    const sent = send && (await this.#send(loaded, send));
    if (sent && isNoted(table.place, sent.message) && !this.#posts.isBehind(loaded)) return;
    const place = (await this.#context.tables.get(table.id))?.place ?? table.place;
    const at = sent ?? (await this.#editOrPost(loaded, place));
    const isNew = at.message !== place.message || place.lost;
    const noted = isNew ? await noteBoard(this.#context, table.id, at) : place;
    if (!noted) await this.#replaceIfFailed(table, { ...place, ...at });
    if (noted?.stale) await this.#bare(loaded, noted.stale);
    if (noted && this.#posts.isBehind(loaded, noted)) await this.#posts.update(loaded, noted);
  }

  /** Replaces the board of a table whose game failed while the board was on its way. */
  async #replaceIfFailed(table: Table, place: Place): Promise<void> {
    const found = await findTable(this.#context, table.id);
    if ('refused' in found && found.refused.code === 'gameFailed')
      await this.replace({ ...table, place }, found.refused.sentence);
  }

  /** Replaces a board by a sentence; does nothing where there is no board, or no access to it. */
  async replace({ id, place }: Table, sentence: Text): Promise<void> {
    this.#written.forget(id);
    if (place.message === null) return;
    try {
      await this.#edit(place, place.message, message({ end: [say(sentence, place.language)] }));
    } catch (error) {
      if (!isClosed(error)) throw error;
    }
  }

  /** Makes a board move, if there is something to see: what is given shows it, unless the board says something else by then. */
  async animated(loaded: LoadedTable): Promise<(() => Promise<void>) | undefined> {
    const { table } = loaded;
    const { place } = table;
    if (place.display !== 'picture' || !hasMoved(loaded, 'spectator')) return undefined;
    await calm();
    const newest = await this.#context.tables.get(table.id);
    if (newest?.version !== table.version) return undefined;
    const drawn = drawBoard(loaded);
    const reel = () => lastTurn(this.#context, loaded, readerAt(loaded, 'spectator', place.language));
    const moving = await this.#pictures.animated(drawn, reel, place.channel);
    if (!moving) return undefined;
    return async () => {
      const message = (await this.#context.tables.get(table.id))?.place.message ?? null;
      if (message !== null && this.#written.has(loaded, message, restBody(drawn)))
        await this.#patch(place, message, moving);
    };
  }

  async #send(loaded: LoadedTable, send: Send): Promise<{ channel: string; message: string }> {
    const drawn = drawBoard(loaded);
    this.#written.forget(loaded.table.id);
    const at = await this.#pictures.send(drawn, send, loaded.table.place.channel);
    this.#written.note(loaded, at.message, restBody(drawn));
    return at;
  }

  async #editOrPost(loaded: LoadedTable, place: Place): Promise<BoardAt> {
    const { table } = loaded;
    const { channel, message } = place;
    const drawn = drawBoard(loaded);
    const body = restBody(drawn);
    if (message !== null && this.#written.has(loaded, message, body)) {
      this.#written.note(loaded, message, body);
      return { channel, message };
    }
    this.#written.forget(table.id);
    const at =
      (message !== null && (await this.#edit(place, message, drawn))) || (await this.#post(loaded, place, drawn));
    this.#written.note(loaded, at.message, body);
    return at;
  }

  /** Gives nothing when there is no such message any more, or nothing reaches it. */
  async #edit(spot: Spot, message: string, drawn: Drawn): Promise<{ channel: string; message: string } | undefined> {
    try {
      await this.#pictures.send(drawn, (shown) => this.#patch(spot, message, shown), spot.channel);
      return { channel: spot.channel, message };
    } catch (error) {
      if (isMissing(error) || error instanceof OutOfTouchError) return undefined;
      throw error;
    }
  }

  async #patch(spot: Spot, message: string, drawn: Drawn): Promise<void> {
    const patch = (shown: Drawn) =>
      this.#messages.edit(spot, message, { body: restEdit(shown), files: restFiles(shown) });
    await sendWithEmojis(drawn, this.#pictures.findEmoji, patch);
  }

  /** An answer may be lost although the message was posted: a second try gets the same one. */
  async #post(loaded: LoadedTable, place: Place, drawn: Drawn): Promise<BoardAt> {
    const { id, revision } = loaded.table;
    const { channel } = place;
    const post = async (shown: Drawn) => {
      const content = { body: restBody(shown), files: restFiles(shown) };
      if (awaitsPost(place)) return this.#posts.create(loaded, place, content);
      return { channel, message: await this.#messages.post(place, content, `${id}.board${revision}`) };
    };
    const send = (shown: Drawn) => sendWithEmojis(shown, this.#pictures.findEmoji, post);
    return this.#pictures.send(drawn, send, channel);
  }

  /** Takes the buttons off boards that a newer one has taken the place of. */
  async #bare(loaded: LoadedTable, stale: NonNullable<Place['stale']>): Promise<void> {
    const { id, place } = loaded.table;
    const drawn = drawBoard(loaded);
    const bare = { ...drawn, components: withoutControls(drawn.components) };
    for (const board of stale) {
      try {
        await this.#edit(board.channel === place.channel ? place : board, board.message, bare);
      } catch (error) {
        if (!isClosed(error)) throw error;
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
