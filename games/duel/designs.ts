import {
  column,
  type Design,
  type Entry,
  type EntryRenderer,
  type Language,
  type ListedDesign,
  legendLines,
  say,
  signsOf,
} from '@longtable/kit';
import { CARD, handCard } from '@longtable/kit/picture';
import { cardOf, deckFiles, entryOf, LISTS } from './deck-file.ts';
import { hues } from './drawing/icons.ts';
import { decksOf } from './options.ts';
import { costOf, marksOf, SPELLS } from './rules/cards.ts';
import { cardsOf, DECKS } from './rules/decks.ts';
import { cardThing, STATES } from './scene.ts';
import { briefMarks, cardName, damageAndLife } from './words/names.ts';
import { texts } from './words/texts.ts';

const { editor } = texts;
const NAME = 9;

const renderer: EntryRenderer = {
  ...CARD,
  draw(entry, _, language) {
    const card = cardThing(shown(entry), { language });
    return handCard(card, { x: 0, y: 0, ...CARD }, `${entry.copies}×`, false, signsOf(STATES, language), hues);
  },
};

/** Returns the card of an entry, with the name that its author wrote. */
function shown(entry: Entry) {
  const card = cardOf(entry);
  return card.kind === 'spell' ? card : { ...card, own: true as const };
}

/** Returns an entry on one line: copies, name, cost, values. */
function line(entry: Entry, language: Language): string {
  const card = shown(entry);
  const values = card.kind === 'spell' ? '' : `  ${damageAndLife(card)} ${marksOf(card)}`;
  const cost = String(costOf(card)).padStart(3);
  return `${String(entry.copies).padStart(2)} ${column(cardName(card, language), NAME)}${cost}${values}`.trimEnd();
}

/** Returns the names of the columns of a line. */
function heading(language: Language, values = ''): string {
  const [name, mana] = [editor.name, editor.mana].map((text) => say(text, language)) as [string, string];
  return ` × ${column(name, NAME + 3 - mana.length)}${mana}  ${values}`.trimEnd();
}

/** Design of a deck. Adjacent copies in the file are one entry. */
const deck: ListedDesign = {
  id: 'deck',
  kind: 'listed',
  name: editor.deck,
  about: editor.about,
  files: [{ option: 'deck', ending: '.json' }],
  lists: [
    {
      ...{ ...LISTS[0], name: editor.creatures, max: 60, line, renderer },
      newEntry: { name: 'New', mana_cost: 3, damage_points: 3, life_points: 3, traits: [], copies: 1 },
      heading: (language) => heading(language, say(editor.values, language)),
      legend: (language) => legendLines(briefMarks(new Set(['S', 'M', 'A']), language)),
    },
    { ...LISTS[1], name: editor.spells, max: 40, newEntry: { spell: SPELLS[0], copies: 1 }, line, heading, renderer },
  ],
  starts: Object.entries(DECKS).map(([id, built]) => {
    const entriesOf = (kind: 'creature' | 'spell') =>
      cardsOf(built)
        .filter((card) => card.kind === kind)
        .map((card) => ({ ...entryOf(card), copies: 1 }));
    const text = deckFiles.write({ creatures: entriesOf('creature'), spells: entriesOf('spell') });
    return {
      id,
      name: built.title,
      about: built.about,
      get doc() {
        return deckFiles.read(text).doc!;
      },
    };
  }),
  read: ([text]) => deckFiles.read(text),
  write: ({ lists }) => [deckFiles.write(lists)],
  second: {
    about: editor.secondDeck,
    options: (first, second) => ({ deck: deckFiles.write(first.lists), deck2: deckFiles.write(second.lists) }),
    perSeat: {
      replaces: ['decks', 'against', 'deck', 'deck2'],
      option: 'own',
      about: editor.ownDeck,
      choose: editor.chooseDeck,
    },
  },
  faults({ lists }) {
    const played = decksOf({ deck: deckFiles.write(lists) });
    return 'problem' in played ? [{ reason: played.problem }] : [];
  },
};

export const designs: readonly Design[] = [deck];
