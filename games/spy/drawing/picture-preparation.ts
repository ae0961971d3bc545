import { box } from '../../kit/picture/box.ts';
import type { Item } from '../../kit/picture/items.ts';
import { card, icon, panel, rect, text } from '../../kit/picture/make.ts';
import { lookOf, mix, SIZES, TONES, WIDTH } from '../../kit/picture/palette.ts';
import { head } from '../../kit/picture/parts.ts';
import { SIGNS } from '../../kit/picture/signs.ts';
import { nameOf as playerName, type Reader } from '../../kit/reader.ts';
import { type Language, say } from '../../kit/text.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { featuresOf, nameOf } from '../rules/match/people.ts';
import { PICKS } from '../rules/preparation/picks.ts';
import { properties } from '../rules/properties.ts';
import type { Player, Side, State } from '../state.ts';
import { gadgetTitle } from '../words/titles.ts';
import { gadgetIcon, portraitOf, TALENTS, THINGS } from './icons.ts';
import { portrait, standingOf } from './picture-people.ts';
import { stillChoosing } from './preparation.ts';

/** A picture so far: what is drawn, and how high that is. */
interface Drawn {
  readonly height: number;
  readonly items: Item[];
}

const CARD = { width: 174, height: 192 } as const;
const LINE = 32;

/** The draft or the equipment as a reader sees it; whoever does not play sees who is still choosing. */
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
  const count = side ? ` ${side.agents.length + side.gadgets.length}/${PICKS}` : '';
  const title = isDraft
    ? say({ en: `Draft${count}`, de: `Auswahl${count}` }, language)
    : say({ en: 'Equipment', de: 'Ausrüstung' }, language);
  const waiting = side && player !== undefined && !choosing.includes(player);
  const right = waiting ? say({ en: 'Waiting', de: 'Warten' }, language) : '';
  return { height, items: [...head(THINGS.game, title, right), ...items] };
}

/** What is on offer, and what was chosen so far. */
function draft(state: State, { offer, agents, gadgets }: Side, language: Language): Drawn {
  const cards = [
    ...(offer?.agents ?? []).map((id) => (x: number, y: number) => agentCard(x, y, state, id, language)),
    ...(offer?.gadgets ?? []).map((name) => (x: number, y: number) => gadgetCard(x, y, name, language)),
  ];
  const below = 52 + Math.ceil(cards.length / 3) * (CARD.height + 8);
  const chosen = [
    ...agents.map((id) => ({ ...portraitOf(state, id), words: nameOf(state, id), mayCut: true as const })),
    ...gadgets.map((name) => ({ icon: gadgetIcon(name), iconTone: TONES.gold, words: gadgetTitle(name, language) })),
  ];
  return {
    height: below + (PICKS / 2) * LINE + 14,
    items: [
      ...cards.flatMap((draw, at) =>
        draw(11 + (at % 3) * (CARD.width + 8), 52 + Math.floor(at / 3) * (CARD.height + 8)),
      ),
      panel(box(11, below, WIDTH - 22, (PICKS / 2) * LINE + 6)),
      ...Array.from({ length: PICKS }, (_, at) => {
        const [x, y] = [18 + Math.floor(at / (PICKS / 2)) * 266, below + 3 + (at % (PICKS / 2)) * LINE];
        const one = chosen[at];
        return one ? thing(x, y, 262, one) : [rect(box(x + 2, y + 4, 24, 24), { ...EMPTY, radius: 6 })];
      }).flat(),
    ],
  };
}

const EMPTY = { stroke: TONES.line, thick: 1.5, dash: [4, 4] } as const;

/** An icon and its words in a line. */
function thing(
  x: number,
  y: number,
  width: number,
  { icon: name, iconTone, words, mayCut }: ReturnType<typeof portraitOf> & { words: string; mayCut?: true },
): Item[] {
  return [
    icon(name, x + 14, y + LINE / 2, 26, { tone: iconTone }),
    text(box(x + 34, y, width - 44, LINE), words, { size: SIZES.label, mayCut }),
  ];
}

function agentCard(x: number, y: number, state: State, id: number, language: Language): Item[] {
  const { icon: emblem, iconTone } = portraitOf(state, id);
  const place = { x, y, ...CARD };
  return [
    card(place, 0, { hue: '#3f78b0', icon: emblem, iconTone, iconSize: 70, band: 30, foot: 80 }),
    text(box(x + 6, y + 2, CARD.width - 12, 28), nameOf(state, id), { ...NAME, mayCut: true }),
    ...featuresOf(state, id).flatMap((name, at) => {
      const top = y + CARD.height - 79 + at * 25;
      return [
        icon(TALENTS[name], x + 19, top + 13, 21, { tone: TONES.gold }),
        text(box(x + 36, top, CARD.width - 42, 26), say(properties[name].brief, language), {
          size: SIZES.small,
          least: SIZES.least,
        }),
      ];
    }),
  ];
}

