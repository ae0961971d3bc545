import type { Standing } from '../../../storage/records/standing.ts';
import type { Sitter } from '../../../storage/records/table.ts';
import { leaveTable } from '../acts/leave.ts';
import { resign } from '../acts/resign.ts';
import { dropList, pastOf, readAll, removeFrom, rollOf } from '../books/lists.ts';
import { invitationsOf, tablesOf } from '../books/sitting.ts';
import { readStanding } from '../books/standing.ts';
import type { House } from '../house/house.ts';
import { readSound } from '../house/sound.ts';
import { postsOf, withdrawPost } from '../lobby/post.ts';
import { findTable } from '../table/find.ts';
import { asItself, withoutNames } from '../table/names.ts';
import { seatsOf } from '../table/table.ts';
import { forgetEntrant } from '../tournaments/enter.ts';
import { forgetDesigns } from '../workshop/parting.ts';

/**
 * Forgets a person: they get up from every table, in finished games they become "someone", and nothing that is kept names
 * them afterwards. Gives the tables at which others see the difference.
 */
export async function forgetPerson(house: House, person: string): Promise<string[]> {
  const live = [...(await tablesOf(house, person)), ...(await invitationsOf(house, person))];
  for (const id of live) await getUp(house, id, person);
  await forgetEntrant(house, person);
  for (const { id } of await postsOf(house, person)) await withdrawPost(house, id, person);
  const standing = await readStanding(house, person);
  const past = await Promise.all(Object.keys(standing.homes).map((home) => readAll(house, pastOf(person, home))));
  for (const id of new Set([...past.flat(), ...live])) await unname(house, id, person);
  await dropRecords(house, person, standing);
  return live;
}

async function getUp(house: House, id: string, person: string): Promise<void> {
  const found = await findTable(house, id);
  if ('refused' in found) return;
  await (found.table.status === 'open' ? leaveTable(house, id, person) : resign(house, id, person));
}

/** Works on the record itself, so that games that are off the shelf are no exception. */
async function unname(house: House, id: string, person: string): Promise<void> {
  await house.storage.alone(`table:${id}`, async () => {
    const table = await readSound(house, house.tables, id);
    const isThem = (sitter: Sitter) =>
      sitter.kind === 'program' ? sitter.owner?.id === person : 'id' in sitter && sitter.id === person;
    const isForThem = (sitter: Sitter) => sitter.kind === 'computer' && sitter.instead?.id === person;
    if (!table?.seats.some((sitter) => isThem(sitter) || isForThem(sitter)) && table?.opener !== person) return;
    const mine = seatsOf(table, person);
    const { opener, plans = [], ...left } = withoutNames(table, isThem);
    const others = plans.filter(({ seat }) => !mine.includes(seat));
    const unnamed = {
      ...left,
      ...(others.length > 0 && { plans: others }),
      notices: left.notices.filter(({ uninvited }) => uninvited !== person),
      seats: left.seats.map((sitter) => (isForThem(sitter) ? asItself(sitter) : sitter)),
    };
    const kept = opener === undefined || opener === person ? unnamed : { ...unnamed, opener };
    await house.storage.commit(house.tables.put(id, kept));
  });
}

async function dropRecords(house: House, person: string, { homes }: Standing): Promise<void> {
  for (const [home, games] of Object.entries(homes)) {
    await house.storage.alone(`home:${home}`, async () => {
      const rolls = await Promise.all(games.map((game) => removeFrom(house, rollOf(home, game), person)));
      await house.storage.commit(...rolls.flat(), ...(await dropList(house, pastOf(person, home))));
    });
  }
  await house.storage.alone(`player:${person}`, () =>
    house.storage.commit(house.players.drop(person), house.standings.drop(person)),
  );
  await house.storage.alone(`invitations:${person}`, () => house.storage.commit(house.invitations.drop(person)));
  await house.storage.alone(`daily:${person}`, () => house.storage.commit(house.dailyTries.drop(person)));
  await house.storage.alone(`digest:${person}`, () => house.storage.commit(house.digests.drop(person)));
  await forgetDesigns(house, person);
  await house.storage.alone(`person:${person}`, () => house.storage.commit(house.people.drop(person)));
}
