import { list } from '../../kit/reader.ts';
import { type Language, say } from '../../kit/text.ts';
import type { DungeonEvent } from '../events.ts';
import type { Hero } from '../state.ts';
import { acting, capital, nameAlone, suffering } from './names.ts';

/** The hero's blow, with what a kill is worth. */
export function ownBlow(events: readonly DungeonEvent[], language: Language): string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'melee' || !('class' in event.attacker)) return [];
    const { attacker, defender, damage, health } = event;
    const who = capital(acting(attacker.name, language));
    const whom = suffering(defender.name, language);
    if (damage === 0) return [say({ en: `${who} misses ${whom}.`, de: `${who} verfehlt ${whom}.` }, language)];
    if (health > 0)
      return [
        say(
          {
            en: `${who} hits ${whom} for ${damage}: ${health} left.`,
            de: `${who} trifft ${whom} für ${damage}: noch ${health}.`,
          },
          language,
        ),
      ];
    const experience = worth(events);
    return [
      say(
        {
          en: `${who} kills ${whom} with ${damage} damage: ${experience} experience.`,
          de: `${who} tötet ${whom} mit ${damage} Schaden: ${experience} Erfahrung.`,
        },
        language,
      ),
    ];
  });
}

/** The experience that all kills brought. */
export function worth(events: readonly DungeonEvent[]): number {
  return events.reduce((sum, event) => sum + (event.kind === 'killed' ? event.experience : 0), 0);
}

/** A blow or a shot at the hero. */
interface Hurt {
  readonly by: string;
  readonly shot: boolean;
  readonly hero: Hero;
  readonly damage: number;
  readonly health: number;
}

function hurts(events: readonly DungeonEvent[]): Hurt[] {
  let caster = '';
  return events.flatMap((event): Hurt[] => {
    if (event.kind === 'cast') caster = event.name;
    if (event.kind === 'melee' && 'class' in event.defender) {
      const { attacker, defender, damage, health } = event;
      return [{ by: attacker.name, shot: false, hero: defender, damage, health }];
    }
    if (event.kind === 'strike' && 'class' in event.target)
      return [{ by: caster, shot: true, hero: event.target, damage: event.damage, health: event.health }];
    return [];
  });
}

/** What the enemies did to the hero, all in one sentence. */
export function suffered(events: readonly DungeonEvent[], language: Language): string[] {
  const all = hurts(events);
  const [first, ...others] = all;
  if (!first) return [];
  const hero = suffering(first.hero.name, language);
  const harmful = all.filter(({ damage }) => damage > 0);
  const left = all.at(-1)!.health;
  const ends =
    left > 0
      ? say({ en: `: ${left} left.`, de: `: noch ${left}.` }, language)
      : say(
          { en: `: ${acting(first.hero.name, 'en')} falls.`, de: `: ${capital(acting(first.hero.name, 'de'))} fällt.` },
          language,
        );
  if (harmful.length === 0) return [missed(all, hero, language)];
  if (others.length === 0) return [`${one(first, hero, language)}${ends}`];
  const sum = harmful.reduce((whole, { damage }) => whole + damage, 0);
  const parts = harmful.map(({ by, damage }) => `${nameAlone(by, language)} ${damage}`).join(', ');
  const who = capital(acting(first.hero.name, language));
  return [`${say({ en: `${who} takes ${sum} (${parts})`, de: `${who} erleidet ${sum} (${parts})` }, language)}${ends}`];
}

function one({ by, shot, damage }: Hurt, hero: string, language: Language): string {
  const who = capital(acting(by, language));
  return shot
    ? say({ en: `${who} shoots ${hero} for ${damage}`, de: `${who} schießt auf ${hero}, ${damage} Schaden` }, language)
    : say({ en: `${who} hits ${hero} for ${damage}`, de: `${who} trifft ${hero} für ${damage}` }, language);
}

function missed(all: readonly Hurt[], hero: string, language: Language): string {
  const names = [...new Set(all.map(({ by }) => acting(by, language)))];
  const who = capital(list(names, language));
  const several = all.length > 1;
  return say(
    {
      en: `${who} ${several ? 'miss' : 'misses'} ${hero}.`,
      de: `${who} ${several ? 'verfehlen' : 'verfehlt'} ${hero}.`,
    },
    language,
  );
}
