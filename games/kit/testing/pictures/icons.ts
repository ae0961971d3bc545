import type { AnyGame } from '../../game.ts';
import { iconNames, iconPath } from '../../picture/icons.ts';
import { storyLines } from '../../story.ts';
import { type Law, readerOf, seatsOf } from '../law.ts';

/** Maximum number of similar icons in an error message. */
const MAX_SIMILAR = 3;

/** Throws if an icon does not exist. `where` completes “there is no icon …, which …”. */
export function assertIcon(icon: string, where: string): void {
  if (iconPath(icon) !== undefined) return;
  const similar = similarIcons(icon);
  const shipped = similar.length > 0 ? `Similar ones are ${similar.join(', ')}; \`` : '`';
  throw new Error(
    `there is no icon "${icon}", which ${where}. ${shipped}npx longtable icons\` lists all. SVG path data in 512 by 512 pixels is an icon of your own.`,
  );
}

/** Returns shipped icons that share words with a name, the most similar first. */
function similarIcons(icon: string): string[] {
  const words = icon.toLowerCase().split(/[^a-z]+/);
  const shared = (name: string) => name.split('-').filter((word) => words.includes(word)).length;
  return iconNames()
    .filter((name) => shared(name) > 0)
    .toSorted((one, other) => shared(other) - shared(one) || one.length - other.length)
    .slice(0, MAX_SIMILAR);
}

/** Checks that the emblem and the icons of things exist. */
export function iconsAreShipped({ presentation }: AnyGame): void {
  if (presentation.emblem) assertIcon(presentation.emblem.icon, 'presentation.emblem has');
  for (const [thing, icon] of Object.entries(presentation.icons ?? {}))
    assertIcon(icon, `presentation.icons has for ${thing}`);
  for (const icon of Object.keys(presentation.iconColours ?? {})) assertIcon(icon, 'presentation.iconColours has');
}

/** Icons of choices, of the story and of the end card exist. */
export const shownIconsAreShipped: Law = (game, { state, events, table }) => {
  const { iconOf, score, portrait } = game.presentation;
  for (const seat of iconOf ? game.turn(state) : []) {
    for (const { line } of game.choices(state, seat, '')) {
      const icon = iconOf?.(state, seat, line);
      if (icon !== undefined) assertIcon(icon, `presentation.iconOf has for "${line}"`);
    }
  }
  for (const { text, icon, effects = [] } of storyLines(game, events, readerOf(table, 'spectator'))) {
    for (const shown of [icon, ...effects.map((effect) => effect.icon)])
      if (shown !== undefined) assertIcon(shown, `presentation.story has for "${text}"`);
  }
  if (!game.result(state)) return;
  if (score) assertIcon(score(state).icon, 'presentation.score has');
  if (portrait)
    for (const seat of seatsOf(table)) assertIcon(portrait(state, seat), `presentation.portrait has for seat ${seat}`);
};
