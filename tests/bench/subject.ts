import { PEOPLE, PLAYGROUND_TOKEN, ROOMS } from '../../playground/index.ts';
import { boardsOf } from '../campaigns/presses.ts';
import { type Child, startBot, startChild } from '../child.ts';
import { Person } from '../person.ts';
import { echoPlayer, type Player, type SitDown, soloPlayer } from './player.ts';

/** A bot on a playground of its own, each in a process of its own, and those who press its buttons. */
export interface Subject {
  readonly name: string;
  readonly players: readonly Player[];
  /** A board as it stands now, for an echo of the same size. */
  board(): string;
  residentMemory(): number;
  close(): Promise<void>;
}

type Address = { readonly apiUrl: string; readonly token: string };

/** The bot that only echoes: something of the size of a board, or this message. */
export function echo(name: string, players: number, message = ''): Promise<Subject> {
  const start = ({ apiUrl, token }: Address) =>
    startChild(
      new URL('echo.ts', import.meta.url),
      { DISCORD_API_URL: apiUrl, DISCORD_TOKEN: token, ECHO_MESSAGE: message },
      /^echo is ready/,
    );
  return open(name, start, echoPlayer, players);
}

/** Longtable on a database, where everybody plays one game for one, or sits down as they like. */
export function longtable(
  name: string,
  database: string,
  game: string,
  players: number,
  sitDown: SitDown = soloPlayer,
): Promise<Subject> {
  const comes = (person: Person, channel: string, other: Person) => sitDown(person, channel, game, other);
  return open(name, (address) => startBot(address, database), comes, players);
}

async function open(
  name: string,
  start: (address: Address) => Promise<Child>,
  sitDown: (person: Person, channel: string, other: Person) => Promise<Player>,
  count: number,
): Promise<Subject> {
  const playground = await startChild(new URL('playground.ts', import.meta.url), {}, /^playground at (.*)/);
  const bot = await start({ apiUrl: `${playground.said}/api`, token: PLAYGROUND_TOKEN });
  const people = await Promise.all(PEOPLE.map(({ user }) => Person.join(playground.said, user.id)));
  const players: Player[] = [];
  for (let index = 0; index < count; index++) {
    const [person, other] = [index, index + 1].map((one) => people[one % people.length]) as [Person, Person];
    players.push(await sitDown(person, ROOMS[index % ROOMS.length]?.id ?? '', other));
  }
  return {
    name,
    players,
    board() {
      const { content, components } = boardsOf(people[0] as Person).at(-1) ?? {};
      return JSON.stringify({ content, components });
    },
    residentMemory: () => bot.residentMemory(),
    async close() {
      for (const person of people) person.leave();
      await bot.end();
      await playground.end();
    },
  };
}
