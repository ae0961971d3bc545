import type { CharacterSpec } from '@longtable/spy/files/characters';
import { makeRows, type ScenarioFile } from '@longtable/spy/files/scenarios';
import { defaultConfig, type MatchConfig, matchConfig } from '@longtable/spy/rules/config';
import { FIELD_NAMES } from '@longtable/spy/rules/grid';
import { PROPERTY_NAMES } from '@longtable/spy/rules/properties';
import { type Loose, list, loose, text, texts } from '../wire/normal.ts';

/** The match files from a server's HELLO_REPLY. */
export interface Briefing {
  readonly config: MatchConfig;
  readonly rows: readonly string[];
  /** Characters with unique names. */
  readonly cast: readonly CharacterSpec[];
  readonly ids: readonly string[];
}

/** Reads the match files from a HELLO_REPLY. Unknown parts get defaults. */
export function readBriefing(message: Loose): Briefing {
  const settings = loose(message.settings) ?? {};
  const parsed = matchConfig.safeParse(settings);
  const entries = list(message.characterSettings).map((entry) => loose(entry) ?? {});
  const ids = entries.map(({ characterId }) => text(characterId).toLowerCase());
  const scenario = list(loose(message.level)?.scenario).map((row) =>
    texts(row).map((name) => FIELD_NAMES.find((one) => one === name) ?? 'WALL'),
  );
  return {
    config: parsed.success ? parsed.data : { ...defaultConfig, ...numbersOf(settings) },
    rows: makeRows({ scenario } satisfies ScenarioFile),
    cast: entries.map(({ name, features }, index) => ({
      name: uniqueName(text(name), index, entries),
      features: propertiesIn(texts(features)),
    })),
    ids,
  };
}

/** Returns a character's name on one line, with its number if it is empty or not unique. */
function uniqueName(name: string, index: number, all: readonly Loose[]): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  const isUnique = plain !== '' && all.filter((other) => other.name === name).length === 1;
  return isUnique ? plain : `${plain} #${index + 1}`.trim();
}

/** Returns the features that are known properties. */
export function propertiesIn(features: readonly string[]): CharacterSpec['features'] {
  return PROPERTY_NAMES.filter((name) => features.includes(name));
}

function numbersOf(settings: Loose): Partial<MatchConfig> {
  return Object.fromEntries(
    Object.entries(settings).filter(([key, value]) => Object.hasOwn(defaultConfig, key) && typeof value === 'number'),
  );
}
