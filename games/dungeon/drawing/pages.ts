import type { Page } from '../../kit/game.ts';
import type { Reader } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { BESTIARY, isShown } from '../rules/enemies.ts';
import { isRested } from '../rules/repeat.ts';
import type { Enemy, Room, State } from '../state.ts';
import { abilityWords, heroParts, restWords } from '../words/hero.ts';
import { className, nameAlone } from '../words/names.ts';
import { drawBoard } from './board.ts';
import { wrapParts } from './figures.ts';
import { isCut, strips } from './window.ts';

/** What can be looked up: the whole map where a part is cut off, the hero, the bestiary, and what the signs mean. */
export function pages({ room }: State, { language }: Reader): readonly Page[] {
  return [
    ...(room ? [...mapPages(room, language), heroPage(room, language)] : []),
    {
      title: say({ en: 'Bestiary', de: 'Bestiarium' }, language),
      get lines() {
        return bestiary(room, language);
      },
    },
    { title: say({ en: 'Legend', de: 'Legende' }, language), lines: [], text: say(LEGEND, language) },
  ];
}

function mapPages(room: Room, language: Language): Page[] {
  const rows = drawBoard(room);
  if (!isCut(rows)) return [];
  const title = say({ en: 'Whole map', de: 'Ganze Karte' }, language);
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
      const rest = `**${say({ en: 'Rest', de: 'Rast' }, language)}** ${say(restWords(hero), language)}.`;
      return [`**${what}** ${how}.`, ...(isRested(hero) ? [] : [rest])].join('\n');
    },
  };
}

function bestiary(room: Room | null, language: Language): string[] {
  const shown = room?.enemies.filter(isShown) ?? [];
  return [...BESTIARY.values()].flatMap((enemy) => {
    const here = shown.filter(({ tile }) => tile === enemy.tile).length;
    const count = here > 0 ? say({ en: ` (${here} here)`, de: ` (${here} hier)` }, language) : '';
    return [`${enemy.tile}: ${nameAlone(enemy.name, language)}${count}`, ...figures(enemy, language)];
  });
}

function figures(enemy: Enemy, language: Language): string[] {
  const { pool, attack, defense, experience } = enemy;
  const fight = {
    en: `health ${pool}, attack ${attack}, defense ${defense}`,
    de: `Leben ${pool}, Angriff ${attack}, Abwehr ${defense}`,
  };
  const sight: Text =
    enemy.kind === 'trap' ? '' : { en: `, sees ${enemy.vision} far`, de: `, sieht ${enemy.vision} weit` };
  const worth = { en: `experience ${experience}`, de: `Erfahrung ${experience}` };
  return [say(fight, language), `${say(worth, language)}${say(sight, language)}`];
}

const LEGEND: Text = {
  en: `\`@\` your hero, \`#\` a wall, \`.\` free floor, \`X\` a fallen hero, letters are enemies: small ones monsters, \`M C K\` bosses, \`B Q D\` traps, which hide most of the time.
**Level 3 (50/150)**: your hero's level, and the experience to the next. **Bosses** that see you shoot now and then, through walls too.
**Danger**: those who strike in this round if you stay, the most they can do together, and how likely that kills you. A blow rolls 0 to attack less 0 to defense.
**←← ↑↑ ↓↓ →→** walk on until a wall, an opening, a blow or an enemy that comes near. **Rest** brings back what your ability costs, and ends when somebody comes; nothing but a new level or the Warrior's shield heals.`,
  de: `\`@\` dein Held, \`#\` eine Wand, \`.\` freier Boden, \`X\` ein gefallener Held, Buchstaben sind Gegner: kleine sind Monster, \`M C K\` Bosse, \`B Q D\` Fallen, die meist unsichtbar sind.
**Stufe 3 (50/150)**: die Stufe deines Helden und die Erfahrung bis zur nächsten. **Bosse**, die dich sehen, schießen ab und zu, auch durch Wände.
**Gefahr**: wer in dieser Runde zuschlägt, wenn du bleibst, wie viel sie zusammen höchstens anrichten, und mit welcher Wahrscheinlichkeit dich das tötet. Ein Schlag würfelt 0 bis Angriff weniger 0 bis Abwehr.
**←← ↑↑ ↓↓ →→** laufen weiter bis zu einer Wand, einer Öffnung, einem Schlag oder einem Gegner, der nahe kommt. **Rast** bringt zurück, was deine Fähigkeit kostet, und endet, wenn jemand kommt; heilen können nur eine neue Stufe und der Schild der Krieger.`,
};
