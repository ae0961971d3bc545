import { say, type Text } from '@longtable/kit';
import type { Place, Table } from '../../storage/records/table.ts';
import { noteBare, noteBoard } from '../host/commit/shown.ts';
import type { Context } from '../host/context.ts';
import { awaitsPost, findTable } from '../host/table/find.ts';
import { readerAt } from '../host/table/names.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { isClosed, type MessageAt, type Messages } from '../messages/messages.ts';
import { drawBoard } from '../render/board.ts';
import { type Drawn, message, restBody, withoutControls } from '../render/message.ts';
import { calm, hasMoved, lastTurn } from '../render/pictures/motion.ts';
import type { Pictures } from '../render/pictures/pictures.ts';
import type { Posts } from './posts.ts';
import type { Written } from './queue.ts';

/** Sends a drawn board as the response to an interaction; returns the location of the message. */
export type Send = (drawn: Drawn) => Promise<MessageAt>;

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

  /** Shows a state on its board: through `send` if given, else by editing or posting the message. Throws if that fails. */
  async put(loaded: LoadedTable, send?: Send): Promise<void> {
    const { table } = loaded;
    const drawn = drawBoard(loaded);
    const body = restBody(drawn);
    let at: (MessageAt & Pick<Place, 'tagged'>) | undefined;
    if (send) {
      this.#written.forget(table.id);
      at = await this.#pictures.send(drawn, send, table.place.channel);
      this.#written.note(loaded, at.message, body);
      // The response to an interaction does not wait for a read of the record.
      if (isNoted(table.place, at.message) && !this.#posts.isBehind(loaded)) return;
    }
    const place = (await this.#context.tables.get(table.id))?.place ?? table.place;
    const { channel, message } = place;
    if (!at && message !== null && this.#written.has(loaded, message, body)) at = { channel, message };
    if (!at) {
      this.#written.forget(table.id);
      at = await this.#messages.send(place, drawn, {
        nonce: `${table.id}.board${table.revision}`,
        message,
        create: awaitsPost(place) ? (board) => this.#posts.create(loaded, place, board) : undefined,
      });
    }
    this.#written.note(loaded, at.message, body);
    const isNew = at.message !== message || place.lost;
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
      await this.#messages.edit(place, place.message, message({ end: [say(sentence, place.language)] }));
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
        await this.#messages.edit(place, message, moving);
    };
  }

  /** Takes the buttons off boards that a newer one has taken the place of. */
  async #bare(loaded: LoadedTable, stale: NonNullable<Place['stale']>): Promise<void> {
    const { id, place } = loaded.table;
    const drawn = drawBoard(loaded);
    const bare = { ...drawn, components: withoutControls(drawn.components) };
    for (const board of stale) {
      try {
        await this.#messages.edit(board.channel === place.channel ? place : board, board.message, bare);
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
