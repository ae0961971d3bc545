import { type Language, nameOf as playerName, type Reader, say } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  card,
  FONT_SIZES,
  header,
  type Item,
  icon,
  mix,
  PICTURE_WIDTH,
  panel,
  SIGNS,
  sideStyle,
  text,
} from '@longtable/kit/picture';
import { gadgetNamed } from '../../rules/gadgets/index.ts';
import { featuresOf, nameOf } from '../../rules/match/people.ts';
import { PICKS } from '../../rules/preparation.ts';
import type { PropertyName } from '../../rules/properties.ts';
import type { Player, Side, State } from '../../state.ts';
import { briefTalent, gadgetTitle } from '../../words/descriptions.ts';
import { texts } from '../../words/texts.ts';
import { gadgetIcon, portraitNamed, portraitOf, TALENTS, THINGS } from '../icons.ts';
import { stillChoosing } from '../view.ts';
import { allegianceOf, portrait } from './people.ts';

/**
 * Draws the draft or equipment phase for a player. Spectators, and readers who may see everything, see both sides
 * instead.
 */
export function drawPreparation(state: State, reader: Reader, choosing: readonly Player[], partial: string): Drawn {
  const { viewer, language, open } = reader;
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const isDraft = state.phase === 'draft';
  const side = player === undefined || open ? undefined : state.sides[player];
  const { height, items } = !side
    ? bothSides(state, reader, choosing)
    : isDraft
      ? draft(state, side, language)
      : equipment(state, side, language, partial);
  const { draft: untitled, draftCount, equipment: equipmentTitle } = texts.preparation;
  const draftTitle = side ? draftCount({ count: side.agents.length + side.gadgets.length, picks: PICKS }) : untitled;
  const title = say(isDraft ? draftTitle : equipmentTitle, language);
  const right = side
    ? say(
        side.offer ? texts.preparation.choose : choosing.some((one) => one === player) ? '' : texts.preparation.wait,
        language,
      )
    : '';
  return { height, items: [...header(THINGS.game, title, right), ...items] };
}

/** Left end of the talents of an agent, and height of a talent, in pixels. */
const [TALENTS_X, TALENT] = [336, 19];

/** Draws each agent with talents and the assigned gadgets, and the unassigned ones. The gadget being assigned is gold. */
function equipment(state: State, { agents, gadgets, given }: Side, language: Language, partial: string): Drawn {
  const carriedBy = (agent: number | null) => gadgets.filter((_, index) => (given[index] ?? null) === agent);
  const items: Item[] = [];
  let y = 46;
  const list = (names: readonly string[], left: number, width: number, across: number) =>
    names.flatMap((name, at) => {
      const colour = partial === `give ${name}` ? COLOURS.gold : ('#dcebff' as const);
      const style = { icon: gadgetIcon(name), iconColour: colour, words: gadgetTitle(name, language) };
      return thing(left + (at % across) * width, y + 34 + Math.floor(at / across) * LINE, width, style);
    });
  for (const id of agents) {
    const names = carriedBy(id);
    const height = 38 + Math.max(1, names.length) * LINE;
    const features = featuresOf(state, id);
    items.push(
      panel(box(12, y, PICTURE_WIDTH - 24, height), { side: 0, fill: mix(sideStyle(0).deep, COLOURS.ground, 0.6) }),
      portrait(50, y + height / 2, 25, state, id, 'own'),
      text(box(94, y + 3, TALENTS_X - 100, 30), nameOf(state, id), {
        size: FONT_SIZES.value,
        weight: 700,
        mayCut: true,
      }),
      ...features.flatMap((name, at) =>
        features.length > MAX_TALENT_TEXTS
          ? [
              icon(TALENTS[name], TALENTS_X + 13 + (at % 6) * 32, y + 18 + Math.floor(at / 6) * 28, 24, {
                colour: COLOURS.gold,
              }),
            ]
          : talentLine(
              name,
              features,
              box(
                TALENTS_X,
                y + (height - features.length * TALENT) / 2 + at * TALENT,
                PICTURE_WIDTH - 22 - TALENTS_X,
                TALENT,
              ),
              language,
            ),
      ),
      ...list(names, 92, TALENTS_X - 96, 1),
    );
    y += height + 5;
  }
  const open = carriedBy(null);
  if (open.length > 0) {
    const height = 38 + Math.ceil(open.length / 2) * LINE;
    const title = say(texts.preparation.unassignedTitle, language);
    items.push(
      panel(box(12, y, PICTURE_WIDTH - 24, height), { dash: [6, 5] }),
      text(box(26, y + 3, 300, 30), title, { size: FONT_SIZES.label, colour: COLOURS.soft }),
      ...list(open, 22, (PICTURE_WIDTH - 40) / 2, 2),
    );
    y += height + 5;
  }
  return { height: y + 1, items };
}

