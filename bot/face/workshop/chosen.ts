import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import type { Design } from '../../../games/kit/design/design.ts';
import type { AnyGame } from '../../../games/kit/game.ts';
import { eachLanguage, say } from '../../../games/kit/text.ts';
import type { Refused } from '../../host/house/refusal.ts';
import { designOptions } from '../../host/workshop/choosing.ts';
import { readPortfolio } from '../../host/workshop/drafts.ts';
import { galleryOf } from '../../host/workshop/sharing.ts';
import type { Bot } from '../desk/bot.ts';
import { described } from '../drawing/described.ts';
import { languageOf } from '../drawing/words.ts';
import { OPTION_MAX, OPTIONS_MAX } from '../limits.ts';
import { WORDS } from './words.ts';

/** What people made, as options of a game's `/play`. */
export function madeOptions({ designs = [] }: AnyGame): APIApplicationCommandBasicOption[] {
  return designs.map((design) => ({
    type: ApplicationCommandOptionType.String,
    name: optionName(design),
    ...described(
      eachLanguage((language) => {
        const name = say(design.name, language);
        return language === 'de' ? `Mit /entwerfen gemacht: ${name}` : `Made with /design: ${name}`;
      }),
    ),
    autocomplete: true,
  }));
}

/** What a table is given of what somebody chose. */
export async function readMade(
  { options, user, guildId }: ChatInputCommandInteraction,
  { house }: Bot,
  { designs = [] }: AnyGame,
): Promise<{ readonly made: Record<string, string> } | Refused> {
  let made: Record<string, string> = {};
  for (const design of designs) {
    const id = options.getString(optionName(design));
    if (id === null) continue;
    const chosen = await designOptions(house, user.id, guildId, id);
    if ('refused' in chosen) return chosen as Refused;
    made = { ...made, ...chosen };
  }
  return { made };
}

/** Offers a person's own drafts and what is shared here. */
export async function suggestMade(interaction: AutocompleteInteraction, { house }: Bot): Promise<void> {
  const { name: focused, value } = interaction.options.getFocused(true);
  const game = house.shelf.get(interaction.options.getSubcommand());
  const design = game?.designs?.find((one) => optionName(one) === focused);
  const language = languageOf(interaction.locale);
  const { drafts } = await readPortfolio(house, interaction.user.id);
  const shared = await galleryOf(house, interaction.guildId);
  const all = [
    ...drafts.map((card) => ({ card, whose: WORDS.yours })),
    ...shared.map((card) => ({ card, whose: WORDS.shared })),
  ];
  const fitting = all
    .filter(({ card }) => card.game === game?.id && card.design === design?.id)
    .filter(({ card }) => card.name.toLowerCase().includes(value.toLowerCase()));
  await interaction.respond(
    fitting.slice(0, OPTIONS_MAX).map(({ card, whose }) => {
      const label = ` (${say(whose, language)})`;
      return { name: card.name.slice(0, OPTION_MAX - label.length) + label, value: card.id };
    }),
  );
}

function optionName({ id }: Design): string {
  return `design-${id}`;
}
