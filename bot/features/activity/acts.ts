import {
  type AnyGame,
  computerName,
  describeOptions,
  type Language,
  say,
  type Text,
  type Viewer,
} from '@longtable/kit';
import { ButtonStyle, Routes } from 'discord.js';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { createThread, threadName } from '../../boards/threads.ts';
import { openTable } from '../../host/actions/open.ts';
import { resign } from '../../host/actions/resign.ts';
import { declineInvitation, joinTable, leaveTable, startTable } from '../../host/actions/seats.ts';
import { requireRoom } from '../../host/commit/table-lists.ts';
import { type Context, suitableLevel } from '../../host/context.ts';
import { type ButtonSpec, boardButtonsAt, type LoadedTable, panelButtonsAt, type Request } from '../../host/feature.ts';
import { isRefusal, Refusal } from '../../host/refusal.ts';
import { displayIn, readServer, requireGame } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { hostOf, isInvited, seatsOf } from '../../host/table/table.ts';
import { type MemberAsker, memberAsker, requireRole } from '../../interactions/access.ts';
import type { Bot } from '../../interactions/bot.ts';
import { isThread, permissionsIn } from '../../interactions/layouts.ts';
import { cannotIn, permissionsNeededIn } from '../../interactions/permissions.ts';
import { everyoneAt } from '../../render/names.ts';
import { answerLines, seatButtons } from '../../render/waiting.ts';
import { texts as common } from '../../render/words/texts.ts';
import { answerLine, answerOffer, offerLine, propose, resume } from '../agreements/index.ts';
import { clearPlan, expectReply, planLine, removeLastStep } from '../plans/index.ts';
import { askForRematch, openRematchOf, requireMayReopen } from '../rematch/index.ts';
import type { Identity } from './identity.ts';
import type { ActButton, Options, TableChoices } from './messages.ts';
import { toggleNote } from './options.ts';
import { plain } from './view.ts';

/** Runs an act. `mark` and `rest` are what follows its kind. */
type Run = (
  context: Context,
  table: string,
  person: string,
  mark: string,
  rest: string,
  asker: MemberAsker,
) => Promise<LoadedTable>;

const offer =
  (what: Parameters<typeof propose>[3]): Run =>
  (context, table, person) =>
    propose(context, table, person, what);

/** What the page can do apart from lines, by the kind of the button in the chat. */
const ACTS: Readonly<Record<string, Run>> = {
  undo: offer('undo'),
  draw: offer('draw'),
  pause: offer('pause'),
  resume,
  resign,
  join: joinInvited,
  decline: declineInvitation,
  begin: startTable,
  leave: leaveTable,
  agree: (context, table, person, mark) => answerOffer(context, table, person, Number(mark), true),
  refuse: (context, table, person, mark) => answerOffer(context, table, person, Number(mark), false),
  rematch: (context, table, person, _, __, asker) =>
    askForRematch(context, table, { person, otherChannel: threadFor(asker) }),
  again: (context, table, person, mark, _, asker) =>
    askForRematch(context, table, { person, sameSeed: mark === 'same', otherChannel: threadFor(asker) }),
  note: toggleNote,
  planned: (context, table, person, mark, line) => planLine(context, table, person, { line }, Number(mark)),
  if: (context, table, person, mark, line) => expectReply(context, table, person, line, Number(mark)),
  unplan: (context, table, person, mark) => removeLastStep(context, table, person, Number(mark)),
  clear: (context, table, person) => clearPlan(context, table, person),
};

/** Acts after which the player's notes or plan are shown again. */
export const OPTION_ACTS: Readonly<Record<string, Options['of']>> = {
  ...{ note: 'notes', planned: 'plan', if: 'plan', unplan: 'plan', clear: 'plan' },
};

/** Acts after which the page keeps showing its table. */
export const STAYING: readonly string[] = ['decline', 'leave'];

/** Buttons that the page does not send as acts, since they only show something. */
const SHOWN: readonly string[] = ['hint', 'notes', 'plan'];

/** Acts that are beside the moves. The others are in a menu. */
const MAIN: readonly string[] = ['undo', 'resume', 'hint', 'rematch', 'again', 'open'];

type Acts = Pick<TableChoices, 'acts' | 'request'>;

