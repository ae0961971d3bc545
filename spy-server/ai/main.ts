import { LANGUAGES } from '@longtable/kit';
import {
  Console,
  HELP_OPTION,
  listOptions,
  type Option,
  oneOf,
  playerSettings,
  run,
  SERVER_PORT,
  wholeNumber,
} from '../cli.ts';
import { AiClient, type AiSettings, configureAi, DIFFICULTIES, levelOf } from './client.ts';

const OPTIONS = {
  address: { letter: 'a', value: 'ADDRESS', about: 'the server’s address' },
  port: SERVER_PORT,
  name: { letter: 'n', value: 'NAME', about: 'at least 2 letters (default: Longtable)' },
  difficulty: {
    letter: 'd',
    value: 'N',
    about: '1 Beginner, 2 Casual, 3 Advanced, 4 Master, 0 the strongest (default: 0)',
  },
  verbosity: { letter: 'v', value: 'N', about: 'how much to log, from 0 (most) to 5 (nothing) (default: 3)' },
  config: { value: 'FILE', about: 'the same settings as JSON: {"address": …, "port": …, "x": {"patience": …}}' },
  configure: { about: 'choose level and strategies in a dialog, and save them under a name for --config' },
  help: HELP_OPTION,
} as const satisfies Record<string, Option>;

const HELP = `A computer player of "No Time to Spy" for any server of the original protocol.

  npm run spy-ai -- --address ADDRESS [options]

${listOptions(OPTIONS)}
      --x KEY VALUE                a setting of this player:
          lobby NAME               the lobby to join, 6 to 40 letters or digits (default: the one without a name)
          draft 1|2                take the best offer, or gadgets first (default: 1)
          equipment 1|2            give gadgets to whom they suit, or all to one agent (default: 1)
          roulette 1|2             play when it pays, or never (default: 1)
          patience SECONDS         how long to try to reconnect (default: 120)
          log FILE                 also log to this file
          folder FOLDER            where --configure saves (default: data/spy-ai)
          language en|de|fr|es     the language of --configure (default: en)

It ends with 0 when the match is over, with 1 when there was none.

For example, two of them on a server on this machine:

  npm run spy-ai -- --address 127.0.0.1 --port 7007 --name Ada --difficulty 3 &
  npm run spy-ai -- --address 127.0.0.1 --port 7007 --name Bob --difficulty 2
`;

await run(OPTIONS, HELP, async (given) => {
  const { values, extras } = given;
  const { address } = values;
  const isDialog = values.configure !== undefined;
  if (address === undefined && !isDialog) throw new Error('--address is missing. See --help.');
  const strategy = (behaviour: string) => wholeNumber(extras[behaviour] ?? '1', `x ${behaviour}`, 1, 2);
  const chosen: AiSettings = {
    level: levelOf(wholeNumber(values.difficulty ?? '0', 'difficulty', 0, DIFFICULTIES.length)),
    strategies: { draft: strategy('draft'), equipment: strategy('equipment'), roulette: strategy('roulette') },
  };
  const options = {
    ...playerSettings(given, { name: 'Longtable', verbosity: '3' }),
    reconnectTimeoutMs: wholeNumber(extras.patience ?? '120', 'x patience', 0, 86_400) * 1000,
  };
  const settings = isDialog ? await dialog(extras) : chosen;
  if (!settings || address === undefined) return;
  const { won, reason } = await new AiClient({ ...options, address, ...settings }).verdict;
  console.log(`${won ? 'Won' : 'Lost'}: ${reason}`);
});

async function dialog({ language = 'en', folder = 'data/spy-ai' }: Readonly<Record<string, string>>) {
  const terminal = new Console();
  try {
    return await configureAi(terminal, folder, oneOf(language, 'x language', LANGUAGES));
  } finally {
    terminal.close();
  }
}
