import { list } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { CARDS } from '../rules/cards.ts';
import type { EffectName } from '../rules/monsters.ts';
import type { Hit, MonsterAct, OwnAct } from './acts.ts';
import { abilityName, capital, theMonster, theTarget } from './names.ts';

/** What Runa did with her card. */
export function strike({ card, roll, hit }: OwnAct, language: Language): string {
  const kind = card ? CARDS[card.name].kind : 'strike';
  if (kind !== 'strike' && kind !== 'spell') return say(STANCES[kind], language);
  const name = card && abilityName(card, language);
  if (kind === 'strike' && roll === undefined)
    return say({ en: `Runa plays ${name}.`, de: `Runa spielt ${name}.` }, language);
  const does =
    kind === 'strike'
      ? { en: `Runa rolls ${roll}`, de: `Runa würfelt ${roll}` }
      : { en: `Runa casts ${name}`, de: `Runa zaubert ${name}` };
  const ends = hit ? { en: ` and ${hitWords(hit, language)}.`, de: ` und ${hitWords(hit, language)}.` } : STOPPED[kind];
  return `${say(does, language)}${say(ends, language)}`;
}

const STANCES = {
  parry: { en: 'Runa gets ready to parry.', de: 'Runa hebt die Klinge zur Parade.' },
  reflect: { en: 'Runa raises a mirror against magic.', de: 'Runa hält der Magie einen Spiegel entgegen.' },
  focus: { en: 'Runa gathers her thoughts.', de: 'Runa sammelt sich.' },
} as const satisfies Record<string, Text>;

const STOPPED = {
  strike: { en: ', but the blow is blocked.', de: ', doch der Schlag wird geblockt.' },
  spell: { en: ', but the magic is deflected.', de: ', doch die Magie wird abgelenkt.' },
} as const satisfies Record<string, Text>;

function hitWords({ who, damage, left }: NonNullable<OwnAct['hit']>, language: Language): string {
  const target = theTarget(who, language);
  const words =
    left === 0
      ? { en: `kills ${target} with ${damage} damage`, de: `besiegt ${target} mit ${damage} Schaden` }
      : { en: `hits ${target} for ${damage}: ${left} left`, de: `trifft ${target} für ${damage}: noch ${left}` };
  return say(words, language);
}

/** What a monster did to Runa, and what came back. */
export function answer({ who, ability, hits }: MonsterAct, language: Language): string {
  const verb = say(VERBS[ability.name], language).replace('*', abilityName(ability, language));
  const told = hits.map((hit) => (hit.who === 'Runa' ? suffered(hit, language) : returned(hit, language)));
  const doing = `${capital(theMonster(who, language))} ${verb}`;
  return told.length === 0 ? `${doing}${say(PARRIED, language)}` : `${doing}: ${told.join('; ')}.`;
}

/** What monsters did that only guard or gather themselves, in one sentence. */
export function answers(acts: readonly MonsterAct[], language: Language): string {
  const did = acts.map(({ who, ability }) => `${theMonster(who, language)} ${say(VERBS[ability.name], language)}`);
  return `${capital(list(did, language))}.`;
}

const PARRIED: Text = { en: ', but Runa parries it.', de: ', doch Runa pariert.' };

function suffered({ damage, left }: Hit, language: Language): string {
  const words =
    left === 0
      ? { en: `${damage} damage, Runa falls`, de: `${damage} Schaden, Runa fällt` }
      : { en: `${damage} damage, Runa has ${left} left`, de: `${damage} Schaden, Runa hat noch ${left}` };
  return say(words, language);
}

function returned({ damage, left }: Hit, language: Language): string {
  const words =
    left === 0
      ? { en: `${damage} come back and kill it`, de: `${damage} fallen zurück und besiegen den Angreifer` }
      : { en: `${damage} come back (${left} left)`, de: `${damage} fallen zurück (noch ${left})` };
  return say(words, language);
}

/** What monsters do with their abilities; a star stands for the ability's name. */
const VERBS: Readonly<Record<EffectName, Text>> = {
  Scratch: { en: 'scratches', de: 'kratzt' },
  Claw: { en: 'claws', de: 'schlägt mit der Pranke' },
  Smash: { en: 'smashes', de: 'schlägt zu' },
  Bite: { en: 'bites', de: 'beißt' },
  Focus: { en: 'focuses', de: 'sammelt Fokus' },
  Block: { en: 'blocks', de: 'geht in Deckung' },
  Deflect: { en: 'wards off magic', de: 'wehrt Magie ab' },
  Water: { en: 'casts *', de: 'zaubert *' },
  Ice: { en: 'casts *', de: 'zaubert *' },
  Fire: { en: 'casts *', de: 'zaubert *' },
  Lightning: { en: 'casts *', de: 'zaubert *' },
};
