import type { Text } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { ApplicationCommandOptionType, type MessageComponentInteraction } from 'discord.js';
import { idFormat, key, word } from '../../custom-ids/fields.ts';
import { makeId } from '../../custom-ids/ids.ts';
import type { ButtonSpec, LoadedTable, Request } from '../../host/feature.ts';
import { isBetweenPeople } from '../../host/table/rating.ts';
import { isFinished, isPrivate, personsAt } from '../../host/table/table.ts';
import { seatFor } from '../../interactions/access.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showPanelBeside, showWaitingPanel } from '../../interactions/panel.ts';
import { requireHere } from '../../interactions/permissions.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { localizedDescription } from '../../render/command-data.ts';
import { plain, primary } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { showElsewhere, showInPanel, threadFor } from '../../screens/new-game.ts';
import { showHostChange } from '../../screens/seats.ts';
import { texts as newGame } from '../../screens/words/texts.ts';
import {
  dismissAtDeadline,
  joinNextButtons,
  latecomerDeadlines,
  latecomerEffects,
  latecomerLines,
  latecomers,
} from './latecomers.ts';
import {
  agreeButtons,
  agreeFairId,
  agreeFairStart,
  askedText,
  askFairStart,
  fairStartButtons,
  fairStartChanges,
  fairStartId,
  match,
  matchChanges,
  matchEffects,
  matchLines,
  matchNews,
  matchTitle,
  toggleMatch,
  WISH,
} from './match.ts';
import { latecomersKind, matchKind, wishKind } from './record.ts';
import { askForRematch, requireMayReopen } from './rematch.ts';
import { texts } from './words/texts.ts';

export { askForRematch, openRematchOf, requireMayReopen } from './rematch.ts';

/**
 * Opens another game below a finished table, or joins the rematch that the other player has opened. In another channel,
 * replies with a link.
 */
async function playAgain(
  reply: Reply<MessageComponentInteraction>,
  table: string,
  how: { readonly sameSeed?: boolean; readonly stronger?: boolean } = {},
): Promise<void> {
  const { bot } = reply;
  await Promise.all([requireHere(reply, 'table'), requireMayReopen(reply, table)]);
  let thread: string | undefined;
  const otherChannel = async (request: Request) => {
    thread = await threadFor(reply, request);
    return thread;
  };
  const again = await askForRematch(bot.context, table, { ...actorOf(reply.interaction), ...how, otherChannel });
  const { channel, message } = again.table.location;
  if (again.table.location.inPanel) return showInPanel(reply, again);
  if (again.table.terms.hidden) return showHidden(reply, again);
  if (message !== null && again.table.status === 'playing') return showStartedRematch(reply, again);
  if (channel === thread) return showElsewhere(reply, again, newGame.newGame.ownThread);
  // A panel can be in another channel than its table.
  if (channel !== reply.channelId) return showElsewhere(reply, again);
  if (message === null) {
    await bot.delivery.deliver(again, (drawn) => reply.public(drawn));
    if (again.table.status === 'open') await showWaitingPanel(reply, again);
    return;
  }
  await Promise.all([reply.acknowledge(), bot.delivery.deliver(again)]);
}

/** Shows a rematch that the other player had asked for: the panel if only players see the board, and a link from another channel. */
async function showStartedRematch(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { channel } = loaded.table.location;
  const isHere = channel === reply.channelId;
  const started = isHere ? texts.replies.rematchStarted : texts.replies.rematchStartedIn({ channel });
  const seat = isPrivate(loaded) ? seatFor(loaded, reply.user.id) : undefined;
  const answer = async () => {
    if (seat !== undefined) return showPanelBeside(reply, loaded, seat, { done: started });
    await (isHere ? reply.acknowledge() : reply.private({ content: started }));
  };
  await Promise.all([answer(), reply.bot.delivery.deliver(loaded)]);
}

/** Shows the public card of a hidden table, and its panel to the player. */
async function showHidden(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { channel } = loaded.table.location;
  const isHere = channel === reply.channelId;
  await reply.bot.delivery.deliver(loaded, isHere ? (drawn) => reply.public(drawn) : undefined);
  await showPanelBeside(reply, loaded, 0, isHere ? {} : { done: common.replies.yourTable({ channel }) });
}

const table = key('table');

/** Switches between a match of two games and a single game. */
const matchId = idFormat`match|${table}`;
const rematchId = idFormat`rematch|${table}`;
/** Opens a rematch against the next stronger computer. */
const strongerId = idFormat`stronger|${table}`;
/** Opens a solo game again, with a new seed or the same. */
const againId = idFormat`again|${table}|${word('seed', ['new', 'same'])}`;

