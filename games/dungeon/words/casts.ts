import { capital } from '../../kit/possessive.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import type { CastRefusal, DungeonEvent } from '../events.ts';
import type { Enemy } from '../state.ts';
import { worth } from './attacks.ts';
import { abilityCalled, acting, nameAlone } from './names.ts';

/** More targets than these are only counted. */
const NAMED = 3;

/** What all hits of a cast together did to one enemy. */
interface Struck {
  readonly target: Enemy;
  readonly damage: number;
  readonly health: number;
}

/** The hero's cast with all its hits in one sentence; only heroes pay. */
export function castWords(events: readonly DungeonEvent[], language: Language): string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'cast' || !event.cost) return [];
    const who = capital(acting(event.name, language));
    const ability = abilityCalled(event.ability, language);
    const cast = { en: `${who} uses ${ability}`, de: `${who} setzt ${ability} ein` };
    return [`${say(cast, language)}: ${effects(events, language).join(', ')}.`];
  });
}

function effects(events: readonly DungeonEvent[], language: Language): string[] {
  const struck = strikesOf(events);
  const experience = worth(events);
  const healed = events.find((event) => event.kind === 'healed');
  return [
    ...(healed && healed.by > 0 ? [say({ en: `+${healed.by} health`, de: `+${healed.by} Leben` }, language)] : []),
    ...(struck.length === 0 ? [say({ en: 'nobody in reach', de: 'niemand in Reichweite' }, language)] : []),
    ...(struck.length > NAMED ? [counted(struck, language)] : struck.map((each) => hit(each, language))),
    ...(experience > 0 ? [say({ en: `+${experience} experience`, de: `+${experience} Erfahrung` }, language)] : []),
  ];
}

/** Enemies stand still while they are hit, so their cell tells who is who. */
function strikesOf(events: readonly DungeonEvent[]): Struck[] {
  const struck = new Map<string, Struck>();
  for (const event of events) {
    if (event.kind !== 'strike' || 'class' in event.target) continue;
    const { target, damage, health } = event;
    const key = `${target.x},${target.y}`;
    struck.set(key, { target, damage: damage + (struck.get(key)?.damage ?? 0), health });
  }
  return [...struck.values()];
}

function hit({ target, damage, health }: Struck, language: Language): string {
  const fate = health > 0 ? { en: `${health} left`, de: `noch ${health}` } : { en: 'dead', de: 'besiegt' };
  return `${nameAlone(target.name, language)} −${damage} (${say(fate, language)})`;
}

function counted(struck: readonly Struck[], language: Language): string {
  const damage = struck.reduce((sum, each) => sum + each.damage, 0);
  const dead = struck.filter(({ health }) => health === 0).length;
  const some = dead === 0 ? { en: '', de: '' } : { en: `, ${dead} dead`, de: `, ${dead} besiegt` };
  const sum = {
    en: `${damage} damage to ${struck.length} enemies${some.en}`,
    de: `${damage} Schaden an ${struck.length} Gegnern${some.de}`,
  };
  return say(sum, language);
}

/** Why a cast failed. */
export function refusedWords(
  { ability, refusal }: Extract<DungeonEvent, { kind: 'refused' }>,
  language: Language,
): string {
  return `${abilityCalled(ability, language)}: ${say(lacking(refusal), language)}.`;
}

/** What is missing for a cast. */
export function lacking(refusal: CastRefusal): Text {
  switch (refusal.reason) {
    case 'cooldown':
      return refusal.remaining === 1
        ? { en: 'ready in 1 round', de: 'bereit in 1 Runde' }
        : { en: `ready in ${refusal.remaining} rounds`, de: `bereit in ${refusal.remaining} Runden` };
    case 'mana':
      return {
        en: `needs ${refusal.needed} mana, you have ${refusal.had}`,
        de: `braucht ${refusal.needed} Mana, du hast ${refusal.had}`,
      };
    case 'energy':
      return {
        en: `needs ${refusal.needed} energy, you have ${refusal.had}`,
        de: `braucht ${refusal.needed} Energie, du hast ${refusal.had}`,
      };
    case 'arrows':
      return { en: 'no arrows left', de: 'keine Pfeile mehr' };
    case 'range':
      return { en: 'nobody in reach', de: 'niemand in Reichweite' };
  }
}
