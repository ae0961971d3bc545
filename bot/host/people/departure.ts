import { commitWith } from '../books/consequence.ts';
import { seating, tablesIn } from '../books/sitting.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';
import { DAY_MS, MINUTE_MS } from '../house/span.ts';
import { dropLog } from '../table/log.ts';
import { dropTournaments } from '../tournaments/tournament.ts';
import { purgeGallery } from '../workshop/parting.ts';

/** How long a server's tables wait for Longtable to be invited again. */
const GRACE_MS = 7 * DAY_MS;

/** How many servers are cleared away in one sweep, and for how long they are this process's to clear away. */
const AT_ONCE = 20;
const OURS_MS = 10 * MINUTE_MS;

/** Notes that a server has sent Longtable away; its tables are cleared away after the grace period. */
export async function noteDeparture(house: House, guild: string): Promise<void> {
  const noted = await readSound(house, house.departures, guild);
  if (!noted) await house.storage.commit(house.departures.put(guild, { purge: house.now() + GRACE_MS }));
}

/** The server has Longtable back: everything stays. */
export async function noteReturn(house: House, guild: string): Promise<void> {
  if (await readSound(house, house.departures, guild)) await house.storage.commit(house.departures.drop(guild));
}

/**
 * What happened while nobody looked: servers with tables or designs that are gone by now, and servers that are back. Whether a server
 * is gone knows only the process that would see it.
 */
export async function compareServers(
  house: House,
  present: ReadonlySet<string>,
  isOurs: (guild: string) => boolean,
): Promise<void> {
  for (const kept of [house.guilds, house.galleries]) {
    for await (const guild of kept.ids()) {
      if (isOurs(guild) && !present.has(guild)) await noteDeparture(house, guild);
    }
  }
  for await (const guild of house.departures.ids()) if (present.has(guild)) await noteReturn(house, guild);
}

/** Clears away the live tables of servers whose grace period is over. */
export async function purgeDeparted(house: House): Promise<void> {
  const now = house.now();
  for (const guild of await house.departures.takeDue(now, now + OURS_MS, AT_ONCE)) {
    if (!(await isGone(house, guild))) continue;
    for (const id of await tablesIn(house, guild)) await purgeTable(house, id);
    await dropTournaments(house, guild);
    await purgeGallery(house, guild);
    await house.storage.commit(house.departures.drop(guild), house.guilds.drop(guild));
    house.log.info({ guild }, 'The tables of a server that left were cleared away');
  }
}

/** One that came back while its time was being entered is due all the same, and stays. */
async function isGone(house: House, guild: string): Promise<boolean> {
  const isNoted = (await readSound(house, house.departures, guild)) !== undefined;
  if (!isNoted) await house.storage.commit(house.departures.drop(guild));
  return isNoted;
}

async function purgeTable(house: House, id: string): Promise<void> {
  await house.storage.alone(`table:${id}`, async () => {
    const table = await readSound(house, house.tables, id);
    if (!table || table.status === 'over') return;
    const drops = [
      house.tables.drop(id),
      ...dropLog(house, table),
      house.places.drop(table.place.channel),
      house.deadlines.drop(id),
    ];
    await commitWith(house, () => drops, [seating(house, table, { ...table, status: 'over' })]);
  });
}
