import type { AnyGame } from '../../../games/kit/game.ts';
import { describeOptions, type OptionSpec, type OwnFile } from '../../../games/kit/options.ts';
import { eachLanguage, say } from '../../../games/kit/text.ts';
import type { Refused } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { ownName, readUploads, type Upload } from '../../interactions/upload.ts';

/** An option that takes files. */
export type FileOption = Extract<OptionSpec, { kind: 'file' }>;

/** Files that somebody brought for an option. */
export interface Brought {
  readonly option: FileOption;
  readonly files: readonly Upload[];
}

/** The options of a game that take files. */
export function fileOptions(game: AnyGame): readonly FileOption[] {
  return describeOptions(game.options).filter((option) => option.kind === 'file');
}

/** What files say, under the game's own names, read all at once; where it takes several, each with its name. */
export async function readBrought(
  { attachmentOrigins }: Bot,
  brought: readonly Brought[],
): Promise<{ readonly options: Record<string, string | OwnFile[]> } | Refused> {
  const all = brought.flatMap(({ option, files }) => files.map((file) => ({ file, maxBytes: option.maxBytes })));
  const texts = await readUploads(all, attachmentOrigins);
  if ('refused' in texts) return texts;
  const textOf = new Map(all.map(({ file }, index) => [file, texts[index] ?? '']));
  const values = brought.map(({ option, files }) => {
    const own = files.map((file) => ({ name: ownName(file), text: textOf.get(file) ?? '' }));
    return [option.name, option.files > 1 ? own : (own[0]?.text ?? '')] as const;
  });
  return { options: Object.fromEntries(values) };
}

/** Names the file that a game refuses as the person does who brought it; where there may be several, the game knows their names. */
export function nameFile({ refused }: Refused, brought: readonly Brought[]): Refused {
  const spoiled = brought.find(({ option }) => option.name === refused.file && option.files === 1);
  const file = spoiled?.files[0];
  if (!file) return { refused };
  const sentence = eachLanguage((language) => `${ownName(file)}: ${say(refused.sentence, language)}`);
  return { refused: { ...refused, sentence } };
}
