import { PLAYGROUND_TOKEN, PREDEFINED_USERS, TestUser } from '@longtable/playground';
import { type Child, startChild } from '../child-process.ts';

/** A bot and its playground in separate processes, and its users. */
export interface Subject {
  /** URL of its playground. */
  readonly url: string;
  readonly people: readonly TestUser[];
  residentMemory(): number;
  processorTime(): number;
  mainThreadTime(): number;
  close(): Promise<void>;
}

type Address = { readonly apiUrl: string; readonly token: string };

/** Starts another bot from a script, with these environment variables. */
export function script(file: URL, env: NodeJS.ProcessEnv): Promise<Subject> {
  const options = '--max-semi-space-size=8';
  return open(({ apiUrl, token }) =>
    startChild(file, { DISCORD_API_URL: apiUrl, DISCORD_TOKEN: token, NODE_OPTIONS: options, ...env }, /^ready/),
  );
}

async function open(start: (address: Address) => Promise<Child>): Promise<Subject> {
  const playground = await startChild(new URL('playground.ts', import.meta.url), {}, /^playground at (.*)/);
  const bot = await start({ apiUrl: `${playground.readyText}/api`, token: PLAYGROUND_TOKEN });
  const people = await Promise.all(
    PREDEFINED_USERS.map(({ user }) => TestUser.join(playground.readyText, user.id, { waitMs: 10_000, pauseMs: 0 })),
  );
  await Promise.all(people.map((person) => person.until(() => person.online && person.commands.length > 0)));
  return {
    url: playground.readyText,
    people,
    residentMemory: () => bot.residentMemory(),
    processorTime: () => bot.processorTime(),
    mainThreadTime: () => bot.mainThreadTime(),
    async close() {
      for (const person of people) person.leave();
      await bot.end();
      await playground.end();
    },
  };
}

/** Number of additional channels in a playground of the benchmark. */
export const ROOM_COUNT = 400;

/** Returns the id of the additional channel with this number. Throws if there is none. */
export function roomOf(number: number): string {
  if (number >= ROOM_COUNT) throw new Error(`Room ${number} does not exist.`);
  return String(1_200_000_000_000_010_000n + BigInt(number));
}
