import { capital, type Text } from '@longtable/kit';
import { subjectName } from './names.ts';

export const WALK_TO: Text = { en: 'Walk to…', de: 'Gehen zu …' };

export const TO_NEAREST: Text = { en: 'To the nearest enemy', de: 'Zum nächsten Gegner' };
export const FIGHT: Text = { en: 'Fight until one falls', de: 'Kämpfen, bis einer fällt' };
export const REST: Text = { en: 'Rest until healed', de: 'Rasten, bis du geheilt bist' };

export const DOORWAY: Text = { en: 'Doorway', de: 'Durchgang' };

export function stepsText(steps: number): Exclude<Text, string> {
  return steps === 1 ? { en: '1 step', de: '1 Schritt' } : { en: `${steps} steps`, de: `${steps} Schritte` };
}

const stopped = (en: string, de: string): Text => ({ en: `Stopped: ${en}.`, de: `Gestoppt: ${de}.` });

export function lostHealth(health: number): Text {
  return stopped(`you’ve lost ${health} health`, `Du hast ${health} Leben verloren`);
}

export function seenBy(name: string): Text {
  return stopped(`${subjectName(name, 'en')} can see you`, `${capital(subjectName(name, 'de'))} sieht dich`);
}

export function trapAppeared(name: string): Text {
  return stopped(`${subjectName(name, 'en')} has appeared`, `${capital(subjectName(name, 'de'))} ist aufgetaucht`);
}

export const NO_WAY = stopped('the way is blocked', 'Der Weg ist versperrt');
export const DEADLY = stopped('the next round could kill you', 'Die nächste Runde könnte dich töten');
