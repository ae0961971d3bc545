const UPDATE = 'Update Longtable.';

/** Explanations of failed logins, for the operator. */
export const login = {
  /** Explanations of fatal close codes of the gateway. */
  reasons: {
    4004: 'This token is invalid. Create a new one in the developer portal (Bot › Reset Token) and set DISCORD_TOKEN to it.',
    4010: 'There is no such shard. Set SHARDS to numbers below their count, such as 0,1/2, or to auto.',
    4011: 'The bot is in more servers than its shards can hold. Set SHARDS to auto, or to more shards than now.',
    4012: `Discord no longer supports this gateway version. ${UPDATE}`,
    4013: `Discord knows no such intents. ${UPDATE}`,
    4014: 'Discord refuses an intent that is not switched on for this bot. Switch it on in the developer portal (Bot, Privileged Gateway Intents).',
  },
  noDiscord: ({ api }: { api: string }) => `There is no Discord at ${api}. Correct DISCORD_API_URL, or leave it out.`,
  problems: ({ status, message }: { status: number; message: string | undefined }) =>
    `Discord is having problems (${status} ${message}). Try again in some minutes; https://discordstatus.com says more.`,
  noResponse: ({ api, code }: { api: string; code: string }) =>
    `No response from ${api} (${code}). Check the network, and DISCORD_API_URL if it is set.`,
  tooOften: ({ message }: { message: string | undefined }) =>
    `The bot was started too often today: ${message} Wait until then, and find out what restarts it.`,
  refused: ({ reason }: { reason: string }) => `Discord does not let the bot in: ${reason}`,
};
