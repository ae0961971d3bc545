import { type Language, say } from '@longtable/kit';
import {
  type Box,
  box,
  COLOURS,
  card,
  FONT_SIZES,
  type Item,
  icon,
  PICTURE_WIDTH,
  panel,
  text,
} from '@longtable/kit/picture';
import { gadgetNamed } from '../../rules/gadgets/index.ts';
import { featuresOf, nameOf } from '../../rules/match/people.ts';
import type { PropertyName } from '../../rules/properties.ts';
import type { Side, State } from '../../state.ts';
import { briefTalent, gadgetTitle } from '../../words/descriptions.ts';
import { gadgetIcon, portraitNamed, portraitOf, TALENTS } from '../icons.ts';

/** Drawn items and their total height. */
export interface Drawn {
  readonly height: number;
  readonly items: Item[];
}

/** Size of a card in pixels. */
export const CARD = { width: 176, height: 172 } as const;
/** Height of a line with an icon, in pixels. */
export const LINE = 27;

/** Draws the offer and the picks so far. */
export function draft(state: State, { offer, agents, gadgets }: Side, language: Language): Drawn {
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
export function thing(
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
export const MAX_TALENT_TEXTS = 3;

function talentIcon(name: PropertyName, x: number, y: number): Item {
  return icon(TALENTS[name], x, y, 21, { colour: COLOURS.gold });
}

/** Draws a talent with its icon at the left end of a box. */
export function talentLine(name: PropertyName, all: readonly PropertyName[], bounds: Box, language: Language): Item[] {
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
