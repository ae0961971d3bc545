import type { CharacterSpec } from '../../games/spy/files/characters.ts';
import { makeRows, type ScenarioFile } from '../../games/spy/files/scenario.ts';
import { defaultConfig, type MatchConfig, matchConfig } from '../../games/spy/rules/config.ts';
import { FIELD_NAMES } from '../../games/spy/rules/fields.ts';
import { PROPERTY_NAMES } from '../../games/spy/rules/properties.ts';
import { type Loose, list, loose, text, texts } from '../wire/normal.ts';

/** What a server's hello says about the match. */
export interface Briefing {
  readonly config: MatchConfig;
  readonly rows: readonly string[];
  /** Characters under their ids as names, which no server gives twice. */
  readonly cast: readonly CharacterSpec[];
  readonly ids: readonly string[];
}

/** Reads the files of a match from a hello's answer, as far as they can be understood. */
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
    cast: entries.map(({ features }, index) => ({ name: ids[index] ?? '', features: propertiesIn(texts(features)) })),
    ids,
  };
}

/** The properties that are known here. */
export function propertiesIn(features: readonly string[]): CharacterSpec['features'] {
  return PROPERTY_NAMES.filter((name) => features.includes(name));
}

function numbersOf(settings: Loose): Partial<MatchConfig> {
  return Object.fromEntries(
    Object.entries(settings).filter(([key, value]) => Object.hasOwn(defaultConfig, key) && typeof value === 'number'),
  );
}
