import { inEachLanguage } from '@longtable/kit';
import { Refusal } from '../../host/refusal.ts';
import type { Feature } from '../../interactions/feature.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

/** Reads files that users upload, for other features. */
export const uploads: Feature = { id: 'uploads' };

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

/** Reads several files concurrently and returns their texts. Refuses the first that cannot be read. Checks the total size first. */
export async function readUploads(
  brought: readonly UploadedFile[],
  origins: readonly string[],
): Promise<readonly string[]> {
  const all = brought.reduce((sum, { file }) => sum + file.size, 0);
  if (all > MAX_TOTAL_BYTES) {
    const kb = Math.floor(MAX_TOTAL_BYTES / 1000);
    throw new Refusal('tooLarge', texts.allTooLarge({ kb }));
  }
  const reading = brought.map(({ file, maxBytes }) => readUpload(file, maxBytes, origins));
  await Promise.allSettled(reading);
  return Promise.all(reading);
}

/** Reads an uploaded file as UTF-8 text. Refuses it if it cannot be read, is too large or is not UTF-8. */
export async function readUpload(file: Upload, maxBytes: number, origins: readonly string[]): Promise<string> {
  const bytes = await readBytes(file, maxBytes, origins);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable(file);
  }
}

/** Reads an uploaded file as bytes. Checks its size and origin first, and refuses it if it cannot be read. */
export async function readBytes(file: Upload, maxBytes: number, origins: readonly string[]): Promise<Buffer> {
  if (file.size > maxBytes) {
    const kb = Math.floor(maxBytes / 1000);
    throw new Refusal('tooLarge', texts.tooLarge({ file: ownName(file), kb }));
  }
  if (![...DISCORD_ORIGINS, ...origins].includes(new URL(file.url).origin)) throw unreadable(file);
  const bytes = await download(file.url, maxBytes).catch(() => undefined);
  if (!bytes) throw unreadable(file);
  return bytes;
}

/** Downloads a file. Returns undefined if it is missing or exceeds the limit. */
async function download(url: string, maxBytes: number): Promise<Buffer | undefined> {
  const { ok, body } = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!ok) return undefined;
  const pieces: Uint8Array[] = [];
  let left = maxBytes;
  for await (const piece of body ?? []) {
    left -= piece.byteLength;
    if (left < 0) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function unreadable(file: Upload): Refusal {
  return new Refusal('unreadable', texts.unreadable({ file: ownName(file) }));
}
