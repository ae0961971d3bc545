import type { Client } from 'discord.js';
import type { House, Log } from '../../host/house/house.ts';
import type { Films } from '../../host/past/film.ts';
import type { Programs } from '../../programs/port.ts';
import type { Boards } from '../boards/boards.ts';
import type { Pictures } from '../pictures/pictures.ts';

/** What commands and buttons work with. */
export interface Bot {
  readonly house: House;
  readonly boards: Boards;
  readonly pictures: Pictures;
  readonly client: Client<true>;
  readonly log: Log;
  /** Recordings in other programs' forms. */
  readonly films: readonly Films[];
  /** Where programs take their seats, if the operator lets them. */
  readonly programs?: Pick<Programs, 'address'> | undefined;
  /** Where uploaded files may be read from, besides Discord's own addresses. */
  readonly attachmentOrigins: readonly string[];
}
