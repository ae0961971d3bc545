#!/usr/bin/env -S node --disable-warning=ExperimentalWarning --max-semi-space-size=8
import { extname } from 'node:path';
import type { OperatorCommand } from '../bot/operator/commands.ts';

/** A command of `longtable`. `run` returns the exit code and loads only the modules it needs. */
interface Command {
  readonly takes?: string;
  readonly about: string;
  run(args: readonly string[]): Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    about: 'starts the bot; without a token, on the playground',
    run: async () => {
      await import('../bot/main.ts');
      return 0;
    },
  },
  terminal: {
    takes: '[game or file] [arguments]',
    about: 'plays a game in this terminal; --help shows how to start each one',
    run: async (args) => (await import('@longtable/terminal/main')).run(args),
  },
  'new-game': {
    takes: '<name> [--players N] [--secrets]',
    about: 'writes a small game that passes the contract suite as a starting point',
    run: async (args) => (await import('./new-game.ts')).run(args),
  },
  position: {
    takes: '<game or file> <seed> [moves…] [--players N] [--language de]',
    about: 'prints a position with the view and choices of each seat; a number plays that many computer moves',
    run: async (args) => (await import('./position.ts')).run(args),
  },
  doctor: {
    about: 'checks token, permissions, database, disk and ports, and suggests fixes',
    run: operator('doctor'),
  },
  check: { about: 'lists what is stored and whether it’s readable', run: operator('check') },
  restore: { about: 'restores quarantined tables that can be rebuilt', run: operator('restore') },
  backup: { takes: '<file>', about: 'copies a SQLite database while the bot runs', run: operator('backup') },
  move: {
    takes: '<from> <to>',
    about: 'moves everything to another database, e.g. from sqlite:data/longtable.sqlite to postgres://…',
    run: operator('move'),
  },
};

/** The command that starts this program: the package's bin, or the npm script in a checkout. */
const COMMAND = extname(import.meta.url) === '.ts' ? 'npm run longtable --' : 'npx longtable';

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command && args.length >= (command.takes?.match(/</g)?.length ?? 0)) {
  process.exitCode = await command.run(args);
} else {
  const isAsked = name === '--help' || name === '-h';
  console[isAsked ? 'log' : 'error'](usage(command ? [name] : Object.keys(COMMANDS)));
  process.exitCode = isAsked ? 0 : 2;
}

function operator(what: OperatorCommand): Command['run'] {
  return async (given) => {
    const { operate } = await import('../bot/operator/commands.ts');
    // A client library that still tries to connect would keep the process alive.
    process.exit(await operate(what, given));
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