/** Returns what a user can do apart from lines: the buttons that the chat offers them, as far as the page can press them. */
export async function actsOf(
  context: Context,
  loaded: LoadedTable,
  viewer: Viewer,
  user: string,
  language: Language,
): Promise<Acts> {
  const { status } = loaded.table;
  if (status === 'open') return { acts: [], request: invitationAt(loaded, user, language) };
  if (viewer === 'spectator') return { acts: [] };
  if (status === 'over') {
    const rematch = await openRematchOf(context, loaded.table, user);
    const request = rematch && invitationAt(rematch, user, language);
    if (request && request.acts.length > 0) return { acts: [], request };
    return { acts: boardButtonsAt(loaded, 'next').flatMap((button) => actOf(button, language)) };
  }
  const answers = panelButtonsAt(loaded, 'answers', viewer, language).flatMap((button) => actOf(button, language));
  const text = offerLine(loaded, language, viewer) || answerTo(loaded, viewer, language);
  const isPaused = status === 'paused';
  const request = text ? { request: { text: plain(say(text, language)), acts: isPaused ? [] : answers } } : {};
  if (isPaused) return { acts: answers, ...request };
  const more = await Promise.all(
    context.features.map((feature) => feature.moreButtons?.(context, loaded, viewer) ?? []),
  );
  const buttons = [...panelButtonsAt(loaded, 'undo', viewer, language), ...more.flat()];
  const acts = buttons.flatMap((button) => actOf(button, language));
  const unique = [...new Map(acts.map((act) => [act.act, act])).values()];
  return { acts: [...unique, { act: 'giveUp', label: say(common.buttons.resign, language) }], ...request };
}

/** Returns how a player's request was answered, and to the player who has answered it what was undone. */
function answerTo(loaded: LoadedTable, viewer: Viewer, language: Language): Text {
  const { seat, by, what, agrees } = loaded.table.features.agreement?.answer ?? {};
  if (seat === viewer) return answerLine(loaded, language);
  if (by !== viewer || what !== 'undo' || !agrees) return '';
  const reader = readerAt(loaded, viewer, language);
  return loaded.features.flatMap((feature) => feature.logLines?.(loaded, reader) ?? []).at(-1)?.text ?? '';
}

/** Returns who has invited whom to an open table, how they have answered, and what the user can do about it. */
function invitationAt(loaded: LoadedTable, user: string, language: Language): NonNullable<Acts['request']> {
  const { table } = loaded;
  const [seat] = seatsOf(table, user);
  const own = seat === undefined ? ['join', 'decline'] : hostOf(table)?.id === user ? ['begin', 'leave'] : ['leave'];
  const possible = seat !== undefined || isInvited(table, user) ? own : [];
  const lines = [`${everyoneAt(loaded, language, seat)}.`, ...answerLines(loaded, language)];
  const withNames = (text: string) =>
    table.seats.reduce(
      (named, occupant) =>
        'id' in occupant && occupant.name ? named.replaceAll(`<@${occupant.id}>`, occupant.name) : named,
      text,
    );
  return {
    text: withNames(plain(lines.join(' '))),
    acts: seatButtons(loaded)
      .filter(([id]) => possible.includes(id.split('|')[0]!))
      .flatMap((button) => actOf(button, language))
      .map((act) => ({ ...act, table: table.id })),
  };
}

/** Seats an invited user. Other users join in the chat, where the bot may refuse them. */
async function joinInvited(context: Context, id: string, user: string): Promise<LoadedTable> {
  const { seats, ...table } = (await findTable(context, id)).table;
  const invited = seats.find((occupant) => occupant.kind === 'invited' && occupant.id === user);
  if (!isInvited({ seats, ...table }, user)) throw new Refusal('notInvited');
  return joinTable(context, id, user, invited && 'name' in invited ? invited.name : undefined);
}

/** Returns the act of a button of the chat, whose custom id has the kind, the table and a mark. Empty if the page cannot press it. */
function actOf([id, label, style]: ButtonSpec, language: Language): ActButton[] {
  const [chatKind = '', table = '', mark] = id.split('|');
  // The second game of a match is opened, which in the chat shows its panel.
  const kind = chatKind === 'panel' ? 'open' : chatKind;
  const isShown = SHOWN.includes(kind);
  if (!ACTS[kind] && !isShown && kind !== 'open') return [];
  return [
    {
      act: mark === undefined || isShown ? kind : `${kind}|${mark}`,
      ...(kind === 'open' && { table }),
      label: say(label, language),
      ...(style === ButtonStyle.Danger && { isCostly: true as const }),
      ...(MAIN.includes(kind) && { isMain: true as const }),
    },
  ];
}

/** Acts that open a table. */
export const OPENING: readonly string[] = ['rematch', 'again'];

