import { type Refusal, refuse } from '@longtable/kit';
import { texts } from './words/texts.ts';

const DISCORD_ORIGINS = ['https://cdn.discordapp.com', 'https://media.discordapp.net'];
const TIMEOUT_MS = 10_000;

/** Maximum total size of the files of one request. */
const MAX_TOTAL_BYTES = 256_000;

/** An attachment on Discord. */
export interface Upload {
  readonly url: string;
  readonly name: string;
  /** Original name without extension, if Discord has changed it. */
  readonly title?: string | null;
  readonly size: number;
}

export interface UploadedFile {
  readonly file: Upload;
  readonly maxBytes: number;
}

/** Returns the original file name. */
export function ownName({ name, title }: Upload): string {
  return title ? `${title}${/\.[^.]*$/.exec(name)?.[0] ?? ''}` : name;
}

/** Reads several files concurrently and returns their texts, or the first refusal. Checks the total size first. */
export async function readUploads(
  brought: readonly UploadedFile[],
  origins: readonly string[],
): Promise<readonly string[] | { readonly refused: Refusal }> {
  const all = brought.reduce((sum, { file }) => sum + file.size, 0);
  if (all > MAX_TOTAL_BYTES) {
    const kb = Math.floor(MAX_TOTAL_BYTES / 1000);
    return refuse('tooLarge', texts.uploads.allTooLarge({ kb }));
  }
  const read = await Promise.all(brought.map(({ file, maxBytes }) => readUpload(file, maxBytes, origins)));
  const contents: string[] = [];
  for (const one of read) {
    if (typeof one !== 'string') return one;
    contents.push(one);
  }
  return contents;
}

/** Reads an uploaded file as UTF-8 text. Returns a refusal if it cannot be read, is too large or is not UTF-8. */
export async function readUpload(
  file: Upload,
  maxBytes: number,
  origins: readonly string[],
): Promise<string | { readonly refused: Refusal }> {
  const bytes = await readBytes(file, maxBytes, origins);
  if ('refused' in bytes) return bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unreadable(file);
  }
}

/** Reads an uploaded file as bytes. Checks its size and origin first, and returns a refusal if it cannot be read. */
export async function readBytes(
  file: Upload,
  maxBytes: number,
  origins: readonly string[],
): Promise<Buffer | { readonly refused: Refusal }> {
  if (file.size > maxBytes) {
    const kb = Math.floor(maxBytes / 1000);
    return refuse('tooLarge', texts.uploads.tooLarge({ file: ownName(file), kb }));
  }
  if (![...DISCORD_ORIGINS, ...origins].includes(new URL(file.url).origin)) return unreadable(file);
  try {
    const response = await fetch(file.url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return (response.ok && (await readAtMost(response, maxBytes))) || unreadable(file);
  } catch {
    return unreadable(file);
  }
}

/** Reads the body of a response. Returns undefined if it exceeds the limit. */
async function readAtMost({ body }: Response, maxBytes: number): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  let left = maxBytes;
  for await (const piece of body ?? []) {
    left -= piece.byteLength;
    if (left < 0) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function unreadable(file: Upload): { readonly refused: Refusal } {
  return refuse('unreadable', texts.uploads.unreadable({ file: ownName(file) }));
}
