import {
  type AnyDesign,
  type AnyGame,
  cut,
  type Design,
  type Document,
  type SeatDesign,
  say,
  type Text,
} from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
} from 'discord.js';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { MAX_OPTION_LABEL } from '../../discord-limits.ts';
import { joinTable } from '../../host/actions/seats.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec, LoadedTable, Request } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import {
  checkDesign,
  isOpenToDesigns,
  type SeatDesignKind,
  seatDesignKind,
  withoutDesign,
} from '../../host/table/seat-designs.ts';
import { hasBegun, isUnanswered, seatsOf } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { matchingSuggestions, type Suggestion } from '../../interactions/command.ts';
import type { OpenTable } from '../../interactions/feature.ts';
import { showOutcome } from '../../interactions/panel.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { localizedDescription } from '../../render/command-data.ts';
import { menu, plain } from '../../render/page.ts';
import { languageOf, plainText } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { type DesignKind, faultsIn, optionsOf, readDraft, readDraftList, tooLarge } from './drafts.ts';
import { bringId } from './record.ts';
import { readShared, sharedListOf } from './sharing.ts';
import { refusal, texts } from './words/texts.ts';

/** Returns the options for playing with a design: one of the user's drafts, or one shared on the server. */
export async function designOptions(
  context: Context,
  person: string,
  guild: string | null,
  id: string,
): Promise<Record<string, string>> {
  const design = await readValidDesign(context, person, guild, id);
  return optionsOf(design, design.doc);
}

/** Returns the options for a table at which two designs of the same kind compete. */
export async function pairOptions(
  context: Context,
  person: string,
  guild: string | null,
  [one, other]: readonly [string, string],
): Promise<Readonly<Record<string, string>>> {
  const first = await readValidDesign(context, person, guild, one);
  const second = await readValidDesign(context, person, guild, other);
  const { game, design } = first;
  if (second.game !== game || second.design !== design || !design.second) throw refusal('unlikeDesigns');
  const options = (design as AnyDesign).second?.options(first.doc, second.doc) ?? {};
  if (tooLarge(game, options).length > 0) throw refusal('designsTooLarge');
  return options;
}

interface Chooser {
  readonly person: string;
  readonly guild: string | null;
  readonly game: AnyGame;
}

/** Reads the design a player chose for their seat: built-in, their own draft, or one shared on the server. */
export async function readSeatDesign(
  context: Context,
  { person, guild, game }: Chooser,
  id: string,
): Promise<SeatDesign> {
  const design = seatDesignKind(game);
  if (design?.starts.some((start) => start.id === id)) return { name: id };
  const chosen = await readValidDesign(context, person, guild, id);
  if (chosen.game !== game || chosen.design !== design) throw refusal('unlikeDesigns');
  return { name: chosen.name, text: (design as AnyDesign).write(chosen.doc)[0] ?? '' };
}

type LoadedDesign = DesignKind & { readonly name: string; readonly doc: Document };

async function readValidDesign(
  context: Context,
  person: string,
  guild: string | null,
  id: string,
): Promise<LoadedDesign> {
  const design = await readDesign(context, person, guild, id);
  if (faultsIn(design, design.doc).length > 0) throw refusal('stillFaulty');
  return design;
}

async function readDesign(context: Context, person: string, guild: string | null, id: string): Promise<LoadedDesign> {
  const own = await readDraft(context, person, id).catch(ignoreRefusal);
  if (own) return { ...own, name: own.draft.name, doc: own.draft.doc };
  const shared = await readShared(context, guild, id);
  return { ...shared, name: shared.shared.name, doc: shared.shared.doc };
}

/** Maximum length of the mark after a design's name that says whose it is. */
const MAX_MARK = 20;

/** An option of `/play` for the first or the second design of a table. */
interface DesignOption {
  readonly name: string;
  readonly design: Design;
  readonly about: Text;
}

function optionsFor({ designs = [] }: AnyGame): DesignOption[] {
  return designs.flatMap((design) => [
    { name: firstOptionName(design), design, about: design.name },
    ...(design.second ? [{ name: secondOptionName(design), design, about: design.second.about }] : []),
  ]);
}

