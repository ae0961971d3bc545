import { type AnyGame, cut, type Design, type SeatDesign, say, type Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { MAX_OPTION_LABEL } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import { Refusal } from '../../host/refusal.ts';
import { type SeatDesignKind, seatDesignKind } from '../../host/table/terms.ts';
import type { Bot } from '../../interactions/bot.ts';
import { matchingSuggestions, type Suggestion } from '../../interactions/command.ts';
import type { ReadPlayOptions } from '../../interactions/feature.ts';
import type { Reply } from '../../interactions/reply.ts';
import { localizedDescription } from '../../render/command-data.ts';
import { languageOf } from '../../render/text.ts';
import { designOptions, pairOptions, readSeatDesign } from './choices.ts';
import { readDraftList } from './drafts.ts';
import { sharedListOf } from './sharing.ts';
import { texts } from './words/texts.ts';

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

/** Reads the designs selected in `/play`, for the table and for the user's own seat. Refuses one that is not available. */
export async function readDesignOptions(
  { interaction, bot: { context } }: Reply<ChatInputCommandInteraction>,
  game: AnyGame,
): Promise<ReadPlayOptions> {
  let options: Record<string, string> = {};
  for (const design of game.designs ?? []) {
    options = { ...options, ...(await readChosenDesign(interaction, context, design)) };
  }
  return { options, brings: await readSeatDesignOption(interaction, context, game) };
}

async function readChosenDesign(
  { options, user, guildId }: ChatInputCommandInteraction,
  context: Context,
  design: Design,
): Promise<Readonly<Record<string, string>>> {
  const first = options.getString(firstOptionName(design));
  const second = design.second ? options.getString(secondOptionName(design)) : null;
  if (first === null && second !== null) throw new Refusal('firstDesign');
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

export function builtInDesigns({ starts }: SeatDesignKind): DesignSuggestion[] {
  return starts.map(({ id, name, about }) => ({ name, ...(about && { about }), value: id }));
}

/** Returns the user's drafts and the designs shared on the server, of one game and kind of design. */
export async function listDesigns(
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
