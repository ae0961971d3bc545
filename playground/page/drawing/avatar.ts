import type { APIUser } from 'discord-api-types/v10';
import { nameOf } from '../tab/page.ts';
import { html } from './html.ts';

const HUES = 6n;

/** A round picture of somebody: the first letter of the name on a colour of their own. */
export function avatar(user: APIUser): HTMLElement {
  const hue = user.bot ? 'app' : String(BigInt(user.id) % HUES);
  return html`<span class="avatar hue-${hue}" aria-hidden="true">${nameOf(user).slice(0, 1).toUpperCase()}</span>`;
}