/** Returns the options of a game's `/play` that select designs, for the table and for the user's own seat. */
export function designCommandOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  const own = seatDesignKind(game);
  const forSeat = own && { name: seatOptionName(own), words: own.second.perSeat.about };
  const forTable = optionsFor(game).map(({ name, about }) => ({
    name,
    words: texts.overview.madeWith({ what: about }),
  }));
  return [...(forSeat ? [forSeat] : []), ...forTable].map(({ name, words }) => ({
    type: ApplicationCommandOptionType.String,
    name,
    ...localizedDescription(words),
    autocomplete: true,
  }));
}

/** Adds the designs selected in `/play`, for the table and for the user's own seat. Refuses one that is not available. */
export async function openWithDesigns(
  { interaction, bot: { context } }: Reply<ChatInputCommandInteraction>,
  request: Request,
  next: OpenTable,
): ReturnType<OpenTable> {
  const { game } = request;
  let options: Record<string, string> = {};
  for (const design of game.designs ?? []) {
    options = { ...options, ...(await readChosenDesign(interaction, context, design)) };
  }
  const design = await readSeatDesignOption(interaction, context, game);
  return next({
    ...request,
    options: { ...options, ...(request.options as object) },
    occupants: request.occupants.map((occupant) =>
      design && occupant.kind === 'person' ? { ...occupant, design } : occupant,
    ),
  });
}

async function readChosenDesign(
  { options, user, guildId }: ChatInputCommandInteraction,
  context: Context,
  design: Design,
): Promise<Readonly<Record<string, string>>> {
  const first = options.getString(firstOptionName(design));
  const second = design.second ? options.getString(secondOptionName(design)) : null;
  if (first === null && second !== null) throw refusal('firstDesign');
  if (first === null) return {};
  if (second === null) return designOptions(context, user.id, guildId, first);
  return pairOptions(context, user.id, guildId, [first, second]);
}

/** Returns the design that the user selected for their own seat. Undefined without a selection. */
async function readSeatDesignOption(
  { options, user, guildId }: ChatInputCommandInteraction,
  context: Context,
  game: AnyGame,
): Promise<SeatDesign | undefined> {
  const design = seatDesignKind(game);
  const chosen = design && options.getString(seatOptionName(design));
  return chosen ? readSeatDesign(context, { person: user.id, guild: guildId, game }, chosen) : undefined;
}

interface DesignSuggestion {
  readonly name: Text;
  readonly about?: Text;
  readonly value: string;
}

function builtInDesigns({ starts }: SeatDesignKind): DesignSuggestion[] {
  return starts.map(({ id, name, about }) => ({ name, ...(about && { about }), value: id }));
}

/** Returns the user's drafts and the designs shared on the server, of one game and kind of design. */
async function listDesigns(
  context: Context,
  { person, guild }: { readonly person: string; readonly guild: string | null },
  game: AnyGame,
  design: Design,
): Promise<DesignSuggestion[]> {
  const { drafts } = await readDraftList(context, person);
  const shared = await sharedListOf(context, guild);
  const all = [
    ...drafts.map((card) => ({ card, label: texts.overview.yours })),
    ...shared.map((card) => ({ card, label: texts.overview.shared })),
  ];
  return all
    .filter(({ card }) => card.game === game.id && card.design === design.id)
    .map(({ card, label }) => ({
      name: label({ name: cut(card.name, MAX_OPTION_LABEL - MAX_MARK) }),
      value: card.id,
    }));
}

/** Suggests drafts and shared designs. For the user's own seat, built-in designs are suggested too. */
export async function suggestDesigns(
  interaction: AutocompleteInteraction,
  { context }: Bot,
): Promise<Suggestion[] | undefined> {
  const { name: focused, value } = interaction.options.getFocused(true);
  const game = context.games.get(interaction.options.getSubcommand());
  const language = languageOf(interaction.locale);
  const own = game && seatDesignKind(game);
  const isForSeat = own !== undefined && focused === seatOptionName(own);
  const design = isForSeat ? own : game && optionsFor(game).find(({ name }) => name === focused)?.design;
  if (!game || !design) return undefined;
  const designs = await listDesigns(context, { person: interaction.user.id, guild: interaction.guildId }, game, design);
  const all = [...designs, ...(isForSeat ? builtInDesigns(own) : [])].map(({ name, value: id }) => ({
    name: say(name, language),
    value: id,
  }));
  return matchingSuggestions(all, value);
}

