import { capital, type Text } from '@longtable/kit';
import { subjectName } from './names.ts';
import { texts } from './texts.ts';

export const WALK_TO: Text = texts.shortcuts.walkTo;

export const TO_NEAREST: Text = texts.shortcuts.toNearest;
export const FIGHT: Text = texts.shortcuts.fight;
export const REST: Text = texts.shortcuts.rest;

export const DOORWAY: Text = texts.shortcuts.doorway;

export function stepsText(steps: number): Exclude<Text, string> {
  return steps === 1 ? texts.shortcuts.text1Step : texts.shortcuts.steps({ steps });
}

const stopped = (en: string, de: string): Text => texts.shortcuts.stopped({ en, de });

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
