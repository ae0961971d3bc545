import { type Language, type Page, type Reader, say, type Text } from '@longtable/kit';
import { isShown } from '../rules/enemies.ts';
import { isRested } from '../rules/repeat.ts';
import { rosterOf } from '../rules/roster/roster.ts';
import type { Enemy, Room, State } from '../state.ts';
import { abilityWords, heroParts, restWords, statsText } from '../words/hero.ts';
import { className, nameAlone } from '../words/names.ts';
import { COLUMNS, drawBoard, isCut, strips } from './board.ts';
import { wrapParts } from './figures.ts';

/** Returns the lookup pages: the full map if the board shows only a part, the hero, the bestiary and the legend. */
export function pages(state: State, { language }: Reader): readonly Page[] {
  const { room } = state;
  return [
    ...(room ? [...mapPages(room, language), heroPage(room, language)] : []),
    {
      title: say({ en: 'Bestiary', de: 'Bestiarium' }, language),
      get lines() {
        return bestiary(state, language);
      },
    },
    { title: say({ en: 'Legend', de: 'Legende' }, language), lines: [], text: say(LEGEND, language) },
  ];
}

function mapPages(room: Room, language: Language): Page[] {
  const rows = drawBoard(room);
  if (!isCut(rows)) return [];
  const title = say({ en: 'Full map', de: 'Ganze Karte' }, language);
  return strips(rows).map((lines, index, all) => ({
    title: all.length === 1 ? title : `${title} ${index + 1}/${all.length}`,
    lines,
  }));
}

function heroPage({ hero }: Room, language: Language): Page {
  return {
    title: say({ en: 'Hero', de: 'Held' }, language),
    get lines() {
      return [
        nameAlone(hero.name, language),
        className(hero, language),
        say({ en: `Health ${hero.health}/${hero.pool}`, de: `Leben ${hero.health}/${hero.pool}` }, language),
        ...wrapParts(heroParts(hero, language)),
      ];
    },
    get text() {
      const [what, how] = abilityWords(hero, language).split(': ');
      const rest = `**${say({ en: 'Rest', de: 'Rasten' }, language)}**: ${say(restWords(hero), language)}.`;
      return [`**${what}**: ${how}.`, ...(isRested(hero) ? [] : [rest])].join('\n');
    },
  };
}

function bestiary(state: State, language: Language): string[] {
  const shown = state.room?.enemies.filter(isShown) ?? [];
  return [...rosterOf(state).bestiary.values()].flatMap((enemy) => {
    const here = shown.filter(({ tile }) => tile === enemy.tile).length;
    const count = here > 0 ? say({ en: ` (${here} here)`, de: ` (${here} hier)` }, language) : '';
    const named = `${enemy.tile}: ${nameAlone(enemy.name, language)}${count}`;
    return [named, ...wrapParts(figures(enemy, language), COLUMNS - 1).map((line) => ` ${line}`)];
  });
}

function figures(enemy: Enemy, language: Language): string[] {
  const { experience } = enemy;
  const worth = { en: `experience ${experience}`, de: `Erfahrung ${experience}` };
  const parts = [worth, ...visionTexts(enemy)].map((part) => say(part, language));
  return [...say(statsText(enemy), language).split(', '), ...parts];
}

function visionTexts(enemy: Enemy): Text[] {
  if (enemy.kind !== 'trap') return [{ en: `vision ${enemy.vision}`, de: `Sichtweite ${enemy.vision}` }];
  const { visibility, invisibility } = enemy;
  return [
    { en: `visible ${visibility}`, de: `sichtbar ${visibility}` },
    { en: `hidden ${invisibility}`, de: `verborgen ${invisibility}` },
  ];
}

const LEGEND: Text = {
  en: `\`@\` your hero, \`#\` a wall, \`.\` the floor, \`X\` your dead hero, letters are enemies; “Bestiary” lists them. Traps are hidden most of the time.
**Hero level 3 (50/150)**: your hero’s level, your experience and how much you need for the next level. **Bosses** that see you shoot now and then, even through walls.
**Up to 16 damage**: the most that everyone who attacks this round can do together if you stay put. Damage is a roll from 0 to attack minus a roll from 0 to defense.
**Walk to…** stops when an enemy spots you or you get hit; with **←← ↑↑ ↓↓ →→** you also stop at walls and openings. **Fight until one falls** attacks and uses your ability, and stops when you’ve lost a quarter of your full health or could die. **Rest** restores what your ability uses up and ends when an enemy approaches. Only levelling up and the Warrior’s shield heal you.`,
  de: `\`@\` dein Held, \`#\` eine Wand, \`.\` der Boden, \`X\` dein toter Held, Buchstaben sind Gegner; im „Bestiarium“ stehen alle. Fallen sind meist unsichtbar.
**Stufe 3 (50/150)**: die Stufe deines Helden, deine Erfahrung und wie viel du für die nächste Stufe brauchst. **Bosse**, die dich sehen, schießen ab und zu, auch durch Wände.
**Bis zu 16 Schaden**: was alle zusammen höchstens anrichten, die dich in dieser Runde angreifen, wenn du stehen bleibst. Der Schaden ist ein Wurf von 0 bis Angriff minus ein Wurf von 0 bis Abwehr.
**Gehen zu …** endet, wenn dich ein Gegner entdeckt oder trifft; mit **←← ↑↑ ↓↓ →→** hältst du auch an Wänden und Öffnungen. **Kämpfen, bis einer fällt** greift an und setzt deine Fähigkeit ein, bis ein Viertel deines vollen Lebens weg ist oder du sterben könntest. **Rasten** füllt auf, was deine Fähigkeit verbraucht, und endet, wenn ein Gegner naht. Dich heilen nur ein Stufenaufstieg und der Schild der Krieger.`,
};