/** Runs an act. */
export async function runAct(context: Context, asker: MemberAsker, act: string, table: string): Promise<LoadedTable> {
  const [kind = '', mark = '0', ...rest] = act.split('|');
  const run = Object.hasOwn(ACTS, kind) ? ACTS[kind] : undefined;
  if (!run) throw new Refusal('stale');
  if (OPENING.includes(kind)) {
    await requireRoom(context, asker.user.id, (await findTable(context, table)).table.location);
    await requireMayReopen(asker, table);
  }
  return run(context, table, asker.user.id, mark, rest.join('|'), asker);
}

/** Returns what creates a thread for a rematch whose channel is occupied. It resolves to undefined if there can be none. */
function threadFor({ bot, user }: MemberAsker) {
  return async (request: Request): Promise<string | undefined> => {
    const { guild, guest, channel } = request.location;
    await requireRoom(bot.context, user.id, request.location);
    const here = guild === null || guest ? undefined : await bot.layouts.channel(guild, channel);
    const parent = here && isThread(here) ? here.parent_id : channel;
    if (!here || !parent || guild === null || (await cannotIn(bot, guild, parent, 'thread'))) return undefined;
    return createThread(bot.client.rest, parent, threadName(bot.features, request));
  };
}

/** Returns what the page starts for a user: a quick game, if it has lengths, alone or against a computer of similar strength. */
async function startFor(context: Context, game: AnyGame, user: string) {
  const length = describeOptions(game.options).find(({ name }) => name === 'length');
  const quick = length?.kind === 'choice' ? length.values.find(({ value }) => value === 'quick') : undefined;
  const level = game.seats.max > 1 ? await suitableLevel(context, game, user) : undefined;
  return { level, options: quick ? { length: quick.value } : {}, label: quick?.button ?? quick?.label };
}

/** Returns what the page starts, in words: its length and the computer. */
export async function aboutStart(context: Context, game: AnyGame, user: string, language: Language): Promise<string> {
  const { level, label } = await startFor(context, game, user);
  const computer = level && `${computerName(language)} (${say(level.name, language)})`;
  return [label && say(label, language), computer, say(game.summary, language)].filter(Boolean).join(' · ');
}

/**
 * Opens a table for a user: alone, or against computers of similar strength. In their panel if the
 * channel has a table, or if they or the bot may not write there.
 */
export async function startGame(bot: Bot, context: Context, identity: Identity, id: string): Promise<LoadedTable> {
  const { user, name, channel, guild, language } = identity;
  const game = context.games.get(id);
  if (!game) throw new Refusal('gameGone');
  const server = requireGame(await readServer(context, guild), game.id, channel, null);
  const asker = askerOf(bot, identity);
  await requireRole(asker, 'tableRoles');
  const { level, options } = await startFor(context, game, user);
  if (!level && game.seats.min > 1) throw new Refusal('noComputer');
  const others = Array.from(
    { length: game.seats.min - 1 },
    (): SeatOccupant => ({ kind: 'computer', level: level!.id }),
  );
  const occupants: SeatOccupant[] = [{ kind: 'person', id: user, name }, ...others];
  const display = displayIn(server, channel, null);
  const location = { guild, channel, message: null, language, ...(display && { display }) };
  const open = (more: { readonly inPanel?: true; readonly guest?: true } = {}) =>
    openTable(context, { game, options, occupants, location: { ...location, ...more } });
  if (await isGuest(bot, identity)) return open({ inPanel: true, guest: true });
  if (!(await mayWrite(asker, channel))) return open({ inPanel: true });
  return open().catch((error) => {
    if (!isRefusal(error, 'placeTaken') || guild === null) throw error;
    return open({ inPanel: true });
  });
}

/** Whether the bot is not a member of a user's server or chat. Refuses if Discord does not tell. */
async function isGuest({ client, layouts, messages }: Bot, { user, guild, channel }: Identity): Promise<boolean> {
  if (guild === null) return (await messages.directChannel(user)) !== channel;
  if (await layouts.of(guild)) return false;
  return client.rest.get(Routes.guild(guild)).then(
    () => false,
    ({ status }) => {
      if (status !== 403 && status !== 404) throw new Refusal('busy');
      return true;
    },
  );
}

/** Whether a user may write in the channel of their page. True in a DM. */
async function mayWrite({ bot: { layouts }, guildId, member }: MemberAsker, channel: string): Promise<boolean> {
  const layout = guildId === null ? undefined : await layouts.of(guildId);
  const here = layout && (await layouts.channel(layout.id, channel));
  if (!layout || !here) return true;
  const there = await member();
  return there !== undefined && permissionsIn(layout, here, there).has([...permissionsNeededIn(here)]);
}

/** Returns the user of a page, who asks without an interaction. */
export function askerOf(bot: Bot, { user, guild }: Identity): MemberAsker {
  return memberAsker(bot, guild, user);
}
