import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType, type Attachment } from 'discord.js';
import { refuse } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { lookOf } from '../bot/face/drawing/look.ts';
import { inPrivate } from '../bot/face/drawing/message.ts';
import { readFiles } from '../bot/face/workshop/files.ts';
import { NAME_LENGTH } from '../bot/face/workshop/forms.ts';
import { drawOverview } from '../bot/face/workshop/overview.ts';
import { drawEditor } from '../bot/face/workshop/panel.ts';
import { type Craft, craftName, craftsOf } from '../bot/host/workshop/crafts.ts';
import { beginDraft } from '../bot/host/workshop/drafts.ts';

const LIST = 'list';
const FILES = ['file', 'file2'] as const;

export const command: Command = {
  data: (shelf) => {
    const crafts = craftsOf(shelf);
    return {
      name: 'design',
      ...described({
        en: 'Make decks, levels and scenarios of your own',
        de: 'Eigene Decks, Level und Szenarien entwerfen',
      }),
      ...EVERYWHERE,
      options: [
        {
          type: ApplicationCommandOptionType.Subcommand,
          name: LIST,
          ...described({
            en: 'Your drafts and what is shared here',
            de: 'Deine Entwürfe und was hier geteilt ist',
          }),
        },
        ...crafts.map((craft) => ({
          type: ApplicationCommandOptionType.Subcommand as const,
          name: craftName(craft, crafts),
          ...described(craft.design.about),
          options: fileOptions(craft),
        })),
      ],
    };
  },

  async execute(interaction, bot) {
    const { house } = bot;
    const crafts = craftsOf(house.shelf.values());
    const craft = crafts.find((one) => craftName(one, crafts) === interaction.options.getSubcommand());
    const [first, ...others] = craft ? attached(craft, (name) => interaction.options.getAttachment(name)) : [];
    if (!craft || !first) {
      await interaction.reply(inPrivate(await drawOverview(house, interaction, craft)));
      return;
    }
    const read = await readFiles(bot, craft, [first, ...others]);
    if ('refused' in read) return refuse(interaction, read);
    const name = first.name.replace(/\.[^.]*$/, '').slice(0, NAME_LENGTH.most) || first.name;
    const begun = await beginDraft(house, interaction.user.id, craft, { name, doc: read.doc });
    if ('refused' in begun) return refuse(interaction, begun);
    await interaction.reply(inPrivate(drawEditor(begun, await lookOf(house, interaction))));
  },
};

function fileOptions({ design }: Craft): APIApplicationCommandBasicOption[] {
  return design.files.map(({ ending }, index) => ({
    type: ApplicationCommandOptionType.Attachment,
    name: FILES[index] ?? FILES[0],
    ...described({ en: `A file to begin from (${ending})`, de: `Eine Datei, mit der du beginnst (${ending})` }),
  }));
}

function attached({ design }: Craft, get: (name: string) => Attachment | null): Attachment[] {
  return design.files.flatMap((_, index) => get(FILES[index] ?? FILES[0]) ?? []);
}
