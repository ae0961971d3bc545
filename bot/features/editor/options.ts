import { type AnyGame, type Design, eachLanguage, type SeatDesign, say, type Text } from '@longtable/kit';
import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { MAX_OPTION_LABEL, MAX_OPTIONS } from '../../discord-limits.ts';
import type { Context } from '../../host/context.ts';
import { designOptions, pairOptions, readSeatDesign } from '../../host/editor/choices.ts';
import { readDraftList } from '../../host/editor/drafts.ts';
import { sharedListOf } from '../../host/editor/sharing.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import { type SeatDesignKind, seatDesignKind } from '../../host/table/seat-designs.ts';
import type { Bot } from '../../interactions/bot.ts';
import { localizedDescription } from '../../render/command-data.ts';
import { languageOf } from '../../render/text.ts';
import { WORDS } from './text.ts';

/** An option that takes something made: the first of a design at a table, or the second. */
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

/** What people made, as options of a game's `/play`: for the table, and for one's own seat. */
export function designCommandOptions(game: AnyGame): APIApplicationCommandBasicOption[] {
  const own = seatDesignKind(game);
  const forSeat = own && { name: seatOptionName(own), words: own.second.perSeat.about };
  const forTable = optionsFor(game).map(({ name, about }) => ({
    name,
    words: eachLanguage((language) => {
      const what = say(about, language);
      return language === 'de' ? `Mit /entwerfen erstellt: ${what}` : `Made with /design: ${what}`;
    }),
  }));
  return [...(forSeat ? [forSeat] : []), ...forTable].map(({ name, words }) => ({
    type: ApplicationCommandOptionType.String,
    name,
    ...localizedDescription(words),
    autocomplete: true,
  }));
}

/** What a table is given of what somebody chose. */
export async function readChosenDesigns(
  interaction: ChatInputCommandInteraction,
  { context }: Bot,
  { designs = [] }: AnyGame,
): Promise<{ readonly options: Record<string, string> } | Refused> {
  let options: Record<string, string> = {};
  for (const design of designs) {
    const chosen = await readChosenDesign(interaction, context, design);
    if ('refused' in chosen) return chosen as Refused;
    options = { ...options, ...chosen };
  }
  return { options };
}

async function readChosenDesign(
  { options, user, guildId }: ChatInputCommandInteraction,
  context: Context,
  design: Design,
): Promise<Readonly<Record<string, string>> | Refused> {
  const first = options.getString(firstOptionName(design));
  const second = design.second ? options.getString(secondOptionName(design)) : null;
  if (first === null) return second === null ? {} : refusal('firstDesign');
  if (second === null) return designOptions(context, user.id, guildId, first);
  return pairOptions(context, user.id, guildId, [first, second]);
}

/** What somebody brings to their own seat, if they chose something. */
export async function readSeatDesignOption(
  { options, user, guildId }: ChatInputCommandInteraction,
  { context }: Bot,
  game: AnyGame,
): Promise<{ readonly brings?: SeatDesign } | Refused> {
  const design = seatDesignKind(game);
  const chosen = design && options.getString(seatOptionName(design));
  if (!chosen) return {};
  const brings = await readSeatDesign(context, { person: user.id, guild: guildId, game }, chosen);
  return 'refused' in brings ? brings : { brings };
}

/** Something to choose, by what is asked for and how it is called. */
interface DesignSuggestion {
  readonly name: Text;
  readonly about?: Text;
  readonly value: string;
}

/** What is built in of a design that players bring. */
export function builtInDesigns({ starts }: SeatDesignKind): DesignSuggestion[] {
  return starts.map(({ id, name, about }) => ({ name, ...(about && { about }), value: id }));
}

/** A person's own drafts and what is shared where they are. */
export async function listDesigns(
  context: Context,
  { person, guild }: { readonly person: string; readonly guild: string | null },
  game: AnyGame,
  design: Design,
): Promise<DesignSuggestion[]> {
  const { drafts } = await readDraftList(context, person);
  const shared = await sharedListOf(context, guild);
  const all = [
    ...drafts.map((card) => ({ card, whose: WORDS.yours })),
    ...shared.map((card) => ({ card, whose: WORDS.shared })),
  ];
  return all
    .filter(({ card }) => card.game === game.id && card.design === design.id)
    .map(({ card, whose }) => ({
      name: eachLanguage((language) => {
        const label = ` (${say(whose, language)})`;
        return card.name.slice(0, MAX_OPTION_LABEL - label.length) + label;
      }),
      value: card.id,
    }));
}

/** Offers what somebody can play with; to their own seat they can also bring what is built in. */
export async function suggestDesigns(interaction: AutocompleteInteraction, { context }: Bot): Promise<void> {
  const { name: focused, value } = interaction.options.getFocused(true);
  const game = context.shelf.get(interaction.options.getSubcommand());
  const language = languageOf(interaction.locale);
  const own = game && seatDesignKind(game);
  const isForSeat = own !== undefined && focused === seatOptionName(own);
  const design = isForSeat ? own : game && optionsFor(game).find(({ name }) => name === focused)?.design;
  if (!game || !design) return interaction.respond([]);
  const designs = await listDesigns(context, { person: interaction.user.id, guild: interaction.guildId }, game, design);
  const all = [...designs, ...(isForSeat ? builtInDesigns(own) : [])].map(({ name, value: id }) => ({
    name: say(name, language),
    value: id,
  }));
  const fitting = all.filter(({ name }) => name.toLowerCase().includes(value.toLowerCase()));
  await interaction.respond(fitting.slice(0, MAX_OPTIONS));
}

function seatOptionName({ id }: Design): string {
  return `my-${id}`;
}

function firstOptionName({ id }: Design): string {
  return `design-${id}`;
}

function secondOptionName(design: Design): string {
  return `${firstOptionName(design)}2`;
}
