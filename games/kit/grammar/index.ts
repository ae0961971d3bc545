/** Grammar per language, for language modules: `german.the(unit, 'accusative')`. */
export * as english from './english.ts';
export * as french from './french.ts';
export * as german from './german.ts';
export { type Case, feminine, type Gender, masculine, type Noun, nameNoun, neuter, nouns } from './noun.ts';
export * as spanish from './spanish.ts';
