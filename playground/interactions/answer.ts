import type { APIMessage } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { refuse } from '../error.ts';
import { choicesForm } from '../limits/autocompletion.ts';
import { brokenAt, check } from '../limits/form.ts';
import { MessageFlag } from '../limits/messages.ts';
import { modalForm } from '../limits/modals.ts';
import { numbered } from '../limits/walk.ts';
import { messageForm } from '../messages/body.ts';
import { compose, revise, sketch } from '../messages/compose.ts';
import type { Upload } from '../world/attachments.ts';
import { BOT } from '../world/cast.ts';
import { type Called, type Interaction, Kind } from './interaction.ts';
import { origin } from './origin.ts';

/** The kinds of first answer by Discord's numbers. */
export const Answer = { message: 4, deferMessage: 5, deferUpdate: 6, update: 7, choices: 8, modal: 9 } as const;

const STRING_OPTION = 3;

function allowed({ kind, holder }: Interaction): number[] {
  if (kind === Kind.autocomplete) return [Answer.choices];
  const updates = holder ? [Answer.deferUpdate, Answer.update] : [];
  const modal = kind === Kind.modal ? [] : [Answer.modal];
  return [Answer.message, Answer.deferMessage, ...updates, ...modal];
}

/** Carries out the bot's first answer and returns the message it is about, if any. Nothing happens when it is refused. */
export function answerFirst(
  discord: Discord,
  interaction: Interaction,
  type: unknown,
  data: unknown,
  files: readonly Upload[],
): APIMessage | undefined {
  const may = allowed(interaction);
  if (!may.includes(type as number)) {
    const message = `Value must be one of {${may.join(', ')}}.`;
    throw brokenAt([{ path: ['type'], code: 'BASE_TYPE_CHOICES', message }]);
  }
  const message = answers[type as keyof typeof answers](discord, interaction, data ?? {}, files);
  interaction.state = 'answered';
  if (message) interaction.original = message.id;
  if (message) interaction.reachable.add(message.id);
  const isDeferred = type === Answer.deferMessage || type === Answer.deferUpdate;
  interaction.tell({ news: 'done', ...(isDeferred && { later: true }) });
  return message;
}

type Answering = (
  discord: Discord,
  interaction: Interaction,
  data: unknown,
  files: readonly Upload[],
) => APIMessage | undefined;

const answers: Record<4 | 5 | 6 | 7 | 8 | 9, Answering> = {
  4: (discord, interaction, data, files) => {
    const form = messageForm(data, ['data']);
    const flags = (form.flags ?? 0) & MessageFlag.ephemeral;
    const { replied, extra } = origin(discord.world, interaction);
    const { channel } = interaction;
    const path = ['data'];
    const draft = { form, files, channel, author: BOT, replied, extra: { ...extra, flags }, path };
    return discord.world.post(compose(discord, draft), flags ? interaction.person.user.id : undefined).message;
  },
  5: (discord, interaction, data) => {
    const flags = (messageForm(data, ['data']).flags ?? 0) & MessageFlag.ephemeral;
    const { replied, extra } = origin(discord.world, interaction);
    const thinking = { ...extra, flags: flags | MessageFlag.loading };
    const draft = { form: {}, channel: interaction.channel, author: BOT, replied, extra: thinking };
    interaction.thinking = true;
    return discord.world.post(sketch(discord, draft), flags ? interaction.person.user.id : undefined).message;
  },
  6: (discord, interaction) => holder(discord, interaction),
  7: (discord, interaction, data, files) => {
    const before = holder(discord, interaction);
    const message = revise(discord, before, messageForm(data, ['data'], before), files, ['data']);
    return discord.world.edit(message).message;
  },
  8: (_, interaction, data) => {
    const { choices } = check(choicesForm(focusedType(interaction)), data, ['data']);
    interaction.tell({ news: 'choices', choices: choices ?? [] });
    return undefined;
  },
  9: (discord, interaction, data) => {
    const form = check(modalForm, data, ['data']);
    discord.interactions.openModal(interaction, { ...form, components: numbered(form.components) });
    return undefined;
  },
};

/** The type of the option that the person is typing in. */
function focusedType({ data }: Interaction): number {
  const find = (options: Called['options'] = []): number | undefined => {
    const here = options.find((one) => one.focused)?.type;
    return here ?? options.map((one) => find(one.options)).find((type) => type !== undefined);
  };
  return find((data as Called).options) ?? STRING_OPTION;
}

/** The message that holds the component, as it is now. */
function holder({ world }: Discord, { channel, holder }: Interaction): APIMessage {
  const posted = world.find(channel.id, holder?.id ?? '');
  if (!posted) throw refuse.unknownMessage();
  return posted.message;
}
