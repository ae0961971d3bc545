import { extname } from 'node:path';
import type { APIApplicationEmoji, APIAttachment, APIUser } from 'discord-api-types/v10';

export interface Upload {
  readonly filename: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly description?: string;
}

/** Maximum file size in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

const MAX_TOTAL_BYTES = 32 * 1024 * 1024;

/** The files of messages and options, served from the playground's address. */
export class Attachments {
  readonly #address: string;
  readonly #files = new Map<string, Upload>();
  #bytes = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** Stores a file and returns its attachment object. Files of options have a separate path. */
  add(id: string, place: string, upload: Upload, ephemeral = false): APIAttachment {
    this.store(id, upload);
    const filename = safeName(upload.filename);
    const url = `${this.#address}/${ephemeral ? 'ephemeral-attachments' : 'attachments'}/${place}/${id}/${filename}`;
    return {
      id,
      filename,
      // A sanitized name keeps its original as the title, without the extension.
      ...(filename !== upload.filename && { title: upload.filename.replace(EXTENSION, '') }),
      size: upload.bytes.length,
      url,
      proxy_url: url,
      content_type: upload.type,
      ...(ephemeral && { ephemeral }),
      ...(upload.description !== undefined && { description: upload.description }),
    };
  }

  /** Stores a file. The oldest files are deleted when the limit is reached. */
  store(id: string, upload: Upload): void {
    this.#files.set(id, upload);
    this.#bytes += upload.bytes.length;
    for (const oldest of this.#files.keys()) {
      if (this.#bytes <= MAX_TOTAL_BYTES || oldest === id) return;
      this.#remove(oldest);
    }
  }

  get(id: string): Upload | undefined {
    return this.#files.get(id);
  }

  drop(attachments: readonly APIAttachment[]): void {
    for (const attachment of attachments) this.#remove(attachment.id);
  }

  /** Returns the attachment with the current address, whose port may have changed. */
  withCurrentAddress(attachment: APIAttachment): APIAttachment {
    const url = this.#address + new URL(attachment.url).pathname;
    return { ...attachment, url, proxy_url: url };
  }

  #remove(id: string): void {
    this.#bytes -= this.#files.get(id)?.bytes.length ?? 0;
    this.#files.delete(id);
  }
}

const EXTENSION = /\.[^.]*$/;

function safeName(filename: string): string {
  return filename.replace(/[^\w.-]+/g, '_').slice(-100) || 'file';
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Returns the content type by file extension, or `application/octet-stream` if the extension is unknown. */
export function fileType(filename: string): string {
  return types[extname(filename).toLowerCase()] ?? 'application/octet-stream';
}

export interface StoredEmoji {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** The server that has the emoji. Undefined for emojis of the application. */
  readonly server?: string;
  readonly creator?: string;
  /** The picture, or a function that draws it when it is shown. What a function draws is not saved. */
  readonly bytes: Buffer | (() => Promise<Buffer>);
}

/** The application's emojis. Their pictures are served from the playground's address. */
export class Emojis {
  readonly #emojis = new Map<string, StoredEmoji>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get all(): StoredEmoji[] {
    return [...this.#emojis.values()];
  }

  /** Returns the emojis of a server, or of the application. */
  ofServer(server?: string): StoredEmoji[] {
    return this.all.filter((emoji) => emoji.server === server);
  }

  get(id: string): StoredEmoji | undefined {
    return this.#emojis.get(id);
  }

  byName(name: string): StoredEmoji | undefined {
    return this.#emojis.values().find((emoji) => emoji.name === name);
  }

  /** Stores an emoji and replaces the one with the same id. */
  put(emoji: StoredEmoji): StoredEmoji {
    this.restoreSaved(emoji);
    this.#changed();
    return emoji;
  }

  remove(id: string): void {
    this.#emojis.delete(id);
    this.#changed();
  }

  /** Restores a saved emoji without emitting an event. */
  restoreSaved(emoji: StoredEmoji): void {
    this.#emojis.set(emoji.id, emoji);
  }
}

export function emojiObject({ id, name, type }: StoredEmoji, user: APIUser): APIApplicationEmoji {
  return {
    id,
    name,
    user,
    roles: [],
    require_colons: true,
    managed: false,
    animated: type === 'image/gif',
    available: true,
  };
}
