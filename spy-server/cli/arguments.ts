/** An option of the command line; one without a letter has only its long name. */
export interface Option {
  readonly letter?: string;
  readonly value?: string;
  readonly about: string;
}

/** What a command line says; `extras` are the pairs of `--x KEY VALUE`. */
export interface Arguments {
  readonly values: Readonly<Record<string, string>>;
  readonly extras: Readonly<Record<string, string>>;
}

/** Reads a command line of the document's kind, or says what is wrong with it. */
export function readArguments(
  words: readonly string[],
  options: Readonly<Record<string, Option>>,
): Arguments | { readonly problem: string } {
  const values: Record<string, string> = {};
  const extras: Record<string, string> = {};
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    const [, flag = '', glued] = /^(--?[^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    const follows = () => glued ?? words[++index];
    if (flag === '--x' || flag === '-x') {
      const key = follows();
      if (key === undefined) return { problem: '--x needs a key and a value' };
      const next = words[index + 1];
      extras[key] = next === undefined || next.startsWith('-') ? '' : (words[++index] as string);
      continue;
    }
    const found = Object.entries(options).find(([name, { letter }]) => flag === `--${name}` || flag === `-${letter}`);
    if (!found) return { problem: `"${word}" isn’t an option` };
    const [name, option] = found;
    const value = option.value === undefined ? '' : follows();
    if (value === undefined) return { problem: `--${name} needs ${option.value}` };
    values[name] = value;
  }
  return { values, extras };
}

/** The options as a help page lists them. */
export function listOptions(options: Readonly<Record<string, Option>>): string {
  return Object.entries(options)
    .map(([name, { letter, value = '', about }]) => {
      const flags = `${letter ? `-${letter}, ` : '    '}--${name} ${value}`;
      return `  ${flags.padEnd(32)} ${about}`;
    })
    .join('\n');
}

/** A whole number of an option within bounds, or what is wrong with it. */
export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`--${name} must be a whole number from ${min} to ${max}`);
}
