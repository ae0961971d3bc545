import { type AnyGame, type Language, say } from '@longtable/kit';
import { ComponentType } from 'discord.js';
import { makeId } from '../../custom-ids/ids.ts';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import type { Row } from '../../render/message.ts';
import { row } from '../../render/page.ts';
import { texts } from './words/texts.ts';

/** Returns the menu of multiplayer games. The custom id contains the opponent. */
export function gameMenu(custom_id: string, games: readonly AnyGame[], language: Language): Row {
  const options = games
    .filter(({ seats }) => seats.max > 1)
    .slice(0, MAX_OPTIONS)
    .map(({ id, title, summary }) => ({
      label: say(title, language),
      value: makeId({ kind: 'start', game: id, how: 'open' }),
      description: say(summary, language),
    }));
  return row([
    { type: ComponentType.StringSelect, custom_id, placeholder: say(texts.welcome.chooseGame, language), options },
  ]);
}

export function minutesOf(minutes: AnyGame['minutes'], language: Language): string[] {
  if (!minutes) return [];
  return [say(texts.welcome.minutes({ least: minutes.min, most: minutes.max }), language)];
}
