import { pathToFileURL } from 'node:url';

/** A command of `longtable`: the file that starts it and its arguments, in a folder with an environment. */
export interface HostedCommand {
  readonly main: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface HostedResult {
  readonly code: number;
  readonly output: string;
}

class Exit extends Error {}

let count = 0;
let queue = Promise.resolve();

// Runs commands one after the other in this process, so that they share loaded modules.
process.on('message', (command: HostedCommand) => {
  queue = queue.then(async () => void process.send?.(await run(command)));
});

async function run({ main, args, cwd, env }: HostedCommand): Promise<HostedResult> {
  let output = '';
  const write = (text: string | Uint8Array) => {
    output += String(text);
    return true;
  };
  Object.assign(process.stdout, { write });
  Object.assign(process.stderr, { write });
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, main, ...args];
  process.exitCode = undefined;
  process.exit = (code) => {
    process.exitCode = code ?? 0;
    throw new Exit();
  };
  try {
    await import(`${pathToFileURL(main)}?${++count}`);
  } catch (error) {
    if (!(error instanceof Exit)) return { code: 1, output: `${output}${error}` };
  }
  return { code: Number(process.exitCode ?? 0), output };
}
