import { type Language, nameOf as playerName, type Reader, say } from '@longtable/kit';
import {
  box,
  COLOURS,
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
import { featuresOf, nameOf } from '../../rules/match/people.ts';
import { PICKS } from '../../rules/preparation/picks.ts';
import type { Player, Side, State } from '../../state.ts';
import { gadgetTitle } from '../../words/descriptions.ts';
import { texts } from '../../words/texts.ts';
import { gadgetIcon, TALENTS, THINGS } from '../icons.ts';
import { stillChoosing } from '../preparation.ts';
import { type Drawn, draft, LINE, MAX_TALENT_TEXTS, talentLine, thing } from './draft.ts';
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
