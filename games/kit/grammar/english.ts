import { formatter, type Noun } from './noun.ts';

export const { number, list, either, count } = formatter('en-GB');

/** The noun for a computer that plays. */
export const computer: Noun = { noun: 'computer' };

/** “the Torchman”. A name takes no article. */
export function the({ noun, name }: Noun): string {
  return name ? noun : `the ${noun}`;
}

/** The computer with its article, as in a sentence. */
export const theComputer = the(computer);

/** “a Torchman”, “an Ashling”. */
export function a({ noun, name }: Noun): string {
  if (name) return noun;
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** “your Torchman”. */
export function your({ noun }: Noun): string {
  return `your ${noun}`;
}

/** “Bo’s”, “Ines’s”. */
export function possessive(name: string): string {
  return `${name}’s`;
}

/** “their”, “its” for a computer, or “your” without a name. */
export function their(name: string | undefined): string {
  if (name === undefined) return 'your';
  return name === theComputer ? 'its' : 'their';
}

/** “Bo’s Torchman”, or “your Torchman” without an owner. */
export function owned(noun: Noun, owner: string | undefined): string {
  return owner === undefined ? your(noun) : `${possessive(owner)} ${noun.noun}`;
}
