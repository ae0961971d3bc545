import type { Feature } from '../../../interactions/feature.ts';
import { emojiName, iconsOf } from '../../../render/emojis.ts';
import { EmojiDrawer, iconColoursOf, startUploading } from './upload.ts';

/** Uploads the games' icons as emojis of the application. */
export const emojiUpload: Pick<Feature, 'start' | 'prepareLocal'> = {
  start({ client, emojis, log, context }, { emojis: icons, isFirst }) {
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
