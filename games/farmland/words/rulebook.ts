import { column, eachLanguage, type Language, type RulesPage, say, type Text } from '@longtable/kit';
import type { Preset } from '../files/presets.ts';
import { PRESET_NAMES, PRESETS } from '../files/presets.ts';
import { shortName } from './names.ts';
import { texts } from './texts.ts';
import { valuesOf } from './units.ts';

/** Width of a name in a deck list: 36 columns minus count, values and spaces. */
const NAME_COLUMNS = 36 - 2 - 1 - '1000/1000'.length;

function deckList({ label, units }: Preset, language: Language): string {
  const lines = units.map(([count, qualifier, role, atk, def]) => {
    const card = { qualifier, role, atk, def };
    return `${count} ${column(shortName(card, language), NAME_COLUMNS)} ${valuesOf(card)}`;
  });
  return `### ${say(label, language)}\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
}

function deckPage(presets: readonly Preset[], after?: Text): Text {
  return eachLanguage((language) =>
    [...presets.map((preset) => deckList(preset, language)), ...(after ? [say(after, language)] : [])].join('\n'),
  );
}

const DECKS_PER_PAGE = 4;
const [classic, ...others] = PRESET_NAMES.map((name) => PRESETS[name]);

export const rulebook: readonly RulesPage[] = [
  texts.rulebook.rules,
  texts.rulebook.unions,
  { title: texts.rulebook.classicDeck, text: deckPage([classic!]) },
  { title: texts.rulebook.otherDecks, text: deckPage(others.slice(0, DECKS_PER_PAGE)) },
  { title: texts.rulebook.moreDecks, text: deckPage(others.slice(DECKS_PER_PAGE), texts.rulebook.ownDecks) },
  texts.rulebook.typing,
];
