import { say } from '@longtable/kit';
import { ChannelType } from 'discord.js';
import { z } from 'zod';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import { recordKind } from '../../../storage/store.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { isInLobby, isSeated } from '../../host/table/table.ts';
import type { Feature } from '../../interactions/feature.ts';
import { soon } from '../../render/duration.ts';
import type { Drawn } from '../../render/message.ts';
import { everyoneAt, nameAt } from '../../render/names.ts';
import { drawRows, page, phrase, plain, primary } from '../../render/page.ts';
import { seatButtons, termLines } from '../../render/waiting.ts';
import {
  challengeButton,
  checkRating,
  friendButton,
  friendSpec,
  lobbyButton,
  opponentButton,
  opponentId,
} from './quick-match.ts';
import { texts } from './words/texts.ts';

/** Draws an open table in the lobby, with controls for its readers. */
function drawChallenge(loaded: LoadedTable): Drawn {
  const { table, game } = loaded;
  const { language } = table.location;
  const title = phrase`**${game.title}**`;
  const who = nameAt(loaded, table.seats.findIndex(isSeated), language);
  const when = soon(table.times.lapsesAt ?? 0);
  const players = table.seats.length > 2 ? [everyoneAt(loaded, language)] : [];
  return page(
    {
      title: texts.board.looksFor({ who, title, isForTwo: table.seats.length === 2 }),
      end: [...players, ...termLines(loaded, language), texts.board.expires({ when })],
      rows: [seatButtons(loaded)],
    },
    language,
  );
}

/** The first message in a server's lobby channel. The record id is the server id. */
const lobbyCardKind = recordKind('lobby-card', z.strictObject({ channel: z.string(), message: z.string() }));

declare module '../../host/limits.ts' {
  interface Limits {
    /** Maximum number of open challenges of a user on a server. */
    readonly challengesPerPerson: number;
  }
}

/** Pairs users of a server who look for opponents. Their challenges are in the server's lobby channel. */
export const lobby: Feature = {
  id: 'lobby',
  limits: { challengesPerPerson: 3 },
  settings: {
    settings: [
      {
        id: 'lobby',
        after: 'forum',
        label: texts.settings.label,
        question: texts.settings.question,
        button: texts.settings.button,
        command: {
          name: 'lobby',
          about: texts.settings.command,
          option: { name: 'channel', about: texts.settings.option },
        },
        kind: 'channel',
        field: 'lobby',
        type: ChannelType.GuildText,
        work: 'games',
        none: texts.settings.off,
      },
    ],
  },
  drawBoard: (loaded) => (isInLobby(loaded.table) ? drawChallenge(loaded) : undefined),
  checkSeat: (context, { game, terms }, person) => checkRating(context, person, game, terms.rating),
  buttons: { challenge: challengeButton, friend: friendButton, opponent: opponentButton, lobby: lobbyButton },
  welcomeButtons: (games, isOnServer) =>
    games.some(({ seats }) => seats.max > 1)
      ? [friendSpec(), ...(isOnServer ? [plain(opponentId.make({}), texts.welcome.findOpponent)] : [])]
      : [],
  records: [lobbyCardKind],
  serverData: {
    remove: async ({ storage }, guild) => {
      await storage.transact({ writes: [storage.store(lobbyCardKind).drop(guild)] });
    },
  },
  /** Posts the first message in a new lobby channel, and deletes it in the previous one. */
  async serverChanged({ context, messages }, guild, before, { lobby: channel, language = 'en' }) {
    if (channel === before.lobby) return;
    const cards = context.storage.store(lobbyCardKind);
    const fail = (about: object, text: string) => (error: unknown) =>
      context.log.warn({ guild, ...about, error: String(error) }, text);
    const old = await readOrQuarantine(context, lobbyCardKind, guild);
    if (old)
      await messages
        .delete({ channel: old.channel, guild }, old.message)
        .catch(fail({ channel: old.channel }, 'Could not delete the message in the previous lobby channel'));
    if (channel === undefined) return void (await context.storage.transact({ writes: [cards.drop(guild)] }));
    const rows = drawRows([[primary(opponentId.make({}), texts.welcome.inLobby)]], language);
    const body = { content: say(texts.welcome.lobbyCard, language), components: rows };
    const card = await messages
      .send({ channel, guild }, body, { nonce: context.newId() })
      .catch(fail({ channel }, 'Could not post in a lobby channel'));
    const write = card ? cards.put(guild, { channel, message: card.message }) : cards.drop(guild);
    await context.storage.transact({ writes: [write] });
  },
};
