import type { Discord } from '../discord.ts';
import type { GivenFile } from '../protocol.ts';
import { Sorry } from '../sorry.ts';
import { LARGEST_FILE } from '../world/attachments.ts';
import { APPLICATION_ID } from '../world/cast.ts';
import { fileType } from '../world/file-type.ts';
import type { Resolved } from './resolved.ts';

/** Keeps a file that a person sends with a command or a form; gives its id. */
export function uploaded({ ids, world }: Discord, { filename, base64 }: GivenFile, resolved: Resolved): string {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LARGEST_FILE) throw new Sorry(`${filename} is too large. Discord takes up to 10 MB.`);
  const attachment = world.attachments.put(
    ids.next(),
    APPLICATION_ID,
    { filename, type: fileType(filename), bytes },
    true,
  );
  resolved.attachment(attachment);
  return attachment.id;
}
