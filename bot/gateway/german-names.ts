import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';

/** German names of commands and options that differ from the English ones. */
const NAMES: Readonly<Record<string, string>> = {
  allowed: 'erlaubt',
  analyse: 'analysieren',
  announce: 'ankündigen',
  ascension: 'aufstieg',
  'best-of-two': 'hin-und-rückspiel',
  board: 'brett',
  cancel: 'absagen',
  cast: 'besetzung',
  channel: 'kanal',
  characters: 'charaktere',
  clear: 'löschen',
  clock: 'bedenkzeit',
  'close-table': 'tisch-schließen',
  'computers-only': 'nur-computer',
  create: 'erstellen',
  daily: 'täglich',
  days: 'tage',
  'delete-my-data': 'meine-daten-löschen',
  design: 'entwerfen',
  'design-characters': 'entwurf-charaktere',
  'design-deck': 'entwurf-deck',
  'design-deck2': 'entwurf-deck2',
  'design-levels': 'entwurf-level',
  'design-match': 'entwurf-partie',
  'design-scenario': 'entwurf-szenario',
  display: 'anzeige',
  'download-my-data': 'meine-daten-herunterladen',
  duration: 'dauer',
  enabled: 'aktiv',
  end: 'beenden',
  endless: 'endlos',
  expansion: 'erweiterung',
  file: 'datei',
  frequency: 'häufigkeit',
  game: 'spiel',
  help: 'hilfe',
  hint: 'tipp',
  hints: 'tipps',
  history: 'verlauf',
  if: 'wenn',
  inactivity: 'inaktivität',
  'janitor-round': 'hausmeister-ab-runde',
  join: 'mitspielen',
  language: 'sprache',
  leaderboard: 'rangliste',
  learn: 'lernen',
  leave: 'verlassen',
  list: 'liste',
  lobby: 'spielersuche',
  lookup: 'nachschlagen',
  match: 'partie',
  move: 'zug',
  'my-deck': 'mein-deck',
  'offer-draw': 'remis-anbieten',
  opponent: 'gegner',
  'own-files': 'eigene-dateien',
  panel: 'ansicht',
  pause: 'pausieren',
  plan: 'planen',
  play: 'spielen',
  players: 'spieler',
  privacy: 'datenschutz',
  program: 'programm',
  puzzle: 'rätsel',
  'quiet-from': 'ruhe-ab',
  'quiet-to': 'ruhe-bis',
  rated: 'gewertet',
  reminders: 'erinnerungen',
  replay: 'nachspielen',
  reset: 'zurücksetzen',
  resign: 'aufgeben',
  resume: 'fortsetzen',
  rounds: 'runden',
  rules: 'regeln',
  scenario: 'szenario',
  settings: 'einstellungen',
  show: 'zeigen',
  'similar-rating': 'ähnliche-wertung',
  'spectators-see-all': 'zuschauer-sehen-alles',
  standings: 'stand',
  start: 'startbedingung',
  stats: 'statistik',
  style: 'stil',
  table: 'tisch',
  tables: 'tische',
  time: 'zeit',
  timezone: 'zeitzone',
  tournament: 'turnier',
  undo: 'zurücknehmen',
  until: 'bis',
  vacation: 'urlaub',
  via: 'benachrichtigung',
  watch: 'zusehen',
  week: 'woche',
  withdraw: 'zurückziehen',
};

/** Names with another meaning under a command, by the path of that command or option. */
const NAMES_BY_PATH: Readonly<Record<string, string>> = {
  'tournament start': 'starten',
};

interface NamedOption {
  readonly name: string;
  readonly options?: readonly NamedOption[] | undefined;
}

/** Adds German names to a command. Handlers still read the English names. */
export function withGermanNames(
  data: RESTPostAPIChatInputApplicationCommandsJSONBody,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return translateNames(data, data.name) as RESTPostAPIChatInputApplicationCommandsJSONBody;
}

function translateNames(named: NamedOption, path: string): NamedOption {
  const de = NAMES_BY_PATH[path] ?? NAMES[named.name];
  return {
    ...named,
    ...(de !== undefined && { name_localizations: { de } }),
    ...(named.options && { options: named.options.map((option) => translateNames(option, `${path} ${option.name}`)) }),
  };
}