function seatOptionName({ id }: Design): string {
  return `my-${id}`;
}

function firstOptionName({ id }: Design): string {
  return `${id}-design`;
}

function secondOptionName(design: Design): string {
  return `second-${firstOptionName(design)}`;
}

/** Value of the option that leaves the design of a seat to the table. */
const NONE = '-';

/** Returns the button with which an invited user accepts with a design of their choice. Empty without an invitation. */
export function invitedDesignButtons(loaded: LoadedTable): ButtonSpec[] {
  return loaded.table.seats.some(isUnanswered) ? seatDesignButtons(loaded) : [];
}

/** Returns the button to choose a design for a seat. Empty if the game has none for seats. */
export function seatDesignButtons({ table, game }: LoadedTable): ButtonSpec[] {
  const design = seatDesignKind(game);
  return design ? [plain(bringId.make({ table: table.id }), design.second.perSeat.choose)] : [];
}

/** Asks a user in private for the design of their seat, or stores the selected one. Seats users who have no seat yet. */
export async function chooseSeatDesign(reply: Reply<MessageComponentInteraction>, found: LoadedTable): Promise<void> {
  const design = seatDesignKind(found.game);
  if (!design) throw refusal('draftGone');
  const { interaction } = reply;
  const [chosen] = interaction.isStringSelectMenu() ? interaction.values : [];
  if (chosen === undefined) return askForSeatDesign(reply, found, design);
  const seatDesign = chosen === NONE ? undefined : await seatDesignOf(reply, found.game, chosen);
  const { person, name } = actorOf(interaction);
  const loaded = await setSeatDesign(reply.bot.context, found.table.id, { id: person, name }, seatDesign);
  const start = design.starts.find(({ id }) => id === chosen);
  const words = seatDesign
    ? texts.seats.chosen({ design: plainText(start ? start.name : seatDesign.name) })
    : texts.seats.likeTableChosen;
  await showOutcome(reply, loaded, hasBegun(loaded.table) ? common.replies.joined : words);
}

function seatDesignOf({ bot: { context }, user, guildId }: Reply, game: AnyGame, id: string) {
  return readSeatDesign(context, { person: user.id, guild: guildId, game }, id);
}

async function askForSeatDesign(
  reply: Reply<MessageComponentInteraction>,
  { table, game }: LoadedTable,
  design: SeatDesignKind,
): Promise<void> {
  const isOpen = isOpenToDesigns(table);
  const owner = { person: reply.user.id, guild: isOpen ? reply.guildId : null };
  const designs = await listDesigns(reply.bot.context, owner, game, design);
  const options = [
    { label: texts.seats.likeTable, value: NONE },
    ...[...builtInDesigns(design), ...(isOpen ? designs : [])].map(({ name, about, value }) => ({
      label: name,
      description: about,
      value,
    })),
  ];
  const chosen = menu(bringId.make({ table: table.id }), design.second.perSeat.choose, options);
  await reply.private({ content: isOpen || designs.length === 0 ? '' : texts.seats.builtInOnly, rows: [chosen] });
}

/** Sets or removes the design for a user's seat at a waiting table. A user without a seat joins with it. */
export async function setSeatDesign(
  context: Context,
  id: string,
  { id: person, name }: { readonly id: string; readonly name?: string },
  design: SeatDesign | undefined,
): Promise<LoadedTable> {
  const loaded = await findTable(context, id);
  if (seatsOf(loaded.table, person).length === 0) return joinTable(context, id, person, name, design);
  return changeTable(context, id, ({ table }) => {
    if (table.status !== 'open') throw new Refusal(table.status === 'over' ? 'over' : 'begun');
    checkDesign(table, design);
    const seats = table.seats.map(
      (occupant): SeatOccupant =>
        occupant.kind === 'person' && occupant.id === person
          ? ({ ...withoutDesign(occupant), ...(design && { design }) } as SeatOccupant)
          : occupant,
    );
    return { table: { ...table, seats, times: { ...table.times, movedAt: context.now() } } };
  });
}