/** Draws each player's name and whether they are still choosing and, for readers who may see it, both teams. */
function bothSides(state: State, reader: Reader, choosing: readonly Player[]): Drawn {
  const { viewer, language } = reader;
  const items = ([0, 1] as const).flatMap((player) => {
    const y = 52 + player * 104;
    const allegiance = allegianceOf(player, viewer);
    const { agents, gadgets } = state.sides[player];
    const isLate = choosing.includes(player);
    const words = isLate ? texts.preparation.choosing : texts.preparation.done;
    return [
      panel(box(12, y, PICTURE_WIDTH - 24, 96), { side: allegiance === 'own' ? 0 : 1 }),
      text(box(28, y + 6, 340, 36), playerName(reader, player), { size: FONT_SIZES.value, weight: 700, mayCut: true }),
      icon(isLate ? SIGNS.waits : SIGNS.calm, 408, y + 24, 24, { colour: isLate ? COLOURS.soft : COLOURS.good }),
      text(box(428, y + 6, 106, 36), say(words, language), { colour: COLOURS.soft }),
      ...agents.map((id, at) => portrait(52 + at * 48, y + 68, 20, state, id, allegiance)),
      ...gadgets.map((name, at) =>
        icon(gadgetIcon(name), 54 + (agents.length + at) * 48, y + 68, 30, { colour: '#dcebff' }),
      ),
    ];
  });
  const still = stillChoosing(state, reader, choosing);
  return { height: 304, items: [...items, text(box(24, 262, PICTURE_WIDTH - 48, 34), still, { mayCut: true })] };
}

/** Drawn items and their total height. */
interface Drawn {
  readonly height: number;
  readonly items: Item[];
}

/** Size of a card in pixels. */
export const CARD = { width: 176, height: 172 } as const;
/** Height of a line with an icon, in pixels. */
const LINE = 27;

/** Draws the offer and the picks so far. */
function draft(state: State, { offer, agents, gadgets }: Side, language: Language): Drawn {
  const cards = [
    ...(offer?.agents ?? []).map(
      (id) => (x: number, y: number) => agentCard(x, y, candidateOf(state, id), id, language),
    ),
    ...(offer?.gadgets ?? []).map((name) => (x: number, y: number) => gadgetCard(x, y, name, language)),
  ];
  const below = 46 + Math.ceil(cards.length / 3) * (CARD.height + 5);
  const chosen = [
    ...agents.map((id) => ({ ...portraitOf(state, id), words: nameOf(state, id), mayCut: true as const })),
    ...gadgets.map((name) => ({
      icon: gadgetIcon(name),
      iconColour: COLOURS.gold,
      words: gadgetTitle(name, language),
    })),
  ];
  const rows = Math.ceil(chosen.length / PER_ROW);
  const wide = (PICTURE_WIDTH - 24) / PER_ROW;
  return {
    height: below + (rows > 0 ? rows * PICK + 10 : 2),
    items: [
      ...cards.flatMap((draw, at) =>
        draw(8 + (at % 3) * (CARD.width + 8), 46 + Math.floor(at / 3) * (CARD.height + 5)),
      ),
      ...(rows > 0 ? [panel(box(8, below, PICTURE_WIDTH - 16, rows * PICK + 4))] : []),
      ...chosen.flatMap((one, at) =>
        thing(12 + (at % PER_ROW) * wide, below + 2 + Math.floor(at / PER_ROW) * PICK, wide, one, PICK),
      ),
    ],
  };
}

