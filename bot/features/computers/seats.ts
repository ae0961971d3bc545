import { type Language, labelled, say } from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import { idFormat, key } from '../../custom-ids/fields.ts';
import { seatsAreFixed, startIfFull } from '../../host/actions/open.ts';
import { assignSeat, seatToGive } from '../../host/actions/seats.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { turnNotices } from '../../host/table/notices.ts';
import { levelFor, nonComputerCount, seatsOf } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { Row } from '../../render/message.ts';
import { drawRows, menu, phrase, plain } from '../../render/page.ts';
import { levelChoices } from '../../render/terms.ts';
import { texts as common } from '../../render/words/texts.ts';
import { ownSettings } from '../../screens/new-game/here.ts';
import { showHostChange } from '../../screens/seats/seats.ts';

const table = key('table');
const computerId = idFormat`computer|${table}|${key('level')}`;
const computersId = idFormat`computers|${table}`;

/** Returns a button for the only computer level, or a menu of several. Empty if the game has no computers. */
export function levelRows({ table: { id, seats }, game, features }: LoadedTable, language: Language): Row[] {
  const isForTwo = seats.length === 2;
  const levels = levelChoices(game, features).map(({ value: level, label, about }) => ({
    label,
    description: about,
    value: computerId.make({ table: id, level }),
  }));
  const [only, another] = levels;
  if (!only) return [];
  const { buttons, menus } = common;
  if (another) {
    const placeholder = isForTwo ? menus.playComputer : menus.addComputer;
    return drawRows([menu(computersId.make({ table: id }), placeholder, levels)], language);
  }
  const verb = say(isForTwo ? buttons.playComputer : buttons.addComputer, language);
  const level = say(phrase`${only.label} (${only.description})`, language);
  return drawRows([[plain(only.value, labelled(verb, level, language))]], language);
}

/** Buttons that add a computer in a free seat. */
export const computerButtons = {
  computer: button(computerId, {
    access: 'host',
    press: ({ reply, id: { table, level } }) => seatComputer(reply, table, level),
  }),
  computers: button(computersId, {
    access: 'host',
    press({ reply, id: { table } }) {
      const { interaction } = reply;
      const chosen = interaction.isStringSelectMenu() ? computerId.parse(interaction.values[0] ?? '') : undefined;
      return chosen ? seatComputer(reply, table, chosen.level) : reply.say(common.replies.menuOutdated);
    },
  }),
};

async function seatComputer(reply: Reply, table: string, level: string): Promise<void> {
  const loaded = await addComputer(reply.bot.context, table, reply.user.id, level, await ownSettings(reply));
  await showHostChange(reply, loaded);
}

/**
 * Seats a computer at a waiting table, also in a reserved seat. Starts the game if the table is full. If no other person plays, the board uses the
 * user's `own` settings.
 */
export async function addComputer(
  context: Context,
  id: string,
  person: string,
  level: string,
  own: Pick<Table['location'], 'language' | 'display'> | undefined = undefined,
): Promise<LoadedTable> {
  return changeTable(context, id, async (loaded) => {
    const { table, game } = loaded;
    const seat = seatToGive(table, person);
    const chosen = await levelFor(context, game, person, level);
    if (!chosen) throw new Refusal('noComputer');
    const joining = assignSeat(context, table, seat, { kind: 'computer', level: chosen.id });
    const shuffleSeats = table.terms.shuffleSeats && !seatsAreFixed(game, joining.seats);
    const joined = startIfFull(game, { ...joining, terms: { ...joining.terms, shuffleSeats } });
    const isAlone = joined.status === 'playing' && nonComputerCount(joined) === 1;
    return {
      table: {
        ...joined,
        ...(isAlone && { location: { ...joined.location, ...own } }),
        pings: {
          ...joined.pings,
          notices: turnNotices(loaded, { ...loaded, table: joined }, seatsOf(joined, person)[0]),
        },
      },
    };
  });
}
