import { say, type Text } from '@longtable/kit';
import { type Client, hideLinkEmbed, hyperlink } from 'discord.js';
import type { Table } from '../../storage/records/table.ts';
import { noteLost } from '../host/commit/shown.ts';
import type { Context } from '../host/context.ts';
import type { Display, ShowOutcome } from '../host/delivery/delivery.ts';
import { GameFailedError } from '../host/sandbox/sandbox.ts';
import { unlessGameFails } from '../host/table/failed.ts';
import { Presence } from '../host/table/presence.ts';
import { type LoadedTable, personsAt } from '../host/table/table.ts';
import { isPassing } from '../host/table/terms.ts';
import { grantLink } from '../invite.ts';
import { NoInteractionTokenError } from '../messages/interaction-tokens.ts';
import { isClosed, isGone, isOutOfReach, type Messages } from '../messages/messages.ts';
import type { Pictures } from '../render/pictures/pictures.ts';
import { Panels } from './panels.ts';
import { Pings } from './pings.ts';
import { Placement, type Send } from './placement.ts';
import { Posts } from './posts.ts';
import { BoardQueue, Written } from './queue.ts';
import { RateLimiter } from './rate-limiter.ts';

/** Keeps the board messages in step with the tables: one writer per board, always the newest state. */
export class Boards implements Display<Send> {
  readonly #context: Context;
  readonly #client: Client<true>;
  readonly #messages: Messages;
  readonly #rateLimiter: RateLimiter;
  readonly #placement: Placement;
  readonly #pings: Pings;
  /** The private panels beside the boards. */
  readonly panels: Panels;
  /** Who is there, and need not be called at once. */
  readonly presence: Presence;
  /** What is on the boards. */
  readonly written = new Written();
  readonly #queue = new BoardQueue();
  readonly #refreshing = new Set<Promise<unknown>>();

  constructor(context: Context, client: Client<true>, pictures: Pictures, messages: Messages) {
    this.#context = context;
    this.#client = client;
    this.#messages = messages;
    const { rest } = client;
    this.#rateLimiter = new RateLimiter(rest, context.limits.editsApart);
    this.presence = new Presence(context.now);
    this.#placement = new Placement(context, messages, new Posts(context, rest, messages), this.written, pictures);
    this.panels = new Panels(context, pictures, this.#rateLimiter);
    this.#pings = new Pings(context, messages, this);
  }

  /** How many boards wait to be written. */
  get waiting(): number {
    return this.#queue.size;
  }

  async drain(): Promise<void> {
    await Promise.all(this.#refreshing);
    await this.#queue.drain();
  }

  noteChange(loaded: LoadedTable): void {
    this.written.noteChange(loaded);
  }

  notify(loaded: LoadedTable): Promise<void> {
    return this.#pings.send(loaded);
  }

  notifiesLaterAt(table: string): number | undefined {
    return this.#pings.deferredUntil(table);
  }

  /** Shows a table's newest state, through `send` if that works, else by editing or posting its board message. */
  async show(loaded: LoadedTable, send?: Send): Promise<ShowOutcome> {
    if (!send && isPassing(loaded)) return 'shown';
    const ready = send ? undefined : () => this.#rateLimiter.turn(loaded.table.place.channel);
    const { newest, outcome } = await this.#queue.write(loaded, (state) => this.#write(state, send), ready);
    // Only now: nobody learns from a panel what everybody may know and has not been shown.
    const refresh = unlessGameFails(this.#context, loaded.table.id, () => this.panels.refresh(newest));
    const refreshing = refresh.finally(() => this.#refreshing.delete(refreshing));
    this.#refreshing.add(refreshing);
    if (outcome === 'shown') void this.#animate(newest).catch(() => undefined);
    return outcome;
  }

  async showFailed(table: Table, sentence: Text): Promise<void> {
    await this.inTurn(table.id, () => this.#placement.replace(table, sentence));
  }

  /** Animations run in the background at the lowest priority. */
  async #animate(loaded: LoadedTable): Promise<void> {
    const { id, place } = loaded.table;
    const show = await this.#placement.animated(loaded);
    if (show && (await this.#rateLimiter.spareTurn(place.channel))) await this.inTurn(id, show);
  }

  /** Writes to a table's board in some other way, after earlier writers. */
  inTurn<T>(id: string, write: () => Promise<T>): Promise<T> {
    return this.#queue.inTurn(id, write);
  }

  async #write(loaded: LoadedTable, send?: Send): Promise<ShowOutcome> {
    try {
      await this.#placement.put(loaded, send);
      return 'shown';
    } catch (error) {
      if (error instanceof GameFailedError) throw error;
      this.#context.log.warn({ table: loaded.table.id, error: String(error) }, 'A board could not be shown');
      if (send) return this.#write(loaded);
      return isClosed(error) ? this.#lose(loaded, error) : 'failed';
    }
  }

  /** Tells the players; a channel that is gone does not come back. */
  async #lose(loaded: LoadedTable, error: unknown): Promise<ShowOutcome> {
    // Whoever presses something there finds the board up to date, and those on turn are told elsewhere.
    if (error instanceof NoInteractionTokenError) return 'closed';
    try {
      await this.#notifyLost(loaded);
      return isGone(error) ? 'shown' : 'closed';
    } catch (failure) {
      this.#context.log.warn(
        { table: loaded.table.id, error: String(failure) },
        'Nobody could be told of a lost table',
      );
      return 'failed';
    }
  }

  /** Tells the players of a table once, in direct messages, that its board can no longer be shown. */
  async #notifyLost(loaded: LoadedTable): Promise<void> {
    const { id, status, place } = loaded.table;
    if (status === 'over' || place.guild === null) return;
    if ((await this.#context.tables.get(id))?.place.lost) return;
    const content = say(words(loaded, grantLink(this.#client, place.guild)), place.language);
    for (const [index, user] of personsAt(loaded.table).entries()) {
      try {
        await this.#messages.send({ user }, { content }, { nonce: `${id}.lost${index}` });
      } catch (error) {
        if (!isOutOfReach(error)) throw error;
        this.#context.log.info({ table: id, error: String(error) }, 'A player of a lost table is out of reach');
      }
    }
    await noteLost(this.#context, id);
  }
}

function words({ table, game }: LoadedTable, address: string): Text {
  const where = `<#${table.place.channel}>`;
  const link = (label: string) => hyperlink(label, hideLinkEmbed(address));
  return {
    en: `I can’t show the **${game.title}** board in ${where} any more because I’m not allowed to read or post there. Your game is safe. Ask a server admin to restore my access with ${link('this link')} or in the channel’s permissions and use \`/board\` there, or move the table: use \`/board\` in another channel of the server.`,
    de: `Ich kann das Brett von **${game.title}** in ${where} nicht mehr zeigen, weil ich dort nicht lesen oder schreiben darf. Dein Spiel ist sicher. Bitte die Serververwaltung, mir mit ${link('diesem Link')} oder in den Berechtigungen des Kanals wieder Zugriff zu geben, und nutze dort \`/brett\`. Oder verschiebe den Tisch: Nutze \`/brett\` in einem anderen Kanal des Servers.`,
  };
}
