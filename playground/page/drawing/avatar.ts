import type { APIUser } from 'discord-api-types/v10';
import { nameOf } from '../tab/page.ts';
import { html } from './html.ts';

const HUES = 6n;

/** Draws an avatar: its picture, or the first letter of the name on a color derived from the user id. */
export function avatar(user: APIUser): HTMLElement {
  if (user.avatar)
    return html`<img class="avatar" src="/avatars/${user.id}/${user.avatar}.png" alt="" aria-hidden="true">`;
  const hue = user.bot ? 'app' : String(BigInt(user.id) % HUES);
  return html`<span class="avatar hue-${hue}" aria-hidden="true">${nameOf(user).slice(0, 1).toUpperCase()}</span>`;
}
