import { type REST, type RESTPostAPIChannelMessageResult, Routes } from 'discord.js';
import type { Seat } from '../../../games/kit/game.ts';
import type { Notice } from '../../../storage/records/table.ts';
import { noteSent } from '../../host/books/shown.ts';
import type { House } from '../../host/house/house.ts';
import { Lanes } from '../../host/house/lanes.ts';
import { findTable } from '../../host/table/find.ts';
import { seatsConcerned } from '../../host/table/notices.ts';
import type { Seated } from '../../host/table/table.ts';
import { restBody } from '../drawing/message.ts';
import { drawNotice } from '../drawing/notice.ts';
import { directChannel } from './direct.ts';
import { isOutOfReach } from './reach.ts';

/** Tells people what their tables want from them, in messages of their own; each notice once. */
export class Pings {
  readonly #house: House;
  readonly #rest: REST;
  readonly #lanes = new Lanes();

  constructor(house: House, rest: REST) {
    this.#house = house;
    this.#rest = rest;
  }

  /**
   * Sends what a table has to say, and takes its last call away when the game is over; rejects when Discord did not take
   * a notice, and then it is still to be said.
   */
  async send({ table }: Seated): Promise<void> {
    if (table.notices.length === 0 && table.status !== 'over') return;
    await this.#lanes.run(table.id, async () => {
      const found = await findTable(this.#house, table.id);
      if ('refused' in found) return;
      for (const notice of found.table.notices) await this.#tell(found, notice);
      if (found.table.status === 'over') await this.#delete(found, found.table.place.ping);
    });
  }

  async #tell(seated: Seated, notice: Notice): Promise<void> {
    const { id } = seated.table;
    const seats = seatsConcerned(seated, notice);
    const ping = seats.length > 0 ? await this.#post(seated, notice, seats) : undefined;
    // A time-out stays: its buttons can be pressed until somebody has decided.
    const replaces = !notice.privately && notice.about !== 'timeout';
    const old = await noteSent(this.#house, id, notice.nonce, replaces ? ping : undefined);
    if (old !== ping) await this.#delete(seated, old);
  }

  async #delete({ table: { id, place } }: Seated, ping: string | undefined): Promise<void> {
    if (ping === undefined) return;
    await this.#rest.delete(Routes.channelMessage(place.channel, ping)).catch((error) => {
      this.#house.log.info({ table: id, error: String(error) }, 'The old ping is out of reach');
    });
  }

  /** Posts a notice and gives its message; nothing where no message can be. */
  async #post(seated: Seated, notice: Notice, seats: readonly Seat[]): Promise<string | undefined> {
    const { table } = seated;
    const body = { ...restBody(drawNotice(seated, notice, seats)), nonce: notice.nonce, enforce_nonce: true };
    try {
      const channel = notice.privately ? await this.#directChannel(seated, seats[0] as Seat) : table.place.channel;
      const posted = await this.#rest.post(Routes.channelMessages(channel), { body });
      return (posted as RESTPostAPIChannelMessageResult).id;
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      this.#house.log.warn({ table: table.id, error: String(error) }, 'Somebody could not be told');
      const { privately, ...openly } = notice;
      return privately && this.#post(seated, openly, seats);
    }
  }

  #directChannel({ table }: Seated, seat: Seat): Promise<string> {
    const sitter = table.seats[seat];
    return directChannel(this.#rest, sitter?.kind === 'person' ? sitter.id : '');
  }
}