function gadgetCard(x: number, y: number, name: string, language: Language): Item[] {
  const place = { x, y, ...CARD };
  const about = say(gadgetNamed(name)?.about ?? '', language);
  return [
    card(place, 0, { hue: '#a8803a', tone: TONES.gold, icon: gadgetIcon(name), iconSize: 46, band: 30, foot: 108 }),
    text(box(x + 6, y + 2, CARD.width - 12, 28), gadgetTitle(name, language), { ...NAME, least: SIZES.least }),
    text(box(x + 8, y + CARD.height - 106, CARD.width - 14, 103), about, {
      size: SIZES.small,
      weight: 500,
      tone: TONES.soft,
      lines: 5,
      least: SIZES.least,
    }),
  ];
}

const NAME = { size: SIZES.label, weight: 700, align: 'centre' } as const;

/** Each agent with what they will carry, and what nobody carries yet; the gadget that is being given away is gold. */
function equipment(state: State, { agents, gadgets, given }: Side, language: Language, partial: string): Drawn {
  const carriedBy = (agent: number | null) => gadgets.filter((_, index) => (given[index] ?? null) === agent);
  const items: Item[] = [];
  let y = 52;
  const list = (names: readonly string[], left: number) => {
    const width = (WIDTH - 18 - left) / 2;
    return names.flatMap((name, at) => {
      const tone = partial === `give ${name}` ? TONES.gold : ('#dcebff' as const);
      const look = { icon: gadgetIcon(name), iconTone: tone, words: gadgetTitle(name, language) };
      return thing(left + (at % 2) * width, y + 38 + Math.floor(at / 2) * LINE, width, look);
    });
  };
  for (const id of agents) {
    const names = carriedBy(id);
    const height = 44 + Math.max(1, Math.ceil(names.length / 2)) * LINE;
    items.push(
      panel(box(12, y, WIDTH - 24, height), { side: 0, fill: mix(lookOf(0).deep, TONES.ground, 0.6) }),
      portrait(52, y + height / 2, 28, state, id, 'own'),
      text(box(94, y + 5, 220, 32), nameOf(state, id), { size: SIZES.value, weight: 700, mayCut: true }),
      ...featuresOf(state, id).map((name, at) =>
        icon(TALENTS[name], WIDTH - 34 - at * 34, y + 21, 26, { tone: TONES.gold }),
      ),
      ...list(names, 92),
    );
    y += height + 8;
  }
  const open = carriedBy(null);
  if (open.length > 0) {
    const height = 42 + Math.ceil(open.length / 2) * LINE;
    const title = say({ en: 'Not assigned yet', de: 'Noch zu verteilen' }, language);
    items.push(
      panel(box(12, y, WIDTH - 24, height), { dash: [6, 5] }),
      text(box(26, y + 5, 300, 30), title, { size: SIZES.label, tone: TONES.soft }),
      ...list(open, 22),
    );
    y += height + 8;
  }
  return { height: y + 4, items };
}

/** Who is still choosing, and for those who may see it what both have. */
function bothSides(state: State, reader: Reader, choosing: readonly Player[]): Drawn {
  const { viewer, language } = reader;
  const items = ([0, 1] as const).flatMap((player) => {
    const y = 52 + player * 104;
    const standing = standingOf(player, viewer);
    const { agents, gadgets } = state.sides[player];
    const isLate = choosing.includes(player);
    const words = isLate ? { en: 'choosing', de: 'wählt' } : { en: 'done', de: 'fertig' };
    return [
      panel(box(12, y, WIDTH - 24, 96), { side: standing === 'own' ? 0 : 1 }),
      text(box(28, y + 6, 340, 36), playerName(reader, player), { size: SIZES.value, weight: 700, mayCut: true }),
      icon(isLate ? SIGNS.waits : SIGNS.calm, 408, y + 24, 24, { tone: isLate ? TONES.soft : TONES.good }),
      text(box(428, y + 6, 106, 36), say(words, language), { tone: TONES.soft }),
      ...agents.map((id, at) => portrait(52 + at * 48, y + 68, 20, state, id, standing)),
      ...gadgets.map((name, at) =>
        icon(gadgetIcon(name), 54 + (agents.length + at) * 48, y + 68, 30, { tone: '#dcebff' }),
      ),
    ];
  });
  const still = stillChoosing(state, reader, choosing);
  return { height: 304, items: [...items, text(box(24, 262, WIDTH - 48, 34), still, { mayCut: true })] };
}
