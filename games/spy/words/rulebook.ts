import { eachLanguage, type Language, type RulesPage, say } from '@longtable/kit';
import { gadgets } from '../rules/gadgets/index.ts';
import { PROPERTY_NAMES, properties } from '../rules/properties.ts';
import { texts } from './texts.ts';

/** The pages of `/rules spy`. */
export const rulebook: readonly RulesPage[] = [
  { title: texts.rulebook.rules, text: texts.rulebook.rulesText },
  { title: texts.rulebook.gadgets, text: eachLanguage(gadgetList) },
  { title: texts.rulebook.talents, text: eachLanguage(talentList) },
  {
    title: texts.rulebook.typing,
    text: eachLanguage((language) => `${say(texts.rulebook.typingText, language)}\n${nameList(language)}`),
  },
];

function gadgetList(language: Language): string {
  return gadgets.map(({ title, about }) => `- **${say(title, language)}:** ${say(about, language)}`).join('\n');
}

function talentList(language: Language): string {
  return PROPERTY_NAMES.map((name) => properties[name])
    .map(({ title, about }) => `- **${say(title, language)}:** ${say(about, language)}`)
    .join('\n');
}

/** Returns the titles of the usable gadgets with their names in lines. */
function nameList(language: Language): string {
  return gadgets
    .filter(({ use }) => use)
    .map(({ name, title }) => `${say(title, language)}: \`${name}\``)
    .join(' · ');
}
