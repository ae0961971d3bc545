import { eachLanguage, type RulesPage, say, type Text } from '@longtable/kit';
import { SPELLS } from '../rules/cards.ts';
import { type BuiltInDeck, cardsOf, DECKS, listDeck } from '../rules/decks.ts';
import { deckLines, spellLines } from './names.ts';
import { texts } from './texts.ts';

function deckPage(decks: readonly BuiltInDeck[]): Text {
  return eachLanguage((language) =>
    decks
      .map((deck) => {
        const lines = deckLines(listDeck(cardsOf(deck)), language);
        return `### ${say(texts.deckLabel(deck), language)}\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
      })
      .join('\n'),
  );
}

const DECKS_PER_PAGE = 3;
const all = Object.values(DECKS);

export const rulebook: readonly RulesPage[] = [
  texts.rulebook.rules,
  { title: texts.rulebook.spells, text: eachLanguage((language) => spellLines(SPELLS, language).join('\n')) },
  { title: texts.rulebook.decks, text: deckPage(all.slice(0, DECKS_PER_PAGE)) },
  { title: texts.rulebook.moreDecks, text: deckPage(all.slice(DECKS_PER_PAGE)) },
  texts.rulebook.typing,
];
