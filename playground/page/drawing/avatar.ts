import type { APIUser } from 'discord-api-types/v10';
import { nameOf } from '../tab/people.ts';
import { el } from './element.ts';

const HUES = 6;

/** A round picture of somebody: the first letter of the name on a colour of their own. */
export function avatar(user: APIUser): HTMLElement {
  const hue = Number(BigInt(user.id) % BigInt(HUES));
  return el(
    'span',
    { class: `avatar hue-${user.bot ? 'app' : hue}`, 'aria-hidden': 'true' },
    nameOf(user).slice(0, 1).toUpperCase(),
  );
}
