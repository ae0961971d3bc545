import { capital } from '../../kit/possessive.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import type { DungeonEvent } from '../events.ts';
import { ownAttack } from './attacks.ts';
import { castWords, effects } from './casts.ts';
import { abilityCalled, acting } from './names.ts';

/** What the hero did, in one sentence however many rounds it took. */
export function actionWords(events: readonly DungeonEvent[], language: Language): string[] {
  const attackers = events.flatMap((event) =>
    event.kind === 'melee' && 'class' in event.attacker ? [event.attacker.name] : [],
  );
  const casts = events.filter((event) => event.kind === 'cast').filter(({ cost }) => cost);
  if (attackers.length + casts.length < 2) return [...ownAttack(events, language), ...castWords(events, language)];
  const who = capital(acting(attackers[0] ?? casts[0]!.name, language));
  const actions = [
    ...(attackers.length > 0 ? [attacksText(attackers.length)] : []),
    ...(casts.length > 0 ? [castsText(abilityCalled(casts[0]!.ability, language), casts.length)] : []),
  ].map((action) => say(action, language));
  const and = say({ en: ' and ', de: ' und ' }, language);
  return [`${who} ${actions.join(and)}: ${effects(events, language)}.`];
}

function attacksText(count: number): Text {
  const often = timesText(count);
  return { en: `attacks ${often.en}`, de: `greift ${often.de} an` };
}

function castsText(ability: string, count: number): Text {
  const often = timesText(count);
  return { en: `uses ${ability} ${often.en}`, de: `setzt ${often.de} ${ability} ein` };
}

function timesText(count: number): Exclude<Text, string> {
  if (count === 1) return { en: 'once', de: 'einmal' };
  return count === 2 ? { en: 'twice', de: 'zweimal' } : { en: `${count} times`, de: `${count}-mal` };
}
