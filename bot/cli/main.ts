#!/usr/bin/env -S node --disable-warning=ExperimentalWarning --max-semi-space-size=8
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { CliCommand } from '../interactions/feature.ts';

const isCheckout = extname(import.meta.url) === '.ts';

/** Commands that need no feature. */
const CORE_COMMANDS: Readonly<Record<string, CliCommand>> = {
  start: {
    about: 'starts the bot; without a token, on the playground',
    run: async () => {
      endWithNpm();
      await import('../main.ts');
      return 0;
    },
  },
  terminal: {
    takes: '[game or file] [arguments]',
    about: 'plays a game in this terminal; --help shows how to start each one',
    run: async (args) => (await import('@longtable/kit/terminal/launcher')).run(args),
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
};

const PARENT_CHECK_MS = 500;

/** Ends this process like a signal when npm has ended. A shell between both does not pass signals on. */
function endWithNpm(): void {
  const { ppid } = process;
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => {
    if (process.ppid !== ppid) process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

const words = process.argv.slice(2);
const [name = '', ...args] = words[0] === 'help' ? [...words.slice(1), '--help'] : words;
const COMMANDS = Object.hasOwn(CORE_COMMANDS, name)
  ? CORE_COMMANDS
  : { ...CORE_COMMANDS, ...(await featureCommands()) };
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
const isHelp = (word: string | undefined) => word === '--help' || word === '-h';
// The terminal has a manual for each game.
const isAsked = isHelp(name) || (name !== 'terminal' && args.some(isHelp));
if (command && !isAsked && args.length >= Math.min(...formsOf(command).map(requiredIn))) {
  process.exitCode = await command.run(args);
} else {
  const isUnknown = !command && name !== '' && !isHelp(name);
  if (isUnknown) console.error(`There is no command ${name}. These are all:`);
  const isAnswer = isAsked && !isUnknown;
  console[isAnswer ? 'log' : 'error'](await usage(command ? [name] : Object.keys(COMMANDS)));
  process.exitCode = isAnswer ? 0 : 2;
}

function formsOf({ takes = '' }: CliCommand): readonly string[] {
  return [takes].flat();
}

/** Returns the number of arguments that a form needs. */
function requiredIn(form: string): number {
  return form.match(/</g)?.length ?? 0;
}

async function featureCommands(): Promise<Readonly<Record<string, CliCommand>>> {
  const { FEATURES } = await import('../features/index.ts');
  return Object.assign({}, ...FEATURES.map(({ cli }) => cli));
}

async function usage(names: readonly string[]): Promise<string> {
  const { commandLine } = await import('../../storage/backends/sqlite-reader.ts');
  return names
    .flatMap((each) => {
      const command = COMMANDS[each] as CliCommand;
      return [...formsOf(command).map((form) => commandLine(`${each} ${form}`.trim())), `    ${command.about}`];
    })
    .join('\n');
}
