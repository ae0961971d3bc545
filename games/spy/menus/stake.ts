import type { Choice } from '../../kit/game.ts';
import type { Words } from '../../kit/reader.ts';
import { say } from '../../kit/text.ts';
import { chips, percent } from '../words/titles.ts';

/** Stakes up to a highest one: some ready to press, any other to type. */
export function stakeChoices(partial: string, highest: number, chance: number): Choice[] {
  const ready = [...new Set([1, Math.ceil(highest / 2), highest])];
  const pressed = ready.map((stake): Choice => {
    const label: Words = ({ language }) => {
      const [words, odds] = [chips(stake, language), percent(chance)[language]];
      return say({ en: `Stake ${words} (${odds})`, de: `${words} setzen (${odds})` }, language);
    };
    return { line: `${partial} ${stake}`, label, final: true };
  });
  if (ready.length === highest) return pressed;
  const typed: Choice = {
    line: `${partial} `,
    label: { en: 'Other stake…', de: 'Anderer Einsatz …' },
    final: false,
    input: {
      label: { en: `Chips (1 to ${highest})`, de: `Chips (1 bis ${highest})` },
      pattern: new RegExp(upTo(highest)),
      example: String(highest),
    },
  };
  return [...pressed, typed];
}

/** A pattern for the whole numbers from 1 to a limit. */
export function upTo(limit: number): string {
  const digits = String(limit);
  const branches = [...digits].flatMap((digit, index) => {
    const lowest = index === 0 ? 1 : 0;
    const below = Number(digit) - 1;
    if (below < lowest) return [];
    return [`${digits.slice(0, index)}[${lowest}-${below}]${anyDigits(digits.length - index - 1)}`];
  });
  const shorter = digits.length > 1 ? [`[1-9][0-9]{0,${digits.length - 2}}`] : [];
  return [...shorter, ...branches, digits].join('|');
}

function anyDigits(count: number): string {
  return count === 0 ? '' : `[0-9]{${count}}`;
}