/** Option of `/play` for a match. */
const TWO_GAMES = 'two-games';

/** Returns the buttons for another game: again, the second game of a match, or a rematch. Empty if none is possible. */
function nextButtons(loaded: LoadedTable): ButtonSpec[] {
  const { table } = loaded;
  const { id, seats, terms } = table;
  if (terms.exercise) return [];
  const again = (seed: 'new' | 'same') => againId.make({ table: id, seed });
  const playNew: ButtonSpec = primary(again('new'), texts.buttons.playAgain, SIGNS.again);
  if (loaded.features.some((feature) => feature.again?.(loaded))) return [playNew];
  if (seats.length === 1) return [playNew, plain(again('same'), texts.buttons.sameSeeds, SIGNS.again)];
  if (terms.single) return [];
  const second = match.next(loaded);
  if (second !== undefined) return [primary(makeId({ kind: 'panel', table: second }), texts.buttons.secondGame)];
  const isPossible = (isFinished(table) || table.ending?.by === 'aborted') && personsAt(table).length > 0;
  return isPossible ? [primary(rematchId.make({ table: id }), texts.buttons.rematch, SIGNS.again)] : [];
}

/** Returns the button that opens the same game against the next stronger computer. */
export function strongerButton({ table }: LoadedTable, label: Text): ButtonSpec {
  return plain(strongerId.make({ table: table.id }), label, SIGNS.again);
}

/** Another game after a finished one: again, a rematch, a stronger computer, matches of two games, and latecomers. */
export const rematch: Feature = {
  id: 'rematch',
  tableRecords: { match: matchKind, latecomers: latecomersKind, wish: wishKind },
  async opening(context, { occupants, features = {} }) {
    const isMatch = features.match && isBetweenPeople({ seats: [...occupants] });
    const match = isMatch && { match: { next: context.newId() } };
    return { features: { ...match, ...(features.latecomers?.length && { latecomers: features.latecomers }) } };
  },
  changed: [matchChanges, fairStartChanges],
  notices: { wish: WISH },
  ended: [matchEffects, latecomerEffects],
  series: match,
  waitingList: latecomers,
  deadlines: latecomerDeadlines,
  atDeadline: dismissAtDeadline,
  play: {
    rare: [TWO_GAMES],
    options: ({ seats }) =>
      seats.max === 2
        ? [
            {
              type: ApplicationCommandOptionType.Boolean,
              name: TWO_GAMES,
              ...localizedDescription(texts.options.twoGames),
            },
          ]
        : [],
    open: ({ interaction }, request, next) =>
      next(
        interaction.options.getBoolean(TWO_GAMES)
          ? { ...request, features: { ...request.features, match: true } }
          : request,
      ),
  },
  lines: {
    title: (loaded) => [matchTitle(loaded)],
    terms: ({ table }) => [table.features.match && texts.match.term],
    ping: matchNews,
    result: matchLines,
    status: latecomerLines,
  },
  boardButtons: {
    waiting: fairStartButtons,
    start: agreeButtons,
    host({ table }) {
      if (!isBetweenPeople(table)) return [];
      const { singleGame, twoGames } = texts.buttons;
      return [plain(matchId.make({ table: table.id }), table.features.match ? singleGame : twoGames)];
    },
    next: nextButtons,
    spectators: joinNextButtons,
  },
  buttons: {
    match: button(matchId, {
      access: 'host',
      async press({ reply, id: { table } }) {
        await showHostChange(reply, await toggleMatch(reply.bot.context, table, reply.user.id));
      },
    }),
    fair: button(fairStartId, {
      access: 'invited',
      async press({ reply, id: { table, start } }) {
        const asked = await askFairStart(reply.bot.context, table, reply.user.id, start);
        await Promise.all([
          reply.sayBriefly(askedText(asked, start, reply.language)),
          reply.bot.delivery.deliver(asked),
        ]);
      },
    }),
    fairyes: button(agreeFairId, {
      access: 'host',
      async press({ reply, id: { table, start } }) {
        await showHostChange(reply, await agreeFairStart(reply.bot.context, table, start));
      },
    }),
    /** Opens a solo game with the options of a finished one. */
    again: button(againId, {
      access: 'nextPlayer',
      press: ({ reply, id: { table, seed } }) => playAgain(reply, table, { sameSeed: seed === 'same' }),
    }),
    /** Opens a rematch below the final board, or joins the one that the other player has opened. */
    rematch: button(rematchId, {
      access: 'nextPlayer',
      press: ({ reply, id: { table } }) => playAgain(reply, table),
    }),
    stronger: button(strongerId, {
      access: 'nextPlayer',
      press: ({ reply, id: { table } }) => playAgain(reply, table, { stronger: true }),
    }),
  },
};
