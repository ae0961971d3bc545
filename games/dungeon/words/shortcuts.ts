import { capital } from '../../kit/possessive.ts';
import type { Text } from '../../kit/text.ts';
import { acting } from './names.ts';

/** The list of places to walk to. */
export const WALK_TO: Text = { en: 'Walk to…', de: 'Gehen zu …' };

export const TO_NEAREST: Text = { en: 'To the nearest enemy', de: 'Zum nächsten Gegner' };
export const FIGHT: Text = { en: 'Fight until one falls', de: 'Kämpfen, bis einer fällt' };
export const REST: Text = { en: 'Rest until healed', de: 'Rasten bis geheilt' };

export const DOORWAY: Text = { en: 'Doorway', de: 'Durchgang' };

/** How long a way is. */
export function stepsText(steps: number): Exclude<Text, string> {
  return steps === 1 ? { en: '1 step', de: '1 Schritt' } : { en: `${steps} steps`, de: `${steps} Schritte` };
}

/** Why a shortcut went no further. */
const stopped = (en: string, de: string): Text => ({ en: `Stopped: ${en}.`, de: `Gestoppt: ${de}.` });

/** The hero was hurt. */
export function lost(health: number): Text {
  return stopped(`you’ve lost ${health} health`, `Du hast ${health} Leben verloren`);
}

/** Another enemy sees the hero. */
export function seenBy(name: string): Text {
  return stopped(`${acting(name, 'en')} can see you`, `${capital(acting(name, 'de'))} sieht dich`);
}

/** A trap came out of hiding. */
export function appeared(name: string): Text {
  return stopped(`${acting(name, 'en')} has appeared`, `${capital(acting(name, 'de'))} ist aufgetaucht`);
}

export const NO_WAY = stopped('the way is blocked', 'Der Weg ist versperrt');
export const DEADLY = stopped('the next round could kill you', 'Die nächste Runde könnte dich töten');
