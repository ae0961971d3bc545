import { type AnyDesign, type Document, describeOptions, say } from '@longtable/kit';
import type { Attachment } from 'discord.js';
import { Refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { readUploads } from '../uploads/index.ts';
import type { DesignKind } from './drafts.ts';
import { texts } from './words/texts.ts';

const MAX_FILE_NAME = 40;

/** Sends the files of a draft to the user in private. */
export async function sendFiles(
  reply: Reply,
  { design }: DesignKind,
  { name, doc }: { readonly name: string; readonly doc: Document },
): Promise<void> {
  const files = (design as AnyDesign).write(doc);
  await reply.private({
    content: say(texts.replies.file, reply.language),
    files: files.map((text, index) => ({
      attachment: Buffer.from(text),
      name: `${fileName(name)}${design.files[index]?.ending}`,
    })),
  });
}

/** Returns a name that is valid on every file system. */
function fileName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, MAX_FILE_NAME) || 'design'
  );
}

/** Returns the document of the uploaded files. Refuses unreadable or invalid ones. */
export async function readFiles(
  bot: Bot,
  { game, design }: DesignKind,
  attachments: readonly [Attachment, ...Attachment[]],
): Promise<{ readonly doc: Document }> {
  const options = describeOptions(game.options);
  const limits = design.files.map(({ option }) => options.find(({ name }) => name === option));
  const sized = attachments.map((file, index) => {
    const limit = limits[index];
    return { file, maxBytes: limit?.kind === 'file' ? limit.maxBytes : 0 };
  });
  const contents = await readUploads(sized, bot.attachmentOrigins);
  const reading = (design as AnyDesign).read(contents as [string, ...string[]]);
  if (reading.problem !== undefined) throw new Refusal('unfit', reading.problem);
  return reading;
}
