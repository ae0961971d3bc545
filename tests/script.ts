import { parseArgs } from 'node:util';

type Given<Defaults extends readonly (number | string | undefined)[]> = {
  -readonly [Index in keyof Defaults]: Defaults[Index] extends number
    ? number
    : string | Extract<Defaults[Index], undefined>;
};

/** Returns the arguments of the running script with defaults. Where the default is a number, throws if the argument is not one. */
export function scriptArguments<const Defaults extends readonly (number | string | undefined)[]>(
  ...defaults: Defaults
): Given<Defaults> {
  const { positionals } = parseArgs({ allowPositionals: true });
  return defaults.map((usual, index) => {
    const text = positionals[index];
    if (text === undefined || typeof usual !== 'number') return text ?? usual;
    if (!Number.isFinite(Number(text))) throw new Error(`Argument ${index + 1} must be a number, not "${text}".`);
    return Number(text);
  }) as Given<Defaults>;
}
