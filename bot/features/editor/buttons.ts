import { type AnyGame, say } from '@longtable/kit';
import { ComponentType, type MessageComponentInteraction } from 'discord.js';
import { makeId } from '../../custom-ids/ids.ts';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import { setSeatDesign } from '../../host/actions/keep.ts';
import { Refusal } from '../../host/refusal.ts';
import { hasBegun, type LoadedTable } from '../../host/table/table.ts';
import type { Buttons } from '../../interactions/button.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { requireRole } from '../../interactions/roles.ts';
import { showOutcome } from '../../interactions/settled.ts';
import { row } from '../../render/components.ts';
import { texts as common } from '../../render/words/texts.ts';
import { pressDesign, submitDesign } from './actions.ts';
import { readSeatDesign } from './choices.ts';
import { builtInDesigns, listDesigns } from './options.ts';
import { runOverviewAction } from './overview.ts';
import { isOpenToDesigns, type SeatDesignKind, seatDesignKind } from './seat-designs.ts';
import { texts } from './words/texts.ts';

/** Value of the option that leaves the design of a seat to the table. */
const NONE = '-';

/** Asks a user in private for the design of their seat, or stores the selected one. Seats users who have no seat yet. */
async function chooseSeatDesign(reply: Reply<MessageComponentInteraction>, found: LoadedTable): Promise<void> {
  const design = seatDesignKind(found.game);
  if (!design) throw new Refusal('draftGone');
  const { interaction } = reply;
  const [chosen] = interaction.isStringSelectMenu() ? interaction.values : [];
  if (chosen === undefined) return askForSeatDesign(reply, found, design);
  const seatDesign = chosen === NONE ? undefined : await seatDesignOf(reply, found.game, chosen);
  const { person, name } = actorOf(interaction);
  const loaded = await setSeatDesign(reply.bot.context, found.table.id, { id: person, name }, seatDesign);
  await showOutcome(reply, loaded, hasBegun(loaded.table) ? common.replies.joined : texts.seats.chosen);
}

function seatDesignOf({ bot: { context }, user, guildId }: Reply, game: AnyGame, id: string) {
  return readSeatDesign(context, { person: user.id, guild: guildId, game }, id);
}

async function askForSeatDesign(
  reply: Reply<MessageComponentInteraction>,
  { table, game }: LoadedTable,
  design: SeatDesignKind,
): Promise<void> {
  const { language } = reply;
  const isOpen = isOpenToDesigns(table);
  const designs = isOpen
    ? await listDesigns(reply.bot.context, { person: reply.user.id, guild: reply.guildId }, game, design)
    : [];
  const options = [
    { label: say(texts.seats.likeTable, language), value: NONE },
    ...[...builtInDesigns(design), ...designs].map(({ name, about, value }) => ({
      label: say(name, language),
      ...(about && { description: say(about, language) }),
      value,
    })),
  ];
  const custom_id = makeId({ kind: 'bring', table: table.id });
  const placeholder = say(design.second.perSeat.choose, language);
  const menu = row([
    { type: ComponentType.StringSelect, custom_id, placeholder, options: options.slice(0, MAX_OPTIONS) },
  ]);
  await reply.private({ content: isOpen ? '' : say(texts.seats.builtInOnly, language), components: [menu] });
}

/** Runs an action unless the server limits designs to roles that the user does not have. */
async function unlessForbidden(reply: Reply, act: () => Promise<unknown>): Promise<void> {
  await requireRole(reply, 'designRoles');
  await act();
}

export const buttons: Buttons<'design' | 'workshop' | 'bring'> = {
  design: {
    access: 'draft',
    press: ({ reply, id, at: open }) => unlessForbidden(reply, () => pressDesign(reply, id, open)),
    submit: ({ reply, id }) => unlessForbidden(reply, () => submitDesign(reply, id)),
  },

  bring: {
    access: 'visitor',
    press: ({ reply, at }) => chooseSeatDesign(reply, at),
  },

  workshop: {
    access: 'anyone',
    press: ({ reply, id }) => unlessForbidden(reply, () => runOverviewAction(reply, id)),
  },
};
