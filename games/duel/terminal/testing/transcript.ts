import { EDGE } from '../board.ts';

/** Returns the lines that were typed in a transcript. */
export function typedIn(transcript: string): readonly string[] {
  return [...transcript.matchAll(/^(?:Ada >|Bo >|Please enter [a-z ]+:) (.*)$/gm)].map((match) => match[1]!);
}

/** Replaces every full board in an output by a summary in angle brackets, as in the rule book's examples. */
export function shorten(output: string): string {
  const lines = output.split('\n');
  const short: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (lines[i + 1] === EDGE) {
      const [above, below] = sentenceOf(lines.slice(i, i + 39));
      short.push(`${lines[i]}${above}`, below);
      i += 38;
    } else short.push(lines[i]!);
  }
  return short.join('\n');
}

function sentenceOf(board: readonly string[]): readonly [string, string] {
  const above = `${infoOf(board[10]!)} hand ${cellsOf(board[8]!).filter((cell) => cell !== '').length}`;
  const hand = cellsOf(board[32]!).filter((cell) => cell !== '');
  const below = `${infoOf(board[28]!)} hand [${hand.join(', ')}]`;
  return [
    `<board: opponent ${above} field ${fieldOf(board.slice(12, 18))}`,
    `        current  ${below} field ${fieldOf(board.slice(21, 27))}>`,
  ];
}

function infoOf(line: string): string {
  const [, life, mana] = /LP : +(\d+) \| MANA : +(\d+)\/15/.exec(line)!;
  return `LP ${life} mana ${mana}`;
}

function fieldOf(block: readonly string[]): string {
  const [names, signs, feet] = [block[2]!, block[3]!, block[5]!].map(cellsOf) as [string[], string[], string[]];
  const creatures = names.flatMap((name, index) => {
    if (name === '') return [];
    const [damage, life] = feet[index]!.split('____').map(Number);
    const sign = signs[index]!.replaceAll('|', '').trim();
    return `${index + 1}=${name} ${damage}/${life} ${sign}`.trim();
  });
  return creatures.join(', ') || 'empty';
}

function cellsOf(line: string): string[] {
  return Array.from({ length: 7 }, (_, index) => line.slice(4 + 11 * index, 12 + 11 * index).trim());
}
