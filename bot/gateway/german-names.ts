import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';

/** What commands and their options are called in German, where there is a natural word that is not the English one. */
const NAMES: Readonly<Record<string, string>> = {
  allowed: 'erlaubt',
  analyse: 'analysieren',
  'best-of-two': 'hin-und-rückspiel',
  board: 'brett',
  cancel: 'absagen',
  channel: 'kanal',
  characters: 'charaktere',
  clear: 'verwerfen',
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
  'download-my-data': 'meine-daten',
  duration: 'dauer',
  enabled: 'aktiv',
  end: 'beenden',
  endless: 'endlos',
  file: 'datei',
  frequency: 'häufigkeit',
  game: 'spiel',
  help: 'hilfe',
  hint: 'tipp',
  hints: 'tipps',
  history: 'verlauf',
  if: 'wenn',
  inactivity: 'inaktivität',
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
  start: 'starten',
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
  via: 'weg',
  watch: 'zusehen',
  withdraw: 'zurückziehen',
};

interface Named {
  readonly name: string;
  readonly options?: readonly Named[] | undefined;
}

/** A command that Germans find under German names; the bot itself goes on reading the English ones. */
export function withGermanNames(
  data: RESTPostAPIChatInputApplicationCommandsJSONBody,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  return germanised(data) as RESTPostAPIChatInputApplicationCommandsJSONBody;
}

function germanised(named: Named): Named {
  const de = NAMES[named.name];
  return {
    ...named,
    ...(de !== undefined && { name_localizations: { de } }),
    ...(named.options && { options: named.options.map(germanised) }),
  };
}
