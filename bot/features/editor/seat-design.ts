import type { AnyGame, SeatDesign } from '@longtable/kit';
import type { MessageComponentInteraction } from 'discord.js';
import type { Latecomer, SeatOccupant } from '../../../storage/records/table.ts';
import { joinTable } from '../../host/actions/seats.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { hasBegun, seatsOf } from '../../host/table/table.ts';
import {
  checkDesign,
  isOpenToDesigns,
  type SeatDesignKind,
  seatDesignKind,
  withoutDesign,
} from '../../host/table/terms.ts';
import { showOutcome } from '../../interactions/panel.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { menu, plain } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { readSeatDesign } from './choices.ts';
import { bringId } from './ids.ts';
import { builtInDesigns, listDesigns } from './options.ts';
import { texts } from './words/texts.ts';

/** Value of the option that leaves the design of a seat to the table. */
const NONE = '-';

/** Returns the button to choose a design for a seat. Empty if the game has none for seats. */
export function seatDesignButtons({ table, game }: LoadedTable): ButtonSpec[] {
  const design = seatDesignKind(game);
  return design ? [plain(bringId.make({ table: table.id }), design.second.perSeat.choose)] : [];
}

/** Asks a user in private for the design of their seat, or stores the selected one. Seats users who have no seat yet. */
export async function chooseSeatDesign(reply: Reply<MessageComponentInteraction>, found: LoadedTable): Promise<void> {
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
  const isOpen = isOpenToDesigns(table);
  const designs = isOpen
    ? await listDesigns(reply.bot.context, { person: reply.user.id, guild: reply.guildId }, game, design)
    : [];
  const options = [
    { label: texts.seats.likeTable, value: NONE },
    ...[...builtInDesigns(design), ...designs].map(({ name, about, value }) => ({
      label: name,
      description: about,
      value,
    })),
  ];
  const chosen = menu(bringId.make({ table: table.id }), design.second.perSeat.choose, options);
  await reply.private({ content: isOpen ? '' : texts.seats.builtInOnly, rows: [chosen] });
}

/** Sets or removes the design for a user's seat at a waiting table. A user without a seat joins with it. */
export async function setSeatDesign(
  context: Context,
  id: string,
  { id: person, name }: Latecomer,
  design: SeatDesign | undefined,
): Promise<LoadedTable> {
  const found = await findTable(context, id);
  if (seatsOf(found.table, person).length === 0) return joinTable(context, id, person, name, design);
  return changeTable(context, id, ({ table }) => {
    if (table.status !== 'open') throw new Refusal(table.status === 'over' ? 'over' : 'begun');
    checkDesign(table, design);
    const seats = table.seats.map(
      (occupant): SeatOccupant =>
        occupant.kind === 'person' && occupant.id === person
          ? ({ ...withoutDesign(occupant), ...(design && { brings: design }) } as SeatOccupant)
          : occupant,
    );
    return { table: { ...table, seats, times: { ...table.times, movedAt: context.now() } } };
  });
}
