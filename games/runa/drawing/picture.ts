import { heading, notice, paragraph, table } from '../../kit/picture/blocks.ts';
import { type Box, columns, inset, type Shape, type Tone } from '../../kit/picture/ink.ts';
import { label } from '../../kit/picture/lettering.ts';
import { badge, bar, card, circle, type Outline, piece, rectangle } from '../../kit/picture/shapes.ts';
import { type Block, sheet } from '../../kit/picture/sheet.ts';
import type { Reader } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import type { Element } from '../rules/abilities.ts';
import { CARDS, type Card, CLASS_NAMES, classCards } from '../rules/cards.ts';
import { dangerOf, intentOf } from '../rules/danger.ts';
import { EFFECTS, MONSTERS, type MonsterAbility } from '../rules/monsters.ts';
import { classOf, HP_MAX, isOver, type Monster, type State } from '../state.ts';
import { abilityEffect, cardEffect } from '../words/effects.ts';
import { abilityName, className, dieName, elementName, monsterName } from '../words/names.ts';
import { plain } from './colours.ts';
import { factsOf } from './ending.ts';
import { brokenLine, dangerLine, guardsOf } from './fighters.ts';

/** The fight: Runa, the monsters and their next abilities, and the danger they add up to. */
export function picture(state: State, { language }: Reader): string {
  if (state.phase.kind === 'class') return sheet(classes(state, language));
  if (isOver(state)) return sheet(ending(state, language));
  return sheet([
    place(state, language),
    heroine(state, language),
    ...state.monsters.map((monster) => foe(monster, language)),
    ...(state.monsters.length > 0 ? [danger(state, language)] : []),
    ...hand(state, language),
  ]);
}

function place(state: State, language: Language): Block {
  const { level, stage, phase } = state;
  const room: Text =
    phase.kind === 'seeds'
      ? `Level ${level}`
      : { en: `Level ${level}, room ${stage} of 4`, de: `Level ${level}, Raum ${stage} von 4` };
  return heading(say(room, language), className(classOf(state), language));
}

function classes(state: State, language: Language): Block[] {
  return CLASS_NAMES.flatMap((name) => [
    heading(className(name, language)),
    cards(state, classCards(name, 1), language),
  ]);
}

function heroine({ runa }: State, language: Language): Block {
  const { hp, fp, die } = runa;
  return {
    height: 96,
    draw(box) {
      const inner = inset(box, 14, 12);
      const focus = say({ en: 'Focus', de: 'Fokus' }, language);
      return (
        rectangle(box, { fill: 'panel', stroke: 'good', radius: 12, thick: 3 }) +
        piece({ ...inner, width: 72 }, 'R', { tone: 'good' }) +
        label({ ...inner, x: inner.x + 86, width: 150, height: 32 }, 'Runa', { size: 28, weight: 'bold' }) +
        bar({ x: inner.x + 250, y: inner.y, width: inner.width - 250, height: 32 }, hp, HP_MAX) +
        label({ x: inner.x + 86, y: inner.y + 40, width: 110, height: 32 }, focus, { size: 24, tone: 'soft' }) +
        pips({ x: inner.x + 190, y: inner.y + 42, width: inner.width - 290, height: 28 }, fp, die) +
        badge({ x: inner.x + inner.width - 90, y: inner.y + 38, width: 90, height: 34 }, dieName(die, language), 'line')
      );
    },
  };
}

/** Focus points, as many as the die allows. */
function pips(box: Box, filled: number, most: number): Shape {
  return columns({ ...box, width: Math.min(box.width, most * 34) }, most, 4)
    .map((place, index) => circle(place, 0.86, index < filled ? { fill: 'magic' } : { stroke: 'line' }))
    .join('');
}

const ELEMENTS: Readonly<Record<Element, readonly [Outline, Tone]>> = {
  Water: ['circle', 'own'],
  Ice: ['diamond', 'text'],
  Fire: ['hexagon', 'other'],
  Lightning: ['square', 'gold'],
};

