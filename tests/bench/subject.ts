import { PEOPLE, PLAYGROUND_TOKEN, ROOMS } from '../../playground/index.ts';
import { type Child, startBot, startChild } from '../child.ts';
import { Person } from '../person.ts';
import { echoPlayer, type Player, runaPlayer } from './player.ts';

/** A bot on a playground of its own, each in a process of its own, and those who press its buttons. */
export interface Subject {
  readonly name: string;
  readonly players: readonly Player[];
  residentMemory(): number;
  close(): Promise<void>;
}

type Address = { readonly apiUrl: string; readonly token: string };

/** The bot that only echoes. */
export function echo(players: number): Promise<Subject> {
  const start = ({ apiUrl, token }: Address) =>
    startChild(
      new URL('echo.ts', import.meta.url),
      { DISCORD_API_URL: apiUrl, DISCORD_TOKEN: token },
      /^echo is ready/,
    );
  return open('echo', start, echoPlayer, players);
}

/** Longtable on a database. */
export function longtable(
  name: string,
  database: string,
  players: number,
  sitDown: typeof runaPlayer = runaPlayer,
): Promise<Subject> {
  return open(name, (address) => startBot(address, database), sitDown, players);
}

async function open(
  name: string,
  start: (address: Address) => Promise<Child>,
  sitDown: (person: Person, channel: string) => Promise<Player>,
  count: number,
): Promise<Subject> {
  const playground = await startChild(new URL('playground.ts', import.meta.url), {}, /^playground at (.*)/);
  const bot = await start({ apiUrl: `${playground.said}/api`, token: PLAYGROUND_TOKEN });
  const people = await Promise.all(PEOPLE.map(({ user }) => Person.join(playground.said, user.id)));
  const players: Player[] = [];
  for (let index = 0; index < count; index++) {
    players.push(await sitDown(people[index % people.length] as Person, ROOMS[index % ROOMS.length]?.id ?? ''));
  }
  return {
    name,
    players,
    residentMemory: () => bot.residentMemory(),
    async close() {
      for (const person of people) person.leave();
      await bot.end();
      await playground.end();
    },
  };
}
