#!/usr/bin/env -S node --disable-warning=ExperimentalWarning --max-semi-space-size=8
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { OperatorCommand } from '../features/operator/commands.ts';

/** A command of `longtable`. `run` returns the exit code and loads only the modules it needs. */
interface Command {
  readonly takes?: string;
  readonly about: string;
  run(args: readonly string[]): Promise<number>;
}

const isCheckout = extname(import.meta.url) === '.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    about: 'starts the bot; without a token, on the playground',
    run: async () => {
      await import('../main.ts');
      return 0;
    },
  },
  terminal: {
    takes: '[game or file] [arguments]',
    about: 'plays a game in this terminal; --help shows how to start each one',
    run: async (args) => (await import('./terminal.ts')).run(args),
  },
  'new-game': {
    takes: '<name> [--title TEXT] [--players 4|3-5] [--secrets]',
    about:
      'writes a small game that passes the contract suite as a starting point, for two to four or three to five players',
    run: async (args) => (await import('./new-game.ts')).run(args),
  },
  position: {
    takes: '<game or file> <seed> [moves…] [--players N] [--names Ada,Bo] [--language de] [--options JSON]',
    about:
      'prints a position with the view and choices of each seat; a number plays that many computer moves; N is the smallest table, where lessons are played',
    run: async (args) => (await import('./position.ts')).run(args),
  },
  preview: {
    takes:
      '<game or file> [seed] [moves…] [--to preview.html|picture.png] [--players N] [--names Ada,Bo] [--language de] [--viewer 0|spectator] [--options JSON] [--partial TEXT] [--open]',
    about:
      'writes a page with boards, pictures and questions in all languages: start, middle and end, or one position; a PNG has one picture; N is the smallest table',
    run: async (args) => (await import('./preview.ts')).run(args),
  },
  icons: {
    takes: '[words…] [--to icons.html]',
    about: 'lists the icons for pictures and menus whose names contain the words; --to writes them as a page',
    run: async (args) => (await import('./icons.ts')).run(args),
  },
  version: {
    about: 'prints the versions of Longtable and Node',
    run: async () => {
      const manifest = new URL(isCheckout ? '../../package.json' : '../../../package.json', import.meta.url);
      const { version } = JSON.parse(await readFile(manifest, 'utf8'));
      console.log(`Longtable ${version}, Node ${process.versions.node}`);
      return 0;
    },
  },
  doctor: {
    about: 'checks token, permissions, channels in use, database, disk and ports, and says what to do',
    run: operator('doctor'),
  },
  check: { about: 'counts the stored records and names those that can’t be read', run: operator('check') },
  repair: { about: 'rebuilds quarantined tables from their logs', run: operator('repair') },
  backup: {
    takes: '<file or folder/> [--keep N]',
    about: 'copies the database to a file while the bot runs; in a folder, --keep deletes all but the N newest copies',
    run: operator('backup'),
  },
  restore: {
    takes: '<file>',
    about: 'replaces the database by a backup; stop the bot first',
    run: operator('restore'),
  },
  move: {
    takes: '<from> <to>',
    about: 'copies everything to another, empty database, e.g. from sqlite:data/longtable.sqlite to postgres://…',
    run: operator('move'),
  },
  admin: {
    takes: '<servers | tables | close | export | delete> […]',
    about: 'lists servers and tables, closes a table, exports or deletes a user or a server',
    run: operator('admin'),
  },
};

/** The command that starts this program: the package's bin, or the npm script in a checkout. */
const COMMAND = isCheckout ? 'npm run longtable --' : 'npx longtable';

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
const isHelp = (word: string | undefined) => word === '--help' || word === '-h';
// The terminal has a manual for each game.
const isAsked = isHelp(name) || (name !== 'terminal' && args.some(isHelp));
if (command && !isAsked && args.length >= (command.takes?.match(/</g)?.length ?? 0)) {
  process.exitCode = await command.run(args);
} else {
  console[isAsked ? 'log' : 'error'](usage(command ? [name] : Object.keys(COMMANDS)));
  process.exitCode = isAsked ? 0 : 2;
}

function operator(what: OperatorCommand): Command['run'] {
  return async (given) => {
    const [{ operate }, { readEnvironmentFile }] = await Promise.all([
      import('../features/operator/commands.ts'),
      import('../settings.ts'),
    ]);
    readEnvironmentFile();
    // A client library that still tries to connect would keep the process alive.
    process.exit(await operate(what, given, process.env));
  };
}

function usage(names: readonly string[]): string {
  return names
    .map((each) => {
      const { takes, about } = COMMANDS[each] as Command;
      return `${[COMMAND, each, ...(takes ? [takes] : [])].join(' ')}\n    ${about}`;
    })
    .join('\n');
}
