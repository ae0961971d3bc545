import { LEVELS } from '../../games/spy/computers/index.ts';
import { listOptions, type Option, run, wholeNumber } from '../cli/arguments.ts';
import { makeLog } from '../cli/log.ts';
import { AiClient } from './client.ts';

/** The levels with a number of their own; those between them are for the bot's players. */
const DIFFICULTIES = LEVELS.filter(({ mix }) => !mix);

const OPTIONS = {
  address: { letter: 'a', value: 'ADDRESS', about: 'the server’s address' },
  port: { letter: 'p', value: 'PORT', about: 'its port (default: 7007)' },
  name: { letter: 'n', value: 'NAME', about: 'at least 2 letters (default: Longtable)' },
  difficulty: {
    letter: 'd',
    value: 'N',
    about: '1 Beginner, 2 Casual, 3 Advanced, 4 Master, 0 the strongest (default: 0)',
  },
  verbosity: { letter: 'v', value: 'N', about: 'how much to log, from 0 (most) to 5 (nothing) (default: 3)' },
  config: { value: 'FILE', about: 'the same settings as JSON: {"address": …, "port": …, "x": {"patience": …}}' },
  help: { letter: 'h', about: 'show this help' },
} as const satisfies Record<string, Option>;

const HELP = `A computer player of "No Time to Spy" for any server of the original protocol.

  npm run spy-ai -- --address ADDRESS [options]

${listOptions(OPTIONS)}
      --x KEY VALUE                a setting of this player:
          patience SECONDS         how long to try to reconnect (default: 120)
          log FILE                 also log to this file

It ends with 0 when the match is over, with 1 when there was none.

For example, two of them on a server on this machine:

  npm run spy-ai -- --address 127.0.0.1 --port 7007 --name Ada --difficulty 3 &
  npm run spy-ai -- --address 127.0.0.1 --port 7007 --name Bob --difficulty 2
`;

await run(OPTIONS, HELP, async ({ values, extras }) => {
  const { address, name = 'Longtable' } = values;
  if (address === undefined) throw new Error('--address is missing. See --help.');
  if (name.trim().length < 2) throw new Error('--name needs at least 2 letters.');
  const difficulty = wholeNumber(values.difficulty ?? '0', 'difficulty', 0, DIFFICULTIES.length);
  const client = new AiClient({
    address,
    port: wholeNumber(values.port ?? '7007', 'port', 1, 65_535),
    name,
    level: DIFFICULTIES[(difficulty || DIFFICULTIES.length) - 1]?.id ?? '',
    log: makeLog(wholeNumber(values.verbosity ?? '3', 'verbosity', 0, 100), extras.log),
    patienceMs: wholeNumber(extras.patience ?? '120', 'x patience', 0, 86_400) * 1000,
  });
  const { won, reason } = await client.verdict;
  console.log(`${won ? 'Won' : 'Lost'}: ${reason}`);
});
