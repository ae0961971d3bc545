import { LANGUAGES } from '@longtable/kit';
import { AiClient } from '../ai/client.ts';
import { configureAi } from '../ai/dialog.ts';
import { Console, HELP_OPTION, listOptions, type Option, oneOf, playerSettings, run, SERVER_PORT } from '../cli.ts';
import { PlayerClient } from '../player/client.ts';
import { Person } from './person.ts';

const OPTIONS = {
  address: { letter: 'a', value: 'ADDRESS', about: 'the server’s address (default: 127.0.0.1)' },
  port: SERVER_PORT,
  name: { letter: 'n', value: 'NAME', about: 'your name, at least 2 letters' },
  lobby: {
    letter: 'l',
    value: 'NAME',
    about: 'the lobby to join, at least 6 letters (default: the one without a name)',
  },
  role: { letter: 'r', value: 'ROLE', about: 'player or spectator (default: player)' },
  language: { value: 'LANGUAGE', about: 'en, en-US, de, fr or es (default: en)' },
  verbosity: { letter: 'v', value: 'N', about: 'how much to log, from 0 (most) to 5 (nothing) (default: 5)' },
  config: { value: 'FILE', about: 'the same settings as JSON' },
  help: HELP_OPTION,
} as const satisfies Record<string, Option>;

const HELP = `Plays "No Time to Spy" at the terminal, on any server of the original protocol.

  npm run spy-client -- --name NAME [options]

${listOptions(OPTIONS)}

While you wait for another player, "ai" adds a computer player to your lobby.
`;

await run(OPTIONS, HELP, async (given) => {
  const { values } = given;
  const { name, ...settings } = playerSettings(given, { verbosity: '5' });
  const server = { ...settings, address: values.address ?? '127.0.0.1' };
  const language = oneOf(values.language ?? 'en', 'language', LANGUAGES);
  const isPlayer = oneOf(values.role ?? 'player', 'role', ['player', 'spectator']) === 'player';
  const terminal = new Console();
  let computer: AiClient | undefined;
  let isOver = false;
  const person = new Person(
    terminal,
    { language, lobby: server.lobby, isPlayer },
    {
      pause: (gamePause) => client.say({ type: 'REQUEST_GAME_PAUSE', gamePause }),
      leave: () => client.leave(),
      addComputer: async () => {
        const strength = await configureAi(terminal, 'data/spy-ai', language);
        if (!strength) return false;
        computer = new AiClient({ ...server, name: 'Computer', ...strength });
        computer.verdict.catch((error: Error) => isOver || terminal.write(error.message));
        return true;
      },
    },
  );
  terminal.interrupt = (line) => person.interrupt(line);
  const client = new PlayerClient({ ...server, name, role: isPlayer ? 'PLAYER' : 'SPECTATOR' }, person);
  try {
    await client.verdict;
  } finally {
    isOver = true;
    terminal.close();
    computer?.leave();
  }
});
