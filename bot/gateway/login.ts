import { type Client, Events } from 'discord.js';

const NEW_TOKEN =
  'This token is invalid. Create a new one in the developer portal (Bot › Reset Token) and set DISCORD_TOKEN to it.';
const UPDATE = 'Update Longtable.';

/** Explanations of fatal gateway close codes for the operator. */
const REASONS: Readonly<Record<number, string>> = {
  4004: NEW_TOKEN,
  4010: 'There is no such shard. Set SHARDS to numbers below their count, such as 0,1/2, or to auto.',
  4011: 'The bot is in more servers than its shards can hold. Set SHARDS to auto, or to more shards than now.',
  4012: `Discord no longer supports this gateway version. ${UPDATE}`,
  4013: `Discord knows no such intents. ${UPDATE}`,
  4014: 'Discord refuses an intent that is not switched on for this bot. Switch it on in the developer portal (Bot, Privileged Gateway Intents).',
};

/** Close codes by the error messages that discord.js throws during login. */
const CODES_BY_MESSAGE: Readonly<Record<string, number>> = {
  'Authentication failed': 4004,
  'Invalid shard': 4010,
  'Sharding is required': 4011,
  'Used an invalid API version': 4012,
  'Used invalid intents': 4013,
  'Used disallowed intents': 4014,
};

/** Logs in and waits until the client is ready. If the login fails, throws an error with advice for the operator. */
export async function login(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    throw new Error(loginErrorText(error, client.rest.options.api), { cause: error });
  }
  return ready;
}

/** Calls `report` once when Discord closes the connection permanently. discord.js would stay offline silently. */
export function onFatalClose(client: Client, report: (reason: string) => void): void {
  let isReported = false;
  client.on(Events.ShardDisconnect, ({ code }) => {
    const reason = REASONS[code];
    if (!reason || isReported) return;
    isReported = true;
    report(`Discord closed the connection (${code}). ${reason}`);
  });
}

/** Returns an explanation of a login error, with advice. */
export function loginErrorText(error: unknown, api: string): string {
  const { code, status, message } = error as { code?: string | number; status?: number; message?: string };
  const reason = REASONS[CODES_BY_MESSAGE[message ?? ''] ?? 0];
  if (reason) return reason;
  if (code === 'TokenInvalid' || status === 401) return NEW_TOKEN;
  if (status === 404) return `There is no Discord at ${api}. Correct DISCORD_API_URL, or leave it out.`;
  if (status !== undefined && status >= 500) {
    return `Discord is having problems (${status} ${message}). Try again in some minutes; https://discordstatus.com says more.`;
  }
  if (typeof code === 'string' && /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|UND_ERR)/.test(code)) {
    return `No response from ${api} (${code}). Check the network, and DISCORD_API_URL if it is set.`;
  }
  if (/sessions remaining/i.test(message ?? '')) {
    return `The bot was started too often today: ${message} Wait until then, and find out what restarts it.`;
  }
  return `Discord does not let the bot in: ${message ?? String(error)}`;
}
