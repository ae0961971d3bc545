import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame } from '@longtable/kit';
import type { Colour } from '@longtable/kit/picture';
import { type Client, Routes } from 'discord.js';
import type { Log } from '../../../host/context.ts';
import type { Feature } from '../../../interactions/feature.ts';
import { type Emoji, emojiName, iconsOf } from '../../../render/emojis.ts';
import { ThreadPool } from '../../threads/index.ts';
import type { EmojiRequest } from './drawer.ts';

const DRAWER = new URL(import.meta.url.replace('upload', 'drawer'));

/** Delay before a failed upload is retried. */
const RETRY_MS = 60 * 60_000;
/** Timeout of drawing one emoji. */
const DRAW_MS = 60_000;
/** Maximum number of emojis per application. */
const MAX_EMOJIS = 2000;

interface UploadOptions {
  readonly client: Client<true>;
  readonly emojis: Map<string, Emoji>;
  readonly log: Log;
  readonly icons: readonly string[];
  readonly colours: IconColours;
  /** Whether this process uploads. Others only read the list. */
  readonly isUploader: boolean;
  /** Delay of the first upload, so that the start of the bot has priority. */
  readonly delayMs: number;
}

/** Uploads missing emojis in the background. `stop` cancels the upload and waits until it has ended. */
export function startUploading(upload: UploadOptions): { readonly done: Promise<void>; stop(): Promise<void> } {
  const stopped = new AbortController();
  const done = uploadWithRetries(upload, stopped.signal);
  return {
    done,
    stop: () => {
      stopped.abort();
      return done;
    },
  };
}

async function uploadWithRetries(upload: UploadOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      if (await uploadMissing(upload, signal)) return;
    } catch (error) {
      if (!signal.aborted) upload.log.warn({ error: String(error) }, 'Could not upload emojis; retrying later');
    }
    await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Reads the existing emojis and, in the uploading process, uploads missing ones. Returns whether all exist then. */
async function uploadMissing(
  { client, emojis, icons, colours, log, isUploader, delayMs }: UploadOptions,
  signal: AbortSignal,
): Promise<boolean> {
  const route = Routes.applicationEmojis(client.application.id);
  const { items } = (await client.rest.get(route, { signal })) as { items: Emoji[] };
  const present = new Set(items.map(({ name }) => name));
  const add = ({ id, name }: Emoji) => emojis.set(name, { id, name });
  for (const emoji of items) add(emoji);
  const missing = icons.filter((icon) => !present.has(emojiName(icon))).slice(0, MAX_EMOJIS - items.length);
  if (missing.length === 0 || !isUploader) return missing.length === 0;
  await sleep(delayMs, undefined, { signal, ref: false });
  const drawer = new EmojiDrawer(colours);
  try {
    for (const icon of missing) {
      const body = { name: emojiName(icon), image: `data:image/png;base64,${await drawer.draw(icon)}` };
      signal.throwIfAborted();
      // discord.js never removes its listener, which holds the request. So each request has its own signal.
      const own = new AbortController();
      const stop = () => own.abort();
      signal.addEventListener('abort', stop);
      add((await client.rest.post(route, { body, signal: own.signal })) as Emoji);
      signal.removeEventListener('abort', stop);
    }
  } finally {
    await drawer.close();
  }
  log.info({ uploaded: missing.length }, 'Uploaded emojis');
  return true;
}

type IconColours = Readonly<Record<string, Colour>>;

/** Returns the colours of the games' icons. The first game that uses an icon sets its colour. */
export function iconColoursOf(games: readonly AnyGame[]): IconColours {
  return Object.assign({}, ...games.toReversed().map(({ presentation }) => presentation.iconColours));
}

/** Draws icons as PNG in base64, in a thread that starts with the first one. */
class EmojiDrawer {
  readonly #colours: IconColours;
  readonly #thread = new ThreadPool({ script: DRAWER, threads: 1 });

  constructor(colours: IconColours) {
    this.#colours = colours;
  }

  draw(icon: string): Promise<string> {
    const asked: EmojiRequest = { icon, colour: this.#colours[icon] };
    return this.#thread.ask<string>(asked, { timeMs: DRAW_MS });
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

/** Uploads the games' icons as emojis of the application. */
export const emojiUpload: Pick<Feature, 'start' | 'prepareLocal'> = {
  start({ client, emojis, context }, { emojis: icons, isFirst }) {
    const { log } = context;
    if (!icons) return undefined;
    const colours = iconColoursOf([...context.games.values()]);
    const delayMs = context.limits.emojisAfter;
    return Promise.resolve(startUploading({ client, emojis, log, icons, colours, isUploader: isFirst, delayMs }).stop);
  },
  // Uploading them would take minutes because of rate limits, and the first messages would have none.
  prepareLocal(local, games) {
    const drawer = new EmojiDrawer(iconColoursOf(games));
    for (const icon of iconsOf(games))
      local.addEmoji(emojiName(icon), async () => Buffer.from(await drawer.draw(icon), 'base64'));
    return () => drawer.close();
  },
};