/** A monster: its health, its next ability, its defence, element and focus. */
function foe(monster: Monster, language: Language): Block {
  const { element, hp } = MONSTERS[monster.name];
  const name = monsterName(monster.name, language);
  const broken = brokenLine(monster, language)[0]?.trim();
  const [outline, tone] = element ? ELEMENTS[element] : (['circle', 'bad'] as const);
  const marks = [
    ...(element ? [elementName(element, language)] : []),
    ...guardsOf(monster, language),
    ...(monster.fp > 0 ? [say({ en: `focus ${monster.fp}`, de: `Fokus ${monster.fp}` }, language)] : []),
  ].join(', ');
  return {
    height: 98 + (marks === '' ? 0 : 32) + (broken ? 30 : 0),
    draw(box) {
      const inner = inset(box, 14, 12);
      const line = (y: number) => ({ x: inner.x + 86, y: inner.y + y, width: inner.width - 86, height: 30 });
      return (
        rectangle(box, { fill: 'panel', stroke: 'bad', radius: 12, thick: 3 }) +
        piece({ ...inner, width: 72, height: 72 }, name[0] ?? '?', { outline, tone }) +
        label({ ...line(0), width: 240, height: 32 }, name, { size: 28, weight: 'bold' }) +
        bar({ x: inner.x + 336, y: inner.y, width: inner.width - 336, height: 32 }, monster.hp, hp) +
        intention({ ...line(38), height: 34 }, intentOf(monster), language) +
        label(line(76), marks, { size: 23, tone: 'soft' }) +
        (broken ? label(line(marks === '' ? 76 : 106), broken, { size: 23, tone: 'gold' }) : '')
      );
    },
  };
}

/** The next ability, with a symbol of its kind: attacks are pointed, magic is a diamond, the rest does no damage. */
function intention(box: Box, ability: MonsterAbility, language: Language): Shape {
  const { kind } = EFFECTS[ability.name];
  const [sign, tone]: readonly [string, Tone] =
    kind === 'strike' ? ['▲', 'bad'] : kind === 'spell' ? ['◆', 'magic'] : ['■', 'good'];
  const words = `${abilityName(ability, language)}: ${abilityEffect(ability, language)}`;
  return (
    label({ ...box, width: 30 }, sign, { size: 26, tone, align: 'middle' }) +
    label({ ...box, x: box.x + 38, width: box.width - 38 }, words, { size: 26, weight: 'bold', tone })
  );
}

function danger(state: State, language: Language): Block {
  const harm = dangerOf(state);
  const text = dangerLine(state, language, plain);
  if (harm === 0) return notice('✓', text, 'good');
  return notice('!', text, harm >= state.runa.hp ? 'bad' : 'gold');
}

/** Runa's cards and what they do, two in a row. */
function hand(state: State, language: Language): Block[] {
  const rows = Array.from({ length: Math.ceil(state.runa.hand.length / 2) }, (_, index) =>
    state.runa.hand.slice(2 * index, 2 * index + 2),
  );
  return rows.map((row) => cards(state, row, language));
}

function cards(state: State, row: readonly Card[], language: Language): Block {
  return {
    height: 78,
    draw: (box) =>
      columns(box, 2, 12)
        .slice(0, row.length)
        .map((place, index) => {
          const one = row[index]!;
          const { kind } = CARDS[one.name];
          const tone: Tone = kind === 'strike' ? 'bad' : kind === 'spell' ? 'magic' : 'good';
          return card(place, { title: abilityName(one, language), text: [cardEffect(state, one, language)], tone });
        })
        .join(''),
  };
}

function ending(state: State, language: Language): Block[] {
  const { title, facts, slain, hand: held } = factsOf(state, language);
  const won = state.phase.kind === 'won';
  return [
    notice(won ? '★' : '✕', title, won ? 'gold' : 'bad'),
    table(facts),
    heading(slain.title),
    paragraph(slain.names.join(', '), { size: 24 }),
    heading(held.title),
    paragraph(held.names.join(', '), { size: 24 }),
  ];
}