/** Number of picks side by side, and height of a pick in pixels. */
const [PER_ROW, PICK] = [4, 33];

/** Draws an icon with text to the right of it. */
function thing(
  x: number,
  y: number,
  width: number,
  { icon: name, iconColour, words, mayCut }: ReturnType<typeof portraitOf> & { words: string; mayCut?: true },
  height = LINE,
): Item[] {
  return [
    icon(name, x + 14, y + height / 2, 22, { colour: iconColour }),
    text(box(x + 30, y, width - 34, height), words, {
      size: FONT_SIZES.small,
      minSize: FONT_SIZES.min,
      lines: 2,
      mayCut,
    }),
  ];
}

interface Character {
  readonly name: string;
  readonly features: readonly PropertyName[];
}

function candidateOf(state: State, id: number): Character {
  return { name: nameOf(state, id), features: featuresOf(state, id) };
}

/** Draws a candidate agent: portrait and properties. */
export function agentCard(x: number, y: number, person: Character, id: number, language: Language): Item[] {
  const { name, features } = person;
  const { icon: emblem, iconColour } = portraitNamed(name, id);
  const bounds = { x, y, ...CARD };
  return [
    card(bounds, 0, { hue: '#3f78b0', icon: emblem, iconColour, iconSize: 58, band: 30, foot: 80 }),
    text(box(x + 6, y + 2, CARD.width - 12, 28), name, { ...NAME, mayCut: true }),
    ...features.flatMap((talent, at) =>
      features.length > MAX_TALENT_TEXTS
        ? [talentIcon(talent, x + 19 + (at % 6) * 27, y + CARD.height - 66 + Math.floor(at / 6) * 25)]
        : talentLine(talent, features, box(x + 6, y + CARD.height - 79 + at * 25, CARD.width - 12, 26), language),
    ),
  ];
}

/** Maximum number of talents with text. More are shown as icons only. */
const MAX_TALENT_TEXTS = 3;

function talentIcon(name: PropertyName, x: number, y: number): Item {
  return icon(TALENTS[name], x, y, 21, { colour: COLOURS.gold });
}

/** Draws a talent with its icon at the left end of a box. */
function talentLine(name: PropertyName, all: readonly PropertyName[], bounds: Box, language: Language): Item[] {
  const { x, y, width, height } = bounds;
  return [
    talentIcon(name, x + 13, y + height / 2),
    text({ ...bounds, x: x + 30, width: width - 30 }, say(briefTalent(name, all), language), {
      size: FONT_SIZES.small,
      minSize: FONT_SIZES.min,
    }),
  ];
}

function gadgetCard(x: number, y: number, name: string, language: Language): Item[] {
  const bounds = { x, y, ...CARD };
  const about = say(gadgetNamed(name)?.about ?? '', language);
  return [
    card(bounds, 0, {
      hue: '#a8803a',
      colour: COLOURS.gold,
      icon: gadgetIcon(name),
      iconSize: 36,
      band: 30,
      foot: 106,
    }),
    text(box(x + 6, y + 1, CARD.width - 12, 30), gadgetTitle(name, language), {
      ...NAME,
      minSize: FONT_SIZES.min,
      lines: 2,
    }),
    text(box(x + 8, y + CARD.height - 105, CARD.width - 14, 103), about, {
      size: FONT_SIZES.small,
      weight: 500,
      colour: COLOURS.soft,
      lines: 5,
      minSize: FONT_SIZES.min,
    }),
  ];
}

const NAME = { size: FONT_SIZES.label, weight: 700, align: 'centre' } as const;
