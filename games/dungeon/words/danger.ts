import { capital, type Language, type Text } from '@longtable/kit';
import { closest, targets } from '../rules/abilities.ts';
import { type Danger, dangerOf, strikers, watchersOf } from '../rules/danger.ts';
import { isShown } from '../rules/enemies.ts';
import { type Enemy, levelCount, type Room, type State } from '../state.ts';
import { nameAlone, objectName, subjectName } from './names.ts';

/** Returns the status line: remaining enemies, who sees the hero, and this round's threats. */
export function statusText(state: State, room: Room): Text {
  const { length } = room.enemies;
  const task =
    length === 1
      ? { en: 'defeat the last enemy', de: 'Besiege den letzten Gegner' }
      : { en: `defeat ${length} enemies`, de: `Besiege ${length} Gegner` };
  const place = placeOf(state);
  const danger = dangerWords(room);
  return { en: `${capital(`${place.en}${task.en}`)}. ${danger.en}.`, de: `${place.de}${task.de}. ${danger.de}.` };
}

function placeOf(state: State): Exclude<Text, string> {
  if (levelCount(state) <= 1) return { en: '', de: '' };
  const { level, endless } = state;
  return endless === undefined
    ? { en: `Level ${level}: `, de: `Level ${level}: ` }
    : { en: `Depth ${level}: `, de: `Tiefe ${level}: ` };
}

function dangerWords(room: Room): Exclude<Text, string> {
  const { most, death } = dangerOf(room);
  const seen = seenText(room);
  if (most === 0) return seen;
  const risk = riskText(death);
  const harm = { en: `up to ${most} damage${risk.en}`, de: `bis zu ${most} Schaden${risk.de}` };
  if (watchersOf(room).length > 0) return { en: `${seen.en}: ${harm.en}`, de: `${seen.de}: ${harm.de}` };
  return { en: capital(harm.en), de: capital(harm.de) };
}

/** Returns who sees the hero: one enemy by name, several by number. */
function seenText(room: Room): Exclude<Text, string> {
  const [one, ...others] = watchersOf(room);
  if (!one) return { en: 'Nobody can see you', de: 'Niemand sieht dich' };
  const many = others.length + 1;
  if (many > 1) return { en: `${many} enemies can see you`, de: `${many} Gegner sehen dich` };
  return {
    en: `${capital(subjectName(one.name, 'en'))} can see you`,
    de: `${capital(subjectName(one.name, 'de'))} sieht dich`,
  };
}

function riskText(death: number): Exclude<Text, string> {
  if (death === 0) return { en: '', de: '' };
  return { en: `, ${percent(death)}% chance of death`, de: `, Todesrisiko ${percent(death)} %` };
}

/** Returns a sentence about the danger, with every attacker. */
export function dangerSentence(room: Room): Text {
  const due = strikers(room);
  if (due.length === 0)
    return {
      en: 'No enemy in sight can attack you this round.',
      de: 'Kein sichtbarer Gegner kann dich in dieser Runde angreifen.',
    };
  const names = (language: Language) =>
    due.map(({ enemy }) => `${nameAlone(enemy.name, language)} (${enemy.attack})`).join(', ');
  const { most, death } = dangerOf(room, due);
  const probability = percent(death);
  return {
    en: `If you stay put, you’ll be attacked by: ${names('en')}. Up to ${most} damage, ${probability}% chance of death.`,
    de: `Wenn du stehen bleibst, greifen dich an: ${names('de')}. Bis zu ${most} Schaden, Todesrisiko ${probability} %.`,
  };
}

/** Returns the caption of a picture's danger sign. */
export function dangerCaption(room: Room, { most, death }: Danger): Text {
  if (most === 0) return seenText(room);
  const by = death > 0 ? riskText(death) : attacksText(room);
  return { en: `Up to ${most} damage${by.en}`, de: `Bis zu ${most} Schaden${by.de}` };
}

function attacksText(room: Room): Exclude<Text, string> {
  const due = strikers(room);
  const shots = due.filter(({ by }) => by === 'shot').length;
  const attacks = due.length - shots;
  const parts = [
    ...(attacks > 0
      ? [{ en: counted(attacks, 'attack', 'attacks'), de: counted(attacks, 'Angriff', 'Angriffe') }]
      : []),
    ...(shots > 0 ? [{ en: counted(shots, 'shot', 'shots'), de: counted(shots, 'Schuss', 'Schüsse') }] : []),
  ];
  return { en: `: ${parts.map(({ en }) => en).join(' and ')}`, de: `: ${parts.map(({ de }) => de).join(' und ')}` };
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns a probability in whole percent. Small ones are not rounded to zero. */
function percent(probability: number): string {
  return probability > 0 && probability < 0.01 ? '< 1' : `${Math.round(100 * probability)}`;
}

/** Returns the effect of the ability now, without revealing hidden traps. */
export function effectText({ hero, enemies }: Room): Text {
  const reached = targets(hero, enemies.filter(isShown));
  const heal = hero.class === 'Warrior' ? Math.min(10 * hero.defense, hero.pool - hero.health) : 0;
  const heals = heal > 0 ? { en: `heals ${heal}, `, de: `heilt ${heal}, ` } : { en: '', de: '' };
  if (reached.length === 0) return { en: `${heals.en}nobody in reach`, de: `${heals.de}niemand in Reichweite` };
  const whom = targetsText(reached);
  switch (hero.class) {
    case 'Warrior': {
      const { length } = reached;
      const one = length === 1 ? whom : { en: `1 of ${whom.en}`, de: `1 von ${length} Gegnern in Reichweite` };
      const harm = Math.floor(hero.pool / 10);
      return { en: `${heals.en}hits ${one.en} for ${harm}`, de: `${heals.de}trifft ${one.de} für ${harm} Schaden` };
    }
    case 'Mage':
      return {
        en: `${hero.hitCount} hits for up to ${hero.spellPower} each on ${whom.en}`,
        de: `${hero.hitCount} Treffer mit je bis zu ${hero.spellPower} Schaden auf ${whom.de}`,
      };
    case 'Rogue':
      return {
        en: `hits ${whom.en} for up to ${hero.attack}`,
        de: `trifft ${whom.de} für bis zu ${hero.attack} Schaden`,
      };
    case 'Hunter': {
      const { name } = closest(hero, reached)!;
      return {
        en: `hits ${objectName(name, 'en')} for up to ${hero.attack}`,
        de: `trifft ${objectName(name, 'de')} für bis zu ${hero.attack} Schaden`,
      };
    }
  }
}

/** Returns the only enemy in reach by name, several by number. */
function targetsText(reached: readonly Enemy[]): { en: string; de: string } {
  const [first, ...others] = reached;
  if (first && others.length === 0) return { en: objectName(first.name, 'en'), de: objectName(first.name, 'de') };
  return { en: `${reached.length} enemies in reach`, de: `${reached.length} Gegner in Reichweite` };
}
