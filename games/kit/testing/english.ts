/** English words that do not occur in German texts. */
const ENGLISH = new Set(
  `the and you your yours of with from has have had is are was were be been to by at on it its this that these those which who whom whose what when where why how
  not no nobody nothing some any every each all both one two three four five six seven eight nine ten
  player players turn turns round rounds move moves moved play plays played wins won win lose loses lost beats beaten draw draws drew drawn
  hit hits attack attacks attacked block blocks hand pile deck card cards life health damage mana focus heal heals healed dies died dead kill kills killed
  summon summons cast casts spell spells creature creatures graveyard discard discards discarded place places placed unit units field fields king left right up down
  step steps walk walks rest rests wait waits waited take takes taken give gives given open opens opened close safe safes secret secrets agent agents guest guests enemy enemies
  drink drinks drank pour pours poured cocktail's spy spies spied observe observes gadget's gadgets' point points next before after until again already yet still only
  choose choice pick picks picked ready start starts started end ends ended over begin begins began here there now then than more less most least new old
  bid bids raise raises challenge challenges call calls fold folds bet bets guess guesses swap swaps buy buys sell sells build builds trade trades skip skips
  shield shields cooldown ability abilities monster monsters hero level's room rooms stage stages loot reward upgrade upgrades roll rolls rolled
  empty face hidden known unknown join joins joined union unions failed eliminated flipped yield yields`
    .split(/\s+/)
    .filter(Boolean),
);

/** German words that are spelled like an English word. */
const GERMAN = new Set([
  ...['am', 'an', 'in', 'hat', 'was', 'war', 'die', 'des', 'so', 'man', 'bar', 'rot', 'hand', 'union', 'all'],
  ...['still', 'mana', 'block', 'level', 'deck', 'start', 'links', 'bis', 'field', 'rest', 'hit', 'king', 'agent'],
  ...['ten', 'spell', 'gadget', 'monster', 'monsters'],
]);

/**
 * Returns the first English word in a German text, or undefined if there is none. `allowed` are names that are the same
 * in German.
 */
export function englishIn(text: string, allowed: readonly string[]): string | undefined {
  const bare = allowed.reduce((rest, name) => rest.replaceAll(name, ' '), text).replace(/https?:\/\/\S+|`[^`]*`/g, ' ');
  const words = bare.match(/[\p{L}']+/gu) ?? [];
  return words.find((word) => ENGLISH.has(word.toLowerCase()) && !GERMAN.has(word.toLowerCase()));
}
