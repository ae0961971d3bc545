import { list, type Reader } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { type DungeonEvent, RAISED } from '../events.ts';
import { ownBlow, suffered } from './blows.ts';
import { castWords, refusedWords } from './casts.ts';
import { acting, capital } from './names.ts';

/** What happened, in a handful of sentences: the way, the hero's deed, what it brought, what the enemies did, what is next. */
export function story(events: readonly DungeonEvent[], { language }: Reader): string[] {
  return [
    ...of(events, 'repeated').flatMap((event) => repeatedWords(event, language)),
    ...of(events, 'blocked').map(() => say(WALL, language)),
    ...ownBlow(events, language),
    ...castWords(events, language),
    ...of(events, 'refused').map((event) => refusedWords(event, language)),
    ...growth(of(events, 'level-up'), language),
    ...suffered(events, language),
    ...levels(events, language),
  ];
}

const WALL: Text = { en: 'A wall is in the way.', de: 'Da steht eine Wand.' };

type Of<Kind extends DungeonEvent['kind']> = Extract<DungeonEvent, { kind: Kind }>;

function of<Kind extends DungeonEvent['kind']>(events: readonly DungeonEvent[], kind: Kind): Of<Kind>[] {
  return events.filter((event): event is Of<Kind> => event.kind === kind);
}

function repeatedWords({ name, what, rounds, met, opening }: Of<'repeated'>, language: Language): string[] {
  if (rounds === 1 && met === undefined) return [];
  const who = capital(acting(name, language));
  const long =
    what === 'walk'
      ? {
          en: `walks ${rounds === 1 ? 'a step' : `${rounds} steps`}`,
          de: `läuft ${rounds === 1 ? 'einen Schritt' : `${rounds} Schritte`}`,
        }
      : {
          en: `rests for ${rounds === 1 ? 'a round' : `${rounds} rounds`}`,
          de: `rastet ${rounds === 1 ? 'eine Runde' : `${rounds} Runden`}`,
        };
  const stop =
    met === undefined
      ? { en: opening ? ' to an opening' : '', de: opening ? ' bis zu einer Öffnung' : '' }
      : { en: `: ${acting(met, 'en')} is near`, de: `: ${capital(acting(met, 'de'))} ist nah` };
  return [`${who} ${say(long, language)}${say(stop, language)}.`];
}

const GAINS = {
  pool: { en: 'health', de: 'Leben' },
  attack: { en: 'attack', de: 'Angriff' },
  defense: { en: 'defense', de: 'Abwehr' },
  manaPool: { en: 'mana', de: 'Mana' },
  spellPower: { en: 'spell power', de: 'Zauberkraft' },
  arrows: { en: 'arrows', de: 'Pfeile' },
} as const satisfies Record<(typeof RAISED)[number], Text>;

/** All level-ups of a line are one; of what rose the first figures are told, the board shows them all. */
function growth(ups: readonly Of<'level-up'>[], language: Language): string[] {
  const last = ups.at(-1);
  if (!last) return [];
  const gains = RAISED.flatMap((figure) => {
    const sum = ups.reduce((whole, { gains }) => whole + (gains[figure] ?? 0), 0);
    return sum > 0 ? [`${say(GAINS[figure], language)} +${sum}`] : [];
  })
    .slice(0, 3)
    .join(', ');
  const who = capital(acting(last.name, language));
  return [
    say(
      { en: `${who} rises to level ${last.level}: ${gains}.`, de: `${who} steigt auf Stufe ${last.level}: ${gains}.` },
      language,
    ),
  ];
}

/** The end of a level and the next one are one sentence; how a run ends is told elsewhere. */
function levels(events: readonly DungeonEvent[], language: Language): string[] {
  const parts = events.flatMap((event): Text[] => {
    if (event.kind === 'level' && event.of === 1) return [{ en: 'the level begins', de: 'das Level beginnt' }];
    if (event.kind === 'level') return [{ en: `level ${event.level} begins`, de: `Level ${event.level} beginnt` }];
    if (event.kind !== 'cleared' || of(events, 'victory').length > 0) return [];
    return [{ en: `level ${event.level} is cleared`, de: `Level ${event.level} ist geschafft` }];
  });
  const told = list(
    parts.map((part) => say(part, language)),
    language,
  );
  return told ? [`${capital(told)}.`] : [];
}
